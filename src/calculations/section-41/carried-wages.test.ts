import { describe, expect, it, test } from "vitest";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { carriedWages, worksheetAddress } from "./carried-wages.ts";

describe("wages carried to the worksheet", () => {
  it("arrive as they were sent, to the dollar, with the tax year that the estimate states", () => {
    const { hash } = new URL(worksheetAddress(157_499.6), "https://x.test");
    expect(carriedWages(hash)).toEqual({ wages: 157_500, taxYear: statedTaxYear });
  });

  test.each([
    "",
    "#",
    "#qualified-wages=5",
    "#qualified-wages=&tax-year=2025",
    "#qualified-wages=-1&tax-year=2025",
    "#qualified-wages=1e9&tax-year=2025",
    "#qualified-wages=1234567890123&tax-year=2025",
    "#qualified-wages=5<b>&tax-year=2025",
    "#qualified-wages=5\n6&tax-year=2025",
    "#qualified-wages=5&tax-year=1999",
    "#qualified-wages=5&tax-year=2025&client=x",
  ])("are not read from %j", (hash) => {
    expect(carriedWages(hash)).toBeUndefined();
  });
});
