import { numberFormat } from "./formats.ts";

const USD = { style: "currency", currency: "USD" } as const;

/** `$2,500,000`, `−$70,000`. Whole dollars. */
export function formatUsd(value: number): string {
  return write(value, { ...USD, maximumFractionDigits: 0 });
}

/** `$2.5 million` from a million up, whole dollars below. */
export function formatUsdShort(value: number): string {
  if (Math.abs(value) < 1_000_000) return formatUsd(value);
  return `${write(value / 1_000_000, { ...USD, minimumFractionDigits: 0 })} million`;
}

/** `$5.00`, `$0.58`. */
export function formatUsdAndCents(value: number): string {
  return write(value, USD);
}

/** Cents only where there are some, so that a reader can follow the rounding in the next line. */
export function formatExactUsd(value: number): string {
  return Number.isInteger(value) ? formatUsd(value) : formatUsdAndCents(value);
}

/** `20%`, `7.5%`, `40.8%`: as many decimals as the figure has, at most three. */
export function formatFraction(value: number): string {
  return write(value, { style: "percent", maximumFractionDigits: 3 });
}

/** `10%`, `7.50%`: two decimals or none, for a rate beside numbers with two decimals. */
export function formatRate(value: number): string {
  return formatFractionFixed(value, 2).replace(/\.00%$/, "%");
}

/** `45.0%`: total R&D time has one decimal wherever it is shown. */
export function formatTotalRdTime(value: number): string {
  return formatFractionFixed(value, 1);
}

/** `45.00%`: the contribution of one specialty has two decimals. */
export function formatRdTimeContribution(value: number): string {
  return formatFractionFixed(value, 2);
}

/** `34.3%`: always that many decimals, for columns and running totals. */
export function formatFractionFixed(value: number, decimals: 1 | 2): string {
  return write(value, {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** `1,234.5`: at most two decimals. */
export function formatNumber(value: number): string {
  return write(value, { maximumFractionDigits: 2 });
}

/** What an amount field says about a text that is no amount, or too long for it. */
export function amountNotRead(text: string): string {
  return `“${text.trim()}” is not an amount we can read here. Type dollars, such as 412,000 or 412k.`;
}

/** With a minus sign, because a line may break after a hyphen. Zero never gets a sign. */
function write(value: number, options: Intl.NumberFormatOptions): string {
  const text = numberFormat({ signDisplay: "negative", ...options }).format(value);
  return text.replace("-", "\u2212");
}
