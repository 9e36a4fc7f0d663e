/**
 * Writes amounts that are not negative, with US separators. Most need no rounding and are written
 * here: a phone takes a tenth of a second to make its first Intl.NumberFormat.
 */
function amountFormat(fewestDecimals: number, mostDecimals: number): (amount: number) => string {
  let rounding: Intl.NumberFormat | undefined;
  return (amount) => {
    const [digits, whole = "", decimals = ""] = /^(\d+)\.?(\d*)$/.exec(String(amount)) ?? [];
    if (digits && decimals.length <= mostDecimals) {
      const thousands = whole.replace(/\B(?=(\d{3})+$)/g, ",");
      const shown = decimals.padEnd(fewestDecimals, "0");
      return thousands + (shown && `.${shown}`);
    }
    rounding ??= new Intl.NumberFormat("en-US", {
      minimumFractionDigits: fewestDecimals,
      maximumFractionDigits: mostDecimals,
    });
    return rounding.format(amount);
  };
}

const noDecimals = amountFormat(0, 0);
const upToTwoDecimals = amountFormat(0, 2);
const upToThreeDecimals = amountFormat(0, 3);
const oneDecimal = amountFormat(1, 1);
const twoDecimals = amountFormat(2, 2);

/** `$2,500,000`, `−$70,000`. Whole dollars. */
export function formatUsd(value: number): string {
  return signed(value, (amount) => `$${noDecimals(amount)}`);
}

/** `$2.5 million` from a million up, whole dollars below. */
export function formatUsdShort(value: number): string {
  if (Math.abs(value) < 1_000_000) return formatUsd(value);
  return signed(value, (amount) => `$${upToTwoDecimals(amount / 1_000_000)} million`);
}

/** `$5.00`, `$0.58`. */
export function formatUsdAndCents(value: number): string {
  return signed(value, (amount) => `$${twoDecimals(amount)}`);
}

/** Cents only where there are some, so that the rounding of the next line can be followed. */
export function formatExactUsd(value: number): string {
  return Number.isInteger(value) ? formatUsd(value) : formatUsdAndCents(value);
}

/** `20%`, `7.5%`, `40.8%`: as many decimals as the figure has, at most three. */
export function formatFraction(value: number): string {
  return signed(value, (amount) => `${upToThreeDecimals(inHundredths(amount))}%`);
}

/** `10%`, `7.50%`: two decimals or none, for a rate that stands beside figures of two decimals. */
export function formatRate(value: number): string {
  return formatFractionFixed(value, 2).replace(/\.00%$/, "%");
}

/** `45.0%`: always that many decimals, for columns and running totals. */
export function formatFractionFixed(value: number, decimals: 1 | 2): string {
  const format = decimals === 1 ? oneDecimal : twoDecimals;
  return signed(value, (amount) => `${format(inHundredths(amount))}%`);
}

/** `1,234.5`: at most two decimals. */
export function formatNumber(value: number): string {
  return signed(value, upToTwoDecimals);
}

/** 0.14 → 14, where JavaScript's own product would be 14.000000000000002. */
function inHundredths(value: number): number {
  return Number((value * 100).toPrecision(15));
}

/** With a minus sign, and none before a zero: a hyphen is shorter, and a line may break after it. */
function signed(value: number, format: (amount: number) => string): string {
  const text = format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;
}
