import { expect, test } from "vitest";
import { resultLines } from "#features/rd-calculator/result/result-slip.tsx";
import { requestedEstimate, resultSnapshot } from "#server/endpoints/requested-estimate.ts";
import { resultsRequest } from "../../../../tests/support/requests.ts";
import { snapshotLines } from "./lead-slip.tsx";

test("the desk's slip has the lines that the visitor was shown, from what was stored", () => {
  const { calculation } = resultsRequest();
  const requested = requestedEstimate({ ...calculation, sourcePage: "/" });
  const stored = JSON.parse(JSON.stringify(resultSnapshot(requested)));
  expect(snapshotLines(stored)).toEqual(resultLines(requested.estimate));
});
