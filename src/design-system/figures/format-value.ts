/** Values in percent are fractions: 0.408 is written 40.8%. */
export type Unit = "dollars" | "percent" | "number";

const MINUS = "\u2212";
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** $33,075, −$70,000, 40.8%. */
export function formatValue(value: number, unit: Unit = "dollars"): string {
  const sign = value < 0 ? MINUS : "";
  const size = Math.abs(value);
  if (unit === "dollars") return `${sign}$${grouped.format(size)}`;
  if (unit === "percent") return `${sign}${decimal.format(size * 100)}%`;
  return `${sign}${decimal.format(size)}`;
}

/** +$46,550 or −$70,000: the sign always stands, so that direction does not rest on colour. */
export function formatChange(value: number, unit: Unit = "dollars"): string {
  return value < 0 ? formatValue(value, unit) : `+${formatValue(value, unit)}`;
}

/** Whole percentages that sum to exactly 100 (largest remainder). */
export function wholePercentages(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** A coordinate for an SVG attribute: percentages keep text at its size while shapes stretch. */
export function percentOf(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  return `${Math.round(share * 1000) / 1000}%`;
}
