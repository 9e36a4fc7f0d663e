import { describe, expect, it } from "vitest";
import { figure, findFigure, isFigureName } from "./look-up.ts";
import { figures } from "./registry.ts";
import { UncoveredYearError } from "./tax-year.ts";

describe("looking up a figure", () => {
  it("returns the value of the requested year, with its label, unit and source", () => {
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
    const covered = Object.keys(figures["section-179-limit"].entries).join(", ");
    expect(() => figure("section-179-limit", 2024)).toThrow(UncoveredYearError);
    expect(() => figure("section-179-limit", 2024)).toThrow(
      `We have no 2024 figure for “Section 179 expensing limit”. Years covered: ${covered}.`,
    );
  });

  it("never uses a neighboring year's value", () => {
    expect(findFigure("charitable-itemizer-floor", 2025)).toBeUndefined();
    expect(findFigure("charitable-itemizer-floor", 2026)?.value).toBe(0.005);
    expect(findFigure("section-179-limit", Number.NaN)).toBeUndefined();
  });

  it("recognizes the name of a figure", () => {
    expect(isFigureName("gift-exclusion")).toBe(true);
    expect(isFigureName("gift-exclusions")).toBe(false);
    expect(isFigureName("toString")).toBe(false);
  });
});
