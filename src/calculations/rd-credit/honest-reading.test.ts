import { describe, expect, it } from "vitest";
import type { PracticeAnswers } from "./answers.ts";
import { estimateCredit } from "./estimate.ts";
import { readHonestly } from "./honest-reading.ts";
import { orthodonticsInUtah } from "./worked-examples.ts";

const terms = { engagementFeeInUsd: 3_000, successFeeAsFraction: 0.23, leastReturnMultiple: 2 };

function read(change: Partial<PracticeAnswers>) {
  const estimate = estimateCredit({ ...orthodonticsInUtah.answers, ...change });
  if (estimate.kind !== "estimate") throw new Error("The answers should be computable.");
  return readHonestly(estimate, terms);
}

const [orthodontics] = orthodonticsInUtah.answers.specialties.map((one) => ({ ...one }));
if (!orthodontics) throw new Error("The example should have a specialty.");

describe("the honest reading", () => {
  it("is worth a conversation where the credit carries its study", () => {
    expect(read({})).toEqual({
      verdict: "worth-a-conversation",
      reasons: [],
      cautions: [],
      studyCostInUsd: 7_607,
      creditAfterStudyInUsd: 25_468,
      returnMultiple: 33_075 / 7_607,
    });
  });

  it("is probably not where no activity is chosen", () => {
    const reading = read({ specialties: [{ ...orthodontics, activities: [] }] });
    expect(reading).toMatchObject({ verdict: "probably-not", reasons: ["no-activities"] });
    expect(read({ specialties: [] }).reasons).toEqual(["no-activities"]);
  });

  it("is probably not where the activities take no time", () => {
    const reading = read({ specialties: [{ ...orthodontics, timePercentage: 0 }] });
    expect(reading.reasons).toEqual(["no-time-on-activities"]);
  });

  it("is probably not without wages", () => {
    expect(read({ doctorWages: 0, staffWages: 0 }).reasons).toEqual(["no-wages"]);
  });

  // Wyoming has no state credit; one low activity makes the credit 0.5% of the wages.
  const small = { state: "Wyoming", staffWages: 0 };
  const oneLow = [{ ...orthodontics, activities: ["one"], innovationLevel: "low" }];

  it.each([
    [1_199_800, 5_999, "probably-not"],
    [1_200_000, 6_000, "worth-a-conversation"],
    [1_200_200, 6_001, "worth-a-conversation"],
  ])("with wages of %d, a credit of %d, is %s", (doctorWages, credit, verdict) => {
    const reading = read({ ...small, doctorWages, specialties: oneLow });
    expect(reading.creditAfterStudyInUsd).toBe(credit - 3_000);
    expect(reading.verdict).toBe(verdict);
  });

  it("costs the engagement fee alone until the success fee passes it", () => {
    const below = read({ ...small, doctorWages: 2_600_000, specialties: oneLow });
    const above = read({ ...small, doctorWages: 2_620_000, specialties: oneLow });
    expect(below.studyCostInUsd).toBe(3_000);
    expect(above.studyCostInUsd).toBe(3_013);
  });

  it("adds a caution where everything chosen is of low innovation", () => {
    expect(read({ specialties: oneLow }).cautions).toEqual(["only-low-innovation"]);
  });

  it("adds a caution above half of the time, not at half", () => {
    const withCount = (count: number) => {
      const activities = Array.from({ length: count }, String);
      return read({ specialties: [{ ...orthodontics, activities, innovationLevel: "low" }] });
    };
    expect(withCount(10).cautions).not.toContain("rd-time-above-half");
    expect(withCount(11).cautions).toContain("rd-time-above-half");
  });
});
