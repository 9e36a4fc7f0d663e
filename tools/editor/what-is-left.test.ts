import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { counselQuestions } from "#content/counsel-questions.ts";
import { leftToDo } from "./what-is-left.ts";

test("a finding in a data file leads to its form and names the field", () => {
  const line = readFileSync("content/firm.json", "utf8")
    .split("\n")
    .findIndex((text) => text.includes('"clientPortal"'));
  const what = "a sample address: portal.firm.example";
  const place = `content/firm.json:${line + 1}`;
  expect(leftToDo({ topic: "Sample brand and addresses", place, what })).toMatchObject({
    form: "firm",
    asked: "Firm, Client portal: portal.firm.example is a sample address. Write your own.",
  });
});

test("a finding in another file leads to its line", () => {
  const place = "content/pages/about.ts › aboutPage › story";
  const left = leftToDo({
    topic: "Sample people, words and results",
    place,
    what: "marked as sample",
  });
  const [file = "", line] = left.file?.split(":") ?? [];
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toContain("story:");
});

test.each(counselQuestions)("the question $id leads to where its answer is written", ({ id }) => {
  const topic = "Questions to settle before going live";
  const [file = "", line] = leftToDo({ topic, place: id, what: "ask" }).file?.split(":") ?? [];
  expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toContain(`id: "${id}"`);
});
