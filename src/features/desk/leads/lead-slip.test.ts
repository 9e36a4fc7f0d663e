import { expect, test } from "vitest";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { estimateToStore, requestedEstimate } from "#server/public/forms/requested-estimate.ts";
import { resultSlip } from "#wording/slip-lines.ts";
import { resultsRequest } from "../../../../tests/support/requests.ts";
import { storedAmounts } from "./lead-slip.tsx";

test("the desk's slip is written from the amounts that the visitor was shown", () => {
  const { calculation } = resultsRequest();
  const requested = requestedEstimate({ ...calculation, sourcePage: "/" });
  const stored = JSON.parse(JSON.stringify(estimateToStore(requested)));
  expect(requested.estimate).toMatchObject(storedAmounts(stored));
  const { rows } = resultSlip(storedAmounts(stored), rdCalculatorResult.slip);
  const shown = rows.find(({ label }) => label === rdCalculatorResult.slip.rdTime);
  expect(shown?.value).toBe("45.0%");
});
