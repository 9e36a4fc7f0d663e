import { describe, expect, it } from "vitest";
import type { PracticeAnswers } from "../answers.ts";
import { estimateOf, orthodonticsInUtah } from "../estimate.examples.ts";
import { leastExpensesForStudy, studyVerdict } from "./study-verdict.ts";

const terms = {
  engagementFeeInUsd: 3_000,
  successFeeAsFraction: 0.23,
  leastReturnMultiple: 2,
  taxYear: 2025,
};

function verdictOn(change: Partial<PracticeAnswers>, changedTerms: Partial<typeof terms> = {}) {
  const estimate = estimateOf({ ...orthodonticsInUtah.answers, state: "Wyoming", ...change });
  return studyVerdict(estimate, { ...terms, ...changedTerms });
}

const [orthodontics] = orthodonticsInUtah.answers.specialties.map((one) => ({ ...one }));
if (!orthodontics) throw new Error("The example should have a specialty.");

describe("the verdict on a study", () => {
  it("is worth a conversation where the credit carries its study", () => {
    expect(verdictOn({})).toEqual({ reasonAgainst: null, cautions: [], stateCredit: null });
  });

  it.each<[string, Partial<PracticeAnswers>]>([
    ["no-activities", { specialties: [{ ...orthodontics, activities: [] }] }],
    ["no-activities", { specialties: [] }],
    ["no-time-on-activities", { specialties: [{ ...orthodontics, timePercentage: 0 }] }],
    ["no-wages", { doctorWagesInUsd: 0, staffWagesInUsd: 0 }],
  ])("is probably not for the reason %s", (reason, change) => {
    expect(verdictOn(change).reasonAgainst).toBe(reason);
  });

  // One low activity makes 5% of the wages expenses; 6% of those is the least the law gives.
  const oneLow = [{ ...orthodontics, activities: ["one"], innovationLevel: "low" }];

  it.each([
    ["a low end of 5,999", 1_999_600, "small-credit"],
    ["a low end of 6,000", 2_000_000, null],
    ["a low end of 6,001", 2_000_400, null],
  ])("compares %s with twice the engagement fee", (_, doctorWagesInUsd, reason) => {
    const verdict = verdictOn({ doctorWagesInUsd, staffWagesInUsd: 0, specialties: oneLow });
    expect(verdict.reasonAgainst).toBe(reason);
  });

  // Utah adds 7.5% without a base: 13.5% of $44,444 is twice the fee.
  it.each([
    [888_800, "small-credit", null],
    [888_900, null, "counted"],
  ])("on wages of %d counts Utah's own credit", (doctorWagesInUsd, reason, stateCredit) => {
    const inUtah = { state: "Utah", doctorWagesInUsd, staffWagesInUsd: 0, specialties: oneLow };
    expect(verdictOn(inUtah)).toMatchObject({ reasonAgainst: reason, stateCredit });
  });

  it("knows the expenses at which the low end pays for a study", () => {
    expect(leastExpensesForStudy(terms)).toBe(100_000);
  });

  it.each(["Pennsylvania", "Delaware", "Arizona"])(
    "says that the credit of %s can change a no",
    (state) => {
      const small = { doctorWagesInUsd: 888_800, staffWagesInUsd: 0, specialties: oneLow };
      expect(verdictOn({ ...small, state }).stateCredit).toBe("can-change");
    },
  );

  it("counts no other state credit: Hawaii's, as large as the federal one, changes nothing", () => {
    const inHawaii = { state: "Hawaii", doctorWagesInUsd: 1_999_600, staffWagesInUsd: 0 };
    const verdict = verdictOn({ ...inHawaii, specialties: oneLow });
    expect(verdict.reasonAgainst).toBe("small-credit");
  });

  it.each([
    [0.49, null],
    [0.51, "small-credit"],
  ])("counts a success fee of %d that is above the engagement fee", (fraction, reason) => {
    expect(verdictOn({}, { successFeeAsFraction: fraction }).reasonAgainst).toBe(reason);
  });

  it("adds a caution above half of the time, not at half", () => {
    const withCount = (count: number) => {
      const activities = Array.from({ length: count }, String);
      return verdictOn({ specialties: [{ ...orthodontics, activities, innovationLevel: "low" }] });
    };
    expect(withCount(10).cautions).not.toContain("rd-time-above-half");
    expect(withCount(11).cautions).toContain("rd-time-above-half");
  });
});
