import { peek, readKept, save, writeKept } from "./kept-in-browser.ts";

/** What the tool for estimated tax keeps. The year-end plan writes its total tax there. */
export const estimatedTaxKey = "estimated-tax-2026";

export function carryToEstimatedTax(expectedTaxInUsd: number): void {
  const now = Date.now();
  const kept = readKept(peek(estimatedTaxKey), now);
  save(estimatedTaxKey, writeKept({ ...kept, expectedTax: `${expectedTaxInUsd}` }, now));
}
