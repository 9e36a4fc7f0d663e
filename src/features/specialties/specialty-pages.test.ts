import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it, test } from "vitest";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { specialtiesPage } from "#content/pages/specialties.ts";
import { type ActivityNotes, activityNoteLabels } from "#content/specialties/specialty-page.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import {
  problemsWithFiles,
  type SpecialtyWithPage,
  specialtiesWithPages,
} from "./specialty-library.server.ts";

const articleIds = globSync("content/articles/*.mdx").map((file) => basename(file, ".mdx"));
const noteNames = Object.keys(activityNoteLabels) as (keyof ActivityNotes)[];

/** In search results longer ones are cut. */
const titleLimit = 60;
const descriptionLimit = 155;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}$][\p{L}\p{N}.,'’&%-]*/gu) ?? [];

/** Everything on the page that is written for this specialty alone. */
function ownTexts({ page }: SpecialtyWithPage): string[] {
  const { practice } = page;
  return [
    page.heading,
    ...page.introduction,
    ...page.activities.flatMap((notes) => noteNames.map((name) => notes[name])),
    ...[practice.people, practice.hours, practice.halfTheHours],
    ...page.cpaQuestions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

test("every specialty of the calculator has a text, and every text a specialty", () => {
  expect(problemsWithFiles()).toEqual([]);
});

describe.each([...specialtiesWithPages])("the page of $id", (specialty) => {
  const { id, page } = specialty;

  it("has a title and a description that search results show in full", () => {
    expect(page.title.length).toBeLessThan(titleLimit);
    expect(page.description.length).toBeLessThan(descriptionLimit);
  });

  it("names the credit in its heading", () => {
    expect(page.heading).toMatch(/credit/i);
  });

  it("says for each activity what is not known, the test, the record and when it does not count", () => {
    for (const notes of page.activities)
      for (const name of noteNames) expect(wordsIn(notes[name]).length, name).toBeGreaterThan(4);
  });

  it("has 500 to 900 words", () => {
    const count = ownTexts(specialty).flatMap(wordsIn).length;
    expect(count).toBeGreaterThanOrEqual(500);
    expect(count).toBeLessThanOrEqual(900);
  });

  it("leads to two or three other specialties and to articles that exist", () => {
    expect([2, 3]).toContain(new Set(page.nearby).size);
    expect(page.nearby).not.toContain(id);
    expect(page.nearby.filter((near) => !findSpecialty(near))).toEqual([]);
    expect(page.articles.filter((article) => !articleIds.includes(article))).toEqual([]);
  });

  it("works with a practice in one of the fifty states, on two different activities", () => {
    const { state, activities } = page.practice;
    expect(findState(state)?.name).toBe(state);
    expect(new Set(activities).size).toBe(2);
  });
});

test("the list of specialties has a title and a description of the same length", () => {
  expect(specialtiesPage.title.length).toBeLessThan(titleLimit);
  expect(specialtiesPage.metaDescription.length).toBeLessThan(descriptionLimit);
});

const longSentence = 8;

/** Without the specialty's own name, so that a sentence with only the name exchanged is found too. */
function sentencesOf(specialty: SpecialtyWithPage): string[] {
  const stems = wordsIn(specialty.name.toLowerCase()).map((word) => word.slice(0, 6));
  return ownTexts(specialty)
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((sentence) =>
      wordsIn(sentence.toLowerCase())
        .map((word) => word.replace(/[.,]$/, ""))
        .map((word) => (stems.some((stem) => word.startsWith(stem)) ? "…" : word)),
    )
    .filter((words) => words.length > longSentence)
    .map((words) => words.join(" "));
}

function sharedSentences(specialties: readonly SpecialtyWithPage[]): string[] {
  const placesOf = new Map<string, string[]>();
  for (const specialty of specialties)
    for (const sentence of new Set(sentencesOf(specialty)))
      placesOf.set(sentence, [...(placesOf.get(sentence) ?? []), specialty.id]);
  return [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([sentence, places]) => `${places.join(", ")}: ${sentence}`);
}

test("no sentence of more than eight words is on two pages, even with the specialty exchanged", () => {
  expect(sharedSentences(specialtiesWithPages)).toEqual([]);
});

test("the comparison finds a sentence in which only the specialty is exchanged", () => {
  const [first] = specialtiesWithPages;
  if (!first) throw new Error("There is a page");
  const withSentence = (id: string, name: string, sentence: string): SpecialtyWithPage => ({
    ...{ ...first, id, name },
    page: { ...first.page, introduction: [sentence, "Short.", "Short."] },
  });
  const found = sharedSentences([
    withSentence(
      "urology",
      "Urology",
      "A urologist who compares two lasers may be doing research here.",
    ),
    withSentence(
      "neurology",
      "Neurology",
      "A neurologist who compares two lasers may be doing research here.",
    ),
  ]);
  expect(found).toContain(
    "urology, neurology: a … who compares two lasers may be doing research here",
  );
});
