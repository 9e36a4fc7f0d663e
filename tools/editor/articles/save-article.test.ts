import { readFileSync } from "node:fs";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { readArticle } from "./article-file.ts";
import { articlesOnDisk, beginArticle, fileOf, saveArticle, versionOf } from "./save-article.ts";

const [article] = articlesOnDisk();
const id = article?.id ?? "";
const text = readFileSync(fileOf(id), "utf8");
const { fields } = readArticle(text);

test("a file that was changed meanwhile is not overwritten", async () => {
  const compile = vi.fn();
  const sent = new URLSearchParams({ version: versionOf(`${text}\n`), body: "Other words." });
  const { sentences } = await saveArticle(id, sent, compile);
  expect(sentences.join()).toMatch(/^Not saved: another program/);
  expect(readFileSync(fileOf(id), "utf8")).toBe(text);
  expect(compile).not.toHaveBeenCalled();
});

test("a published article with a mistake is not saved, and the check says why", async () => {
  const sent = new URLSearchParams({ version: versionOf(text), body: "A word." });
  const { sentences } = await saveArticle(id, sent, async () => ({
    default: () => createElement("a", { href: "/nowhere" }, "A word."),
    frontMatter: fields,
  }));
  expect(sentences[0]).toMatch(/^Not saved/);
  expect(sentences.join("\n")).toContain("it has no summary; write <SummaryList>");
  expect(sentences.join("\n")).toContain("the link /nowhere; there is no such page on the site");
  expect(readFileSync(fileOf(id), "utf8")).toBe(text);
});

test("a new article does not take the address of another", () => {
  expect(beginArticle(id.replaceAll("-", " "))).toBeUndefined();
  expect(beginArticle("?")).toBeUndefined();
});
