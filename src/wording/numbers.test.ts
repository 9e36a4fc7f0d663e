import { describe, expect, test } from "vitest";
import {
  formatExactUsd,
  formatFraction,
  formatFractionFixed,
  formatNumber,
  formatRate,
  formatRdTimeContribution,
  formatTotalRdTime,
  formatUsd,
  formatUsdAndCents,
  formatUsdShort,
} from "./numbers.ts";

describe("money", () => {
  test.each([
    [0, "$0"],
    [-0, "$0"],
    [-0.4, "$0"],
    [33_074.49, "$33,074"],
    [33_074.5, "$33,075"],
    [2_500_000, "$2,500,000"],
    [-70_000, "\u2212$70,000"],
  ])("writes %d in whole dollars as %s", (value, text) => {
    expect(formatUsd(value)).toBe(text);
  });

  test.each([
    [999_999, "$999,999"],
    [1_000_000, "$1 million"],
    [2_500_000, "$2.5 million"],
    [13_990_000, "$13.99 million"],
    [-999_999, "\u2212$999,999"],
    [-2_500_000, "\u2212$2.5 million"],
  ])("writes %d short as %s", (value, text) => {
    expect(formatUsdShort(value)).toBe(text);
  });

  test("has cents where there are some", () => {
    expect(formatUsdAndCents(5)).toBe("$5.00");
    expect(formatUsdAndCents(-0.58)).toBe("\u2212$0.58");
    expect(formatExactUsd(1_575)).toBe("$1,575");
    expect(formatExactUsd(1_575.5)).toBe("$1,575.50");
  });
});

describe("percentages", () => {
  test.each([
    [0, "0%"],
    [0.0145, "1.45%"],
    [0.075, "7.5%"],
    [0.408, "40.8%"],
    [0.123454, "12.345%"],
    [1, "100%"],
    [-0.05, "\u22125%"],
  ])("write the fraction %d as %s", (value, text) => {
    expect(formatFraction(value)).toBe(text);
  });

  test.each([
    [0.1, "10%"],
    [0.075, "7.50%"],
    [0.0625, "6.25%"],
    [0.065, "6.50%"],
    [1, "100%"],
  ])("write the rate %d with two decimals or none as %s", (value, text) => {
    expect(formatRate(value)).toBe(text);
  });

  test("keep the decimals of a column", () => {
    expect(formatFractionFixed(0.343, 1)).toBe("34.3%");
    expect(formatFractionFixed(0.45, 2)).toBe("45.00%");
    expect(formatFractionFixed(1.2, 1)).toBe("120.0%");
  });
});

test.each([
  [0, "0.0%", "0.00%"],
  [0.45, "45.0%", "45.00%"],
  [0.1125, "11.3%", "11.25%"],
  [0.02475, "2.5%", "2.48%"],
  [1.2, "120.0%", "120.00%"],
])("R&D time of %d is %s as a total and %s as a contribution", (value, total, contribution) => {
  expect(formatTotalRdTime(value)).toBe(total);
  expect(formatRdTimeContribution(value)).toBe(contribution);
});

test("plain numbers have separators and at most two decimals", () => {
  expect(formatNumber(1_234.567)).toBe("1,234.57");
  expect(formatNumber(-3)).toBe("\u22123");
});
