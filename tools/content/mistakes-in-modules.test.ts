import { expect, test } from "vitest";
import { answerMistakes } from "./mistakes-in-modules.ts";

test("an answer of counsel is to a question of the list, on a day that has come", () => {
  const answer = { question: "fee-terms", answer: "They are.", by: "A. Doe", date: "2027-01-10" };
  expect(answerMistakes([answer], "2027-01-10")).toEqual([]);
  expect(answerMistakes([{ ...answer, question: "fee-term" }], "2027-01-09")).toEqual([
    expect.stringContaining("question: fee-term; "),
    expect.stringContaining("date: 2027-01-10; write the day of the answer, 2027-01-09 or earlier"),
  ]);
});
