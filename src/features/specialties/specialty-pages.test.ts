import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it, test } from "vitest";
import {
  findSpecialty,
  practiceTypes,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { firm } from "#content/firm.ts";
import { specialtiesPage } from "#content/pages/specialties.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { type SpecialtyWithPage, specialtiesWithPages } from "./specialty-library.server.ts";

const articleIds = globSync("content/articles/*.mdx").map((file) => basename(file, ".mdx"));

/** In search results longer ones are cut; a title is followed by the firm's name. */
const titleLimit = 60;
const descriptionLimit = 155;

test("every specialty of the calculator has a text, and every text a specialty", () => {
  const ids = practiceTypes.flatMap(({ specialties }) => specialties.map(({ id }) => id));
  const texts = globSync("content/specialties/*.json").map((file) => basename(file, ".json"));
  expect(texts.toSorted()).toEqual(ids.toSorted());
});

test("search results show every title and description in full", () => {
  const { title, metaDescription: description } = specialtiesPage;
  for (const page of [{ title, description }, ...specialtiesWithPages.map(({ page }) => page)]) {
    expect(`${page.title} | ${firm.name}`.length, page.title).toBeLessThan(titleLimit);
    expect(page.description.length, page.title).toBeLessThan(descriptionLimit);
  }
});

describe.each([...specialtiesWithPages])("the page of $id", ({ id, page }) => {
  it("leads to two or three other specialties and to articles that exist", () => {
    expect(new Set(page.nearby).size).toBe(page.nearby.length);
    expect(page.nearby).not.toContain(id);
    expect(page.nearby.filter((near) => !findSpecialty(near))).toEqual([]);
    expect(page.articles.filter((article) => !articleIds.includes(article))).toEqual([]);
  });

  it("works with a practice in one of the fifty states", () => {
    const { state } = page.practice;
    expect(findState(state)?.name).toBe(state);
  });
});

test("pages begin with different sections, by what their specialty turns on", () => {
  const first = specialtiesWithPages.map(({ page }) => page.firstSection);
  for (const section of ["activities", "practice", "questions"] as const)
    expect(first.filter((one) => one === section).length).toBeGreaterThanOrEqual(4);
});

const wordsIn = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}$][\p{L}\p{N}'’&%-]*/gu) ?? [];

/** Without the specialty's own name, so that a sentence with only the name exchanged is found too. */
function longSentencesOf({ name, page }: SpecialtyWithPage): Set<string> {
  const stems = wordsIn(name).map((word) => word.slice(0, 6));
  const { introduction, activities, practice, cpaQuestions } = page;
  const written = [
    ...activities.flatMap((part): string[] => Object.values(part)),
    ...cpaQuestions.flatMap(({ question, answer }) => [question, answer]),
  ];
  const texts = [...introduction, ...written, practice.projects, practice.hoursLog];
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map(wordsIn)
    .filter((words) => words.length > 8)
    .map((words) =>
      words.map((word) => (stems.some((stem) => word.startsWith(stem)) ? "…" : word)).join(" "),
    );
  return new Set(sentences);
}

test("no sentence of more than eight words is on two pages, even with the specialty exchanged", () => {
  const sentences = specialtiesWithPages.flatMap((specialty) => [...longSentencesOf(specialty)]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
