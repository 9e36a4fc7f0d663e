import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { counselQuestions } from "#content/counsel-questions.ts";
import { questionsToSettle } from "../launch-check/findings.ts";
import { writeAnswer } from "./counsel-answers.ts";
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

test("a finding in a file of code leads to its line and is for an engineer", () => {
  const place = "content/pages/about.ts › aboutPage › story";
  const left = leftToDo({
    topic: "Sample people, words and results",
    place,
    what: "marked as sample",
  });
  expect(left.isForEngineer).toBe(true);
  const [file = "", line] = left.file?.split(":") ?? [];
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8").split("\n")[Number(line) - 1]).toContain("story:");
});

test.each(counselQuestions)("the question $id has a form until it is answered", ({ id }) => {
  const left = leftToDo({ topic: questionsToSettle, place: id, what: "ask" });
  expect(left).toMatchObject({ question: id, asked: "ask" });
});

test("an answer has its words, a name and a day, and replaces an earlier one", () => {
  const file = join(mkdtempSync(join(tmpdir(), "answers-")), "answers.json");
  writeFileSync(file, '{ "answers": [] }');
  const answer = { question: "fee-terms", answer: "They are.", by: "A. Doe", date: "2027-01-10" };
  expect(writeAnswer({ ...answer, date: "soon" }, file)).toEqual([
    `${file}: answers 1, date: soon; write a day such as 2026-11-12`,
  ]);
  for (const by of ["A. Doe", "B. Roe"]) expect(writeAnswer({ ...answer, by }, file)).toEqual([]);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    answers: [{ ...answer, by: "B. Roe" }],
  });
});
