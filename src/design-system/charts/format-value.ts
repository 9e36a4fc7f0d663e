import { formatFraction, formatNumber, formatUsd } from "#wording/numbers.ts";

/** Values in percent are fractions: 0.408 is written 40.8%. */
export type Unit = "dollars" | "percent" | "number";

const formats = { dollars: formatUsd, percent: formatFraction, number: formatNumber };

/** $33,075, −$70,000, 40.8%. */
export function formatValue(value: number, unit: Unit = "dollars"): string {
  return formats[unit](value);
}

/** +$46,550 or −$70,000. The sign is always written, so that direction does not depend on colour. */
export function formatChange(value: number): string {
  return value < 0 ? formatUsd(value) : `+${formatUsd(value)}`;
}

/** A coordinate for an SVG attribute. With percentages, shapes stretch while text keeps its size. */
export function percentOf(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  return `${Math.round(share * 1000) / 1000}%`;
}
