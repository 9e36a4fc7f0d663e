import { expect, test } from "vitest";
import { leastExpensesForStudy } from "#calculations/rd-credit/study/study-verdict.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { studyAssumption } from "#content/calculators/study-answer.ts";
import { drilldownSolutions } from "#content/partners/drilldown-solutions.ts";
import { formatUsd } from "#wording/numbers.ts";
import { estimateSlip, sampleEstimateSlip, studyThresholdInWords } from "./example-slips.ts";

test("the sample estimate shows R&D time with one decimal, as the calculator does", () => {
  const { rows } = sampleEstimateSlip();
  const time = rows.find(({ label }) => label === sampleEstimate.labels.time);
  expect(time?.value).toMatch(/^\d+\.\d%$/);
});

test("beside the sample of a partner says what a study takes, which that sample has not", () => {
  const { footnote, rows } = estimateSlip(drilldownSolutions.estimateSlip);
  expect(footnote).toContain(studyThresholdInWords());
  const threshold = leastExpensesForStudy(studyAssumption);
  expect(studyThresholdInWords()).toContain(formatUsd(threshold));
  const expenses = rows.find(({ name }) => name === "expenses")?.value ?? "";
  expect(Number(expenses.replaceAll(/[$,]/g, ""))).toBeLessThan(threshold);
});
