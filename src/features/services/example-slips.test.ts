import { expect, test } from "vitest";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { sampleEstimateSlip } from "./example-slips.ts";

test("the sample estimate shows R&D time with one decimal, as the calculator does", () => {
  const { rows } = sampleEstimateSlip();
  const time = rows.find(({ label }) => label === sampleEstimate.labels.time);
  expect(time?.value).toMatch(/^\d+\.\d%$/);
});
