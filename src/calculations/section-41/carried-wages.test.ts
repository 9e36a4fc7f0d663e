import { describe, expect, it, test } from "vitest";
import { statedTaxYear } from "#tax-law/tax-year.ts";
import { carriedWages, carriedWorksheet, worksheetAddress } from "./carried-wages.ts";
import { worksheetYears } from "./inputs.ts";

describe("wages carried to the worksheet", () => {
  test.each(["", "Ortiz & Söhne = 100% #1, 名"])(
    "arrive as they were sent, to the dollar, with the stated tax year and the client %j",
    (client) => {
      const { hash } = new URL(worksheetAddress(157_499.6, client), "https://x.test");
      expect(carriedWages(hash)).toEqual({ wages: 157_500, taxYear: statedTaxYear, client });
    },
  );

  it.each([
    ["2026-09-15", 2025, "timely"],
    ["2026-09-16", 2025, "amended"],
    ["2029-04-17", 2025, "amended"],
    ["2029-04-18", worksheetYears.at(-1), "timely"],
  ])("begin on %s a worksheet of %s that is %s", (today, taxYear, returnKind) => {
    const carried = { wages: 5, taxYear: 2025, client: "Ortiz" } as const;
    const begun = carriedWorksheet(carried, today);
    expect(begun).toMatchObject({ taxYear, returnKind, workpaper: { client: "Ortiz" } });
    expect(begun.numbers.wages).toBe(5);
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
    "#qualified-wages=5&tax-year=2025&client=",
    "#qualified-wages=5&tax-year=2025&client=%E0%A4%A",
    "#qualified-wages=5&tax-year=2025&client=x&more=y",
  ])("are not read from %j", (hash) => {
    expect(carriedWages(hash)).toBeUndefined();
  });
});
