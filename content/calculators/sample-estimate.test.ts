import { expect, test } from "vitest";
import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { drilldownSolutions } from "../partners/drilldown-solutions.ts";
import { practiceTypes } from "./practice-types/all-practice-types.ts";
import { sampleEstimate } from "./sample-estimate.ts";

const samples = [sampleEstimate, drilldownSolutions.estimateSlip];

test.each(samples)("$subtitle claims 10% to 15% of wages, which records support", ({ answers }) => {
  const estimate = estimateCredit(answers);
  if (estimate.kind === "bad-answers") throw new Error("The sample has bad answers");
  expect(estimate.totalRdTimeAsFraction).toBeGreaterThanOrEqual(0.1);
  expect(estimate.totalRdTimeAsFraction).toBeLessThanOrEqual(0.15);
});

test.each(samples)("$subtitle chooses activities that the calculator offers", ({ answers }) => {
  const specialties = practiceTypes.flatMap(({ specialties }) => specialties);
  for (const { specialtyId, activities } of answers.specialties)
    expect(specialties.find(({ id }) => id === specialtyId)?.activities).toEqual(
      expect.arrayContaining([...activities]),
    );
});
