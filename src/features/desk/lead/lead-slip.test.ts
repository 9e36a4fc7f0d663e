import { expect, test } from "vitest";
import { requestedEstimate, resultSnapshot } from "#server/public/forms/requested-estimate.ts";
import { resultsRequest } from "../../../../tests/support/requests.ts";
import { storedAmounts } from "./lead-slip.tsx";

test("the desk's slip is written from the amounts that the visitor was shown", () => {
  const { calculation } = resultsRequest();
  const requested = requestedEstimate({ ...calculation, sourcePage: "/" });
  const stored = JSON.parse(JSON.stringify(resultSnapshot(requested)));
  expect(requested.estimate).toMatchObject(storedAmounts(stored));
});
