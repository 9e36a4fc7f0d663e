import type { Unit } from "#tax-law/figure.ts";
import {
  formatFraction,
  formatNumber,
  formatUsd,
  formatUsdAndCents,
  formatUsdShort,
} from "./numbers.ts";

export type FigureStyle = "full" | "short";

/** `$2,500,000`, or `$2.5 million` in the short style; `20%`; `6,000 pounds`; `3 years`. */
export function formatFigure(
  { value, unit }: { readonly value: number; readonly unit: Unit },
  style: FigureStyle = "full",
): string {
  switch (unit) {
    case "usd":
      return style === "short" ? formatUsdShort(value) : formatUsd(value);
    case "usd-per-square-foot":
      return `${formatUsdAndCents(value)} per square foot`;
    case "usd-per-mile":
      return `${formatNumber(value * 100)} cents per mile`;
    case "fraction":
      return formatFraction(value);
    case "years":
    case "months":
    case "days":
    case "pounds":
    case "employees":
      return `${formatNumber(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
    case "feet":
      return `${formatNumber(value)} ${value === 1 ? "foot" : "feet"}`;
    case "age":
    case "count":
      return formatNumber(value);
  }
}
