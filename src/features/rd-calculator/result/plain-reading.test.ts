import { describe, expect, it } from "vitest";
import type { PracticeAnswers } from "#calculations/rd-credit/answers.ts";
import { estimateOf, orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { plainReading } from "./plain-reading.ts";

const words = rdCalculatorResult.reading;

function readingOf(change: Partial<PracticeAnswers>) {
  const estimate = estimateOf({ ...orthodonticsInUtah.answers, state: "Wyoming", ...change });
  return plainReading(estimate);
}

const atLevel = (innovationLevel: string) =>
  orthodonticsInUtah.answers.specialties.map((one) => ({ ...one, innovationLevel }));

describe("the plain reading", () => {
  it("asks for records when the arithmetic holds", () => {
    const sentences = [`${words.enough} ${words.records}`];
    expect(readingOf({})).toEqual({ probablyNot: false, sentences });
  });

  it.each([
    ["Utah", false],
    ["Arizona", true],
  ])(
    "says what the law of %s does to an answer that the federal credit makes a no",
    (state, no) => {
      const reading = readingOf({ state, doctorWagesInUsd: 120_000, staffWagesInUsd: 0 });
      expect(reading.probablyNot).toBe(no);
      const ofState = fillIn(no ? words.stateCanChange : words.stateCounted, { state });
      expect(reading.sentences.join(" ")).toContain(ofState);
    },
  );

  it("adds no amount to those of the answer", () => {
    const { sentences } = readingOf({ doctorWagesInUsd: 40_000, staffWagesInUsd: 0 });
    expect(sentences).toEqual([words.reasons["small-credit"]]);
    expect(sentences.join()).not.toContain("$");
  });

  it("is a no for work that was never uncertain, however large the credit", () => {
    const reading = readingOf({ specialties: atLevel("low"), doctorWagesInUsd: 3_000_000 });
    const sentences = [words.cautions["only-low-innovation"]];
    expect(reading).toEqual({ probablyNot: true, sentences });
  });
});
