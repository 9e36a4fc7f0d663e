import { describe, expect, it } from "vitest";
import type { Unit } from "#tax-law/figure.ts";
import { formatFigure } from "./figures.ts";

describe("formatting a figure", () => {
  const full: [number, Unit, string][] = [
    [2_500_000, "usd", "$2,500,000"],
    [50, "usd", "$50"],
    [5, "usd-per-square-foot", "$5.00 per square foot"],
    [0.58, "usd-per-square-foot", "$0.58 per square foot"],
    [0.7, "usd-per-mile", "70 cents per mile"],
    [0.725, "usd-per-mile", "72.5 cents per mile"],
    [0.2, "fraction", "20%"],
    [3, "years", "3 years"],
    [1, "years", "1 year"],
    [12, "months", "12 months"],
    [90, "days", "90 days"],
    [6_000, "pounds", "6,000 pounds"],
    [6, "feet", "6 feet"],
    [50, "employees", "50 employees"],
    [24, "age", "24"],
    [1_000, "count", "1,000"],
  ];

  it.each(full)("writes %d %s as %s", (value, unit, text) => {
    expect(formatFigure({ value, unit })).toBe(text);
  });

  it("writes dollars short from a million up", () => {
    expect(formatFigure({ value: 999_999, unit: "usd" }, "short")).toBe("$999,999");
    expect(formatFigure({ value: 1_000_000, unit: "usd" }, "short")).toBe("$1 million");
  });
});
