import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readArticle, withChanges } from "./article-file.ts";

const folder = "content/articles";

test.each(readdirSync(folder))("saving %s unchanged changes no byte of it", (file) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  for (const same of [text, text.replaceAll("\n", "\r\n")]) {
    const { fields, body } = readArticle(same);
    // A browser sends each line with its own ending.
    for (const sent of [body, body.replaceAll(/\r?\n/g, "\r\n")])
      expect(withChanges(same, fields, sent)).toBe(same);
  }
});

const lines = [
  "---",
  "title:   'It''s the “old” one'  ",
  'excerpt: "Said: once"',
  "# Of publication.",
  'date: "2026-11-15"',
  "keywords: ",
  "- one  ",
  "- 'two' # the second",
  "- three",
  "hero:",
  "    file:  milling.jpg",
  '    alt:   "A mill"',
  "tilte: a field that no form has",
  "--- ",
  "",
  "  ",
  "First line.  ",
  "",
  "Second line.",
  "",
  "Last line",
];

const ways: [change: string, fields: Record<string, unknown>, from: string, to: string][] = [
  ["a title", { title: "It's new" }, lines[1] ?? "", "title: 'It''s new'"],
  ["a text", { excerpt: "Twice" }, '"Said: once"', '"Twice"'],
  ["an entry", { keywords: ["one", "two", "four"] }, "- three", "- four"],
  ["a further entry", { keywords: ["one", "two", "three", "4: b"] }, "three", 'three\n- "4: b"'],
  ["an entry that goes", { keywords: ["one", "three"] }, "- 'two' # the second\n", ""],
  [
    "a description",
    { hero: { file: "milling.jpg", alt: "Mills" } },
    '    alt:   "A mill"',
    '    alt: "Mills"',
  ],
  ["a field that goes", { date: "" }, 'date: "2026-11-15"\n', ""],
  ["a new field", { draft: true }, "has\n---", "has\ndraft: true\n---"],
];

test.each(ways)("%s changes its own lines only", (_change, fields, from, to) => {
  for (const newline of ["\n", "\r\n"]) {
    const text = lines.join(newline);
    const { fields: before, body } = readArticle(text);
    const ended = (words: string) => words.replaceAll("\n", newline);
    expect(body.startsWith("First line.  ")).toBe(true);
    const after = withChanges(text, { ...before, ...fields }, body);
    expect(after).toBe(text.replace(ended(from), ended(to)));
  }
});

test("a changed word of the text leaves the other lines with their own endings", () => {
  const text = "---\ntitle: A\n---\n\nOne.\r\nTwo.  \n\nThree.\r\n";
  const body = readArticle(text).body.replace("Two.", "2.\r\n\r\nAnd more.");
  expect(withChanges(text, { title: "A" }, body)).toBe(
    "---\ntitle: A\n---\n\nOne.\r\n2.\r\n\r\nAnd more.  \r\n\nThree.\r\n",
  );
});

test("fields that cannot be read are told with their line", () => {
  expect(readArticle('---\ntitle: "A\ndate: 1\n---\n').fault).toMatch(/^line \d: /);
});
