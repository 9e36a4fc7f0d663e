import { describe, expect, it } from "vitest";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { orthodonticsInUtah } from "#calculations/rd-credit/worked-examples.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { rangeInWords } from "./credit-range.tsx";

function rangeFor(doctorWages: number) {
  const answers = { ...orthodonticsInUtah.answers, doctorWages, staffWages: 0 };
  const estimate = estimateCredit(answers);
  if (estimate.kind !== "estimate") throw new Error("The answers cannot be computed.");
  return rangeInWords(estimate);
}

describe("the range of the law's methods", () => {
  it("is said from its low end to its high end", () => {
    // 45% of $700,000 is $315,000; 6% and 10% of that
    expect(rangeFor(700_000)?.amount).toBe(
      fillIn(rdCalculatorResult.range.amount, { low: "$18,900", high: "$31,500" }),
    );
  });

  it("is not said of nothing", () => {
    expect(rangeFor(0)).toBeUndefined();
  });
});
