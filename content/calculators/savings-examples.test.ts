import { describe, expect, it } from "vitest";
import { computeSavingsExamples } from "#calculations/savings-examples/compute.ts";
import { bracketYears } from "#tax-law/brackets.ts";
import { law } from "../law-in-words.ts";
import { savingsAssumptions, savingsExampleCopy, savingsLimits } from "./savings-examples.ts";

const everyExample = bracketYears.flatMap((taxYear) => {
  const result = computeSavingsExamples({
    incomeInUsd: 500_000,
    audience: "business-owner",
    taxYear,
  });
  return result.kind === "examples" ? result.examples : [];
});

describe("the words for the savings examples", () => {
  it("cover every example the engine returns, and no other", () => {
    const ids = new Set(everyExample.map(({ id }) => id));
    expect([...ids].toSorted()).toEqual(Object.keys(savingsExampleCopy).toSorted());
  });

  it("cover every assumption it names, and no other", () => {
    const keys = new Set(everyExample.flatMap(({ assumptions }) => assumptions));
    expect([...keys].toSorted()).toEqual(Object.keys(savingsAssumptions).toSorted());
  });

  it("cover every limit it names, and no other", () => {
    const keys = new Set(everyExample.flatMap(({ limits }) => limits));
    expect([...keys].toSorted()).toEqual(Object.keys(savingsLimits).toSorted());
  });
});

/** This content runs in the browser and must not load every figure: see law-in-words.ts. */
describe("the limits of the examples state the law on file", () => {
  const stated: [keyof typeof savingsLimits, (string | number)[]][] = [
    ["cash-to-public-charities", [law.cashLimit, law.propertyLimit]],
    ["charitable-floor-and-cap", [law.floorSince, law.giftFloor, law.itemizedBenefitCap]],
    ["appraisals-are-scrutinized", [law.valuationPenalty, law.grossValuationPenalty]],
    ["base-amount-left-out", [law.simplifiedRate, law.rateWithoutHistory]],
  ];

  it.each(stated)("%s", (key, figures) => {
    for (const figure of figures) expect(savingsLimits[key]).toContain(String(figure));
  });
});
