import type { Unit } from "./figure.ts";

export type FigureStyle = "full" | "short";

const wholeNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const upToThreeDecimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const upToTwoDecimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const centsAndTenths = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** `$2,500,000`, or `$2.5 million` in the short style; `20%`; `6,000 pounds`; `3 years`. */
export function formatFigure(
  { value, unit }: { readonly value: number; readonly unit: Unit },
  style: FigureStyle = "full",
): string {
  switch (unit) {
    case "usd":
      return style === "short" ? formatUsdShort(value) : formatUsd(value);
    case "usd-per-square-foot":
      return `${dollarsAndCents.format(value)} per square foot`;
    case "usd-per-mile":
      return `${centsAndTenths.format(value * 100)} cents per mile`;
    case "fraction":
      return formatFraction(value);
    case "years":
    case "months":
    case "days":
    case "pounds":
    case "employees":
      return `${wholeNumber.format(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
    case "feet":
      return `${wholeNumber.format(value)} ${value === 1 ? "foot" : "feet"}`;
    case "age":
    case "count":
      return wholeNumber.format(value);
  }
}

/** `$2,500,000`. Whole dollars. */
export function formatUsd(value: number): string {
  return wholeDollars.format(value);
}

/** `$2.5 million` from a million up, whole dollars below. */
export function formatUsdShort(value: number): string {
  if (Math.abs(value) < 1_000_000) return formatUsd(value);
  const sign = value < 0 ? "-" : "";
  return `${sign}$${upToTwoDecimals.format(Math.abs(value) / 1_000_000)} million`;
}

/** `20%`, `7.5%`, `40.8%`: as many decimals as the figure has, at most three. */
export function formatFraction(value: number): string {
  return `${upToThreeDecimals.format(value * 100)}%`;
}

/** `45.0%`: always that many decimals, for columns and running totals. */
export function formatFractionFixed(value: number, decimals: number): string {
  const percent = new Intl.NumberFormat("en-US", {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return percent.format(value);
}
