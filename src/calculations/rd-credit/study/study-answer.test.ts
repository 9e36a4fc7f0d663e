import { describe, expect, it } from "vitest";
import type { PracticeAnswers } from "../answers.ts";
import { orthodonticsInUtah } from "../estimate.examples.ts";
import { estimateCredit } from "../estimate.ts";
import { type AnswerVerdict, type AnswerWords, studyAnswer } from "./study-answer.ts";

const verdict = (name: AnswerVerdict) => ({
  oneYear: name,
  together: " {first}-{last} {low}-{high}",
});
const words: AnswerWords = {
  terms: {
    engagementFeeInUsd: 3_000,
    successFeeAsFraction: 0,
    leastReturnMultiple: 2,
    taxYear: 2025,
  },
  sentence: "{low}-{high}: {verdict}",
  verdicts: {
    "worth-it": verdict("worth-it"),
    "maybe-together": verdict("maybe-together"),
    "probably-not": verdict("probably-not"),
    "as-described": verdict("as-described"),
  },
  nothing: { "no-activities": "none", "no-time-on-activities": "no time", "no-wages": "no wages" },
};

function answerOn(change: Partial<PracticeAnswers>, today = "2026-11-16") {
  const estimate = estimateCredit({ ...orthodonticsInUtah.answers, staffWagesInUsd: 0, ...change });
  if (estimate.kind !== "estimate") throw new Error("The answers should be computable.");
  return studyAnswer(estimate, words, today);
}

const atLowLevel = orthodonticsInUtah.answers.specialties.map((one) => ({
  ...one,
  innovationLevel: "low",
}));

describe("the answer in one sentence", () => {
  it("has the range of one year, then the open years together", () => {
    expect(answerOn({ doctorWagesInUsd: 700_000 })).toBe(
      "$18,900-$31,500: worth-it 2023-2025 $56,700-$94,500",
    );
  });

  // 45% R&D time and 6%, the low end: $222,222 of wages come to $6,000, $74,074 to a third of it.
  it.each([
    ["just below one study's worth in one year", 222_185, "maybe-together"],
    ["at one study's worth in one year", 222_222, "worth-it"],
    ["at one study's worth in three years", 74_075, "maybe-together"],
    ["just below one study's worth in three years", 74_037, "probably-not"],
  ])("%s, judges the open years apart from the one", (_, doctorWagesInUsd, expected) => {
    expect(answerOn({ doctorWagesInUsd })).toContain(`: ${expected} 2023-2025`);
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

  it("judges one year only where the law of the open years is not on file", () => {
    expect(answerOn({ doctorWagesInUsd: 700_000 }, "2019-11-16")).toBe("$18,900-$31,500: worth-it");
  });
});
