import { describe, expect, it } from "vitest";
import type { PracticeAnswers } from "../answers.ts";
import { estimateOf, orthodonticsInUtah } from "../estimate.examples.ts";
import { type AnswerWords, studyAnswer } from "./study-answer.ts";

const words: AnswerWords = {
  terms: {
    engagementFeeInUsd: 3_000,
    successFeeAsFraction: 0,
    leastReturnMultiple: 2,
    taxYear: 2025,
  },
  sentence: "{low}-{high} {who}: {verdict}",
  verdicts: {
    "worth-it": "worth-it",
    "maybe-together": "maybe-together",
    "probably-not": "probably-not",
    "as-described": "as-described",
  },
  who: { everyone: "all", some: "{people}" },
  state: { adds: "{state} {amount}", canChange: "{state}?" },
  nothing: { "no-activities": "none", "no-time-on-activities": "no time", "no-wages": "no wages" },
};

function answerOn(change: Partial<PracticeAnswers>) {
  const answers = { ...orthodonticsInUtah.answers, state: "Wyoming", staffWagesInUsd: 0 };
  const estimate = estimateOf({ ...answers, ...change });
  return studyAnswer(estimate, words);
}

const atLowLevel = orthodonticsInUtah.answers.specialties.map((one) => ({
  ...one,
  innovationLevel: "low",
}));

describe("the answer in one sentence", () => {
  it("has the range by law of the federal credit for everyone: no second amount", () => {
    expect(answerOn({ doctorWagesInUsd: 700_000 })).toBe("$18,900-$31,500 all: worth-it");
  });

  // $700,000 × 3/14 × 6/40 = $22,500 of expenses
  it("follows the people and hours that are named, and so does the verdict", () => {
    const onlySome = { people: 3, all: 14, hoursAWeek: 6 };
    expect(answerOn({ doctorWagesInUsd: 700_000, onlySome })).toBe(
      "$1,350-$2,250 3 of 14 people at 6 hours a week: probably-not",
    );
  });

  // 45% R&D time and 6%, the low end: $222,222 of wages come to $6,000, $74,074 to a third of it.
  it.each([
    ["just below one study's worth in one year", 222_185, "maybe-together"],
    ["at one study's worth in one year", 222_222, "worth-it"],
    ["at one study's worth in three years", 74_075, "maybe-together"],
    ["just below one study's worth in three years", 74_037, "probably-not"],
  ])("%s, judges the open years apart from the one", (_, doctorWagesInUsd, expected) => {
    expect(answerOn({ doctorWagesInUsd })).toContain(`: ${expected}`);
  });

  it.each([
    ["Utah", 120_000, "worth-it Utah $4,050"],
    ["Utah", 700_000, "worth-it Utah $23,625"],
    ["Florida", 700_000, "worth-it"],
    ["Arizona", 120_000, "maybe-together Arizona?"],
    ["Arizona", 700_000, "worth-it"],
  ])("says what the law of %s adds on wages of %d", (state, doctorWagesInUsd, expected) => {
    expect(answerOn({ state, doctorWagesInUsd }).split(": ")[1]).toBe(expected);
  });

  it("is a no as described for low innovation only, unless it is a no anyway", () => {
    const low = (doctorWagesInUsd: number) =>
      answerOn({ specialties: atLowLevel, doctorWagesInUsd });
    expect(low(3_000_000)).toContain(": as-described");
    expect(low(300_000)).toContain(": as-described");
    expect(low(10_000)).toContain(": probably-not");
  });

  it("has no range where there is nothing to count", () => {
    expect(answerOn({ doctorWagesInUsd: 0 })).toBe("no wages");
    expect(answerOn({ specialties: [] })).toBe("none");
  });
});
