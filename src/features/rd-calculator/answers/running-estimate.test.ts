import { describe, expect, it } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/worked-examples.ts";
import { answersOf, everyType } from "./answers.sample.ts";
import { emptyAnswers } from "./answers.ts";
import { specialtyOf } from "./catalog.ts";
import { runningEstimate } from "./running-estimate.ts";

const { practiceType, subspecialty } = specialtyOf({ subspecialtyId: "orthodontics" });
const complete = answersOf(orthodonticsInUtah);

describe("the running estimate", () => {
  it("knows nothing before the first answer", () => {
    expect(runningEstimate(emptyAnswers(everyType))).toEqual({ timeAllocationAsPercentage: 0 });
  });

  it("fills in as answers come", () => {
    const chosen = runningEstimate({ ...emptyAnswers(everyType), practiceTypeIds: ["dentistry"] });
    expect(chosen).toEqual({ practiceTypes: [practiceType.name], timeAllocationAsPercentage: 0 });

    const timed = runningEstimate({ ...complete, doctorWages: "", staffWages: "" });
    expect(timed).toEqual({
      practiceTypes: [practiceType.name],
      specialties: [subspecialty.name],
      timeAllocationAsPercentage: 100,
      rdTimeAsFraction: 0.45,
    });
  });

  it("takes wages not yet filled in for 0", () => {
    expect(runningEstimate({ ...complete, staffWages: "" })).toMatchObject({
      wagesInUsd: 400_000,
      totalCreditInUsd: 18_900,
    });
  });

  it("ends at the worked example", () => {
    const { expected } = orthodonticsInUtah;
    expect(runningEstimate(complete)).toMatchObject({
      wagesInUsd: expected.wagesInUsd,
      qualifiedExpensesInUsd: expected.qualifiedExpensesInUsd,
      federalCreditInUsd: expected.federalCreditInUsd,
      stateCreditInUsd: expected.stateCreditInUsd,
      totalCreditInUsd: expected.totalCreditInUsd,
    });
  });
});
