const usd = { style: "currency", currency: "USD", signDisplay: "negative" } as const;
const wholeDollars = numberFormat({ ...usd, maximumFractionDigits: 0 });
const dollarsAndCents = numberFormat(usd);
const upToTwoDecimals = numberFormat({ maximumFractionDigits: 2 });
const upToThreeDecimals = numberFormat({ maximumFractionDigits: 3 });

/**
 * Made when it is first used. A phone takes a tenth of a second for the first one, and where an
 * island starts there is seldom a number yet.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => {
    made ??= new Intl.NumberFormat("en-US", options);
    return made.format(value);
  };
}

/** `$2,500,000`, `−$70,000`. Whole dollars. */
export function formatUsd(value: number): string {
  return withMinusSign(wholeDollars(value));
}

/** `$2.5 million` from a million up, whole dollars below. */
export function formatUsdShort(value: number): string {
  if (Math.abs(value) < 1_000_000) return formatUsd(value);
  const inMillions = upToTwoDecimals(Math.abs(value) / 1_000_000);
  return withMinusSign(`${value < 0 ? "-" : ""}$${inMillions} million`);
}

/** `$5.00`, `$0.58`. */
export function formatUsdAndCents(value: number): string {
  return withMinusSign(dollarsAndCents(value));
}

/** Cents only where there are some, so that the rounding of the next line can be followed. */
export function formatExactUsd(value: number): string {
  return Number.isInteger(value) ? formatUsd(value) : formatUsdAndCents(value);
}

/** `20%`, `7.5%`, `40.8%`: as many decimals as the figure has, at most three. */
export function formatFraction(value: number): string {
  return `${withMinusSign(upToThreeDecimals(value * 100))}%`;
}

/** `10%`, `7.50%`: two decimals or none, for a rate that stands beside figures of two decimals. */
export function formatRate(value: number): string {
  const twoDecimals = formatFractionFixed(value, 2);
  return twoDecimals.replace(/\.00%$/, "%");
}

/** `45.0%`: always that many decimals, for columns and running totals. */
export function formatFractionFixed(value: number, decimals: number): string {
  const percent = new Intl.NumberFormat("en-US", {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return withMinusSign(percent.format(value));
}

/** `1,234.5`: at most two decimals. */
export function formatNumber(value: number): string {
  return withMinusSign(upToTwoDecimals(value));
}

/** The hyphen that Intl writes is shorter than a minus, and a line may break after it. */
function withMinusSign(text: string): string {
  return text.replace("-", "\u2212");
}
