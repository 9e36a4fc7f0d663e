import { describe, expect, it } from "vitest";
import { orthodonticsInUtah } from "./estimate.examples.ts";
import { estimateCredit } from "./estimate.ts";
import { countedExpenses, impossibleIn } from "./who-does-it.ts";

describe("who does the work", () => {
  it.each([
    // 700,000 × 3/14 × 6/40
    [3, 14, 6, 22_500],
    [14, 14, 40, 700_000],
    // Each person's wages count once.
    [7, 14, 60, 350_000],
  ])(
    "%d of %d people at %d hours count their share of the wages",
    (people, all, hours, counted) => {
      const some = { people, all, hoursAWeek: hours };
      expect(countedExpenses(700_000, 315_000, some)).toBe(counted);
    },
  );

  it("is everyone where nothing is said, with the expenses of the simplified estimate", () => {
    expect(countedExpenses(700_000, 315_000, undefined)).toBe(315_000);
  });

  it("leaves the simplified estimate as it is, and its working says how the expenses follow", () => {
    const { answers, expected } = orthodonticsInUtah;
    const onlySome = { people: 3, all: 14, hoursAWeek: 6 };
    const estimate = estimateCredit({ ...answers, onlySome });
    if (estimate.kind !== "estimate") throw new Error("The answers should be computable.");
    expect(estimate).toMatchObject({
      qualifiedExpensesInUsd: expected.qualifiedExpensesInUsd,
      estimatedCreditInUsd: expected.estimatedCreditInUsd,
      countedExpensesInUsd: 22_500,
      onlySome,
    });
    const line = estimate.working.find(({ id }) => id === "counted-expenses");
    expect(line).toMatchObject({ value: 22_500, unit: "usd" });
    expect(line?.formula).toContain("$700,000 × 3 of 14 people × 6 of 40 hours");
  });

  it.each([
    [{ people: 1, all: 1, hoursAWeek: 60 }, []],
    [{ people: 0, all: 14, hoursAWeek: 6 }, ["people"]],
    [{ people: 15, all: 14, hoursAWeek: 6 }, ["people"]],
    [{ people: 3, all: 0, hoursAWeek: 6 }, ["people", "all"]],
    [{ people: 2.5, all: 14, hoursAWeek: 6 }, ["people"]],
    [{ people: 3, all: 14, hoursAWeek: 0 }, ["hoursAWeek"]],
    [{ people: 3, all: 14, hoursAWeek: 60.5 }, ["hoursAWeek"]],
    [{ people: 3 }, []],
    [{ hoursAWeek: Number.NaN }, ["hoursAWeek"]],
  ])("%j: what cannot be is %j", (given, faults) => {
    expect(impossibleIn(given)).toEqual(faults);
    if (Object.keys(given).length < 3) return;
    const onlySome = { people: 1, all: 1, hoursAWeek: 1, ...given };
    const { kind } = estimateCredit({ ...orthodonticsInUtah.answers, onlySome });
    expect(kind).toBe(faults.length === 0 ? "estimate" : "bad-answers");
  });
});
