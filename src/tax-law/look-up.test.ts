import { describe, expect, it } from "vitest";
import { figure, findFigure, isFigureName, yearsOf } from "./look-up.ts";
import { UncoveredYearError } from "./year-entry.ts";

describe("looking up a figure", () => {
  it("gives the value of the year asked for, with its label, unit and source", () => {
    expect(figure("section-179-limit", 2026)).toMatchObject({
      name: "section-179-limit",
      label: "Section 179 expensing limit",
      unit: "usd",
      taxYear: 2026,
      value: 2_560_000,
      source: { title: "Revenue Procedure 2025-32" },
    });
  });

  it("refuses a year it does not cover, in words a visitor can read", () => {
    expect(() => figure("section-179-limit", 2027)).toThrow(UncoveredYearError);
    expect(() => figure("section-179-limit", 2027)).toThrow(
      "We have no 2027 figure for “Section 179 expensing limit”. Years covered: 2025, 2026.",
    );
  });

  it("never borrows a neighboring year", () => {
    expect(findFigure("charitable-itemizer-floor", 2025)).toBeUndefined();
    expect(findFigure("charitable-itemizer-floor", 2026)?.value).toBe(0.005);
    expect(findFigure("section-179-limit", Number.NaN)).toBeUndefined();
  });

  it("lists the years it covers, oldest first", () => {
    expect(yearsOf("captive-premium-limit")).toEqual([2023, 2025, 2026]);
  });

  it("knows a name from other text", () => {
    expect(isFigureName("gift-exclusion")).toBe(true);
    expect(isFigureName("gift-exclusions")).toBe(false);
    expect(isFigureName("toString")).toBe(false);
  });
});
