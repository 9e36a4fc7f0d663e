import { formatUsd } from "#tax-law/format.ts";

export interface WorkingFigure {
  readonly label: string;
  readonly value: number;
  readonly unit: "usd" | "fraction" | "count";
}

/** One line of the working, as screen, slip, e-mail and print show it. */
export interface WorkingLine {
  /** Stable, for keys and tests: `wages`, `federal-credit`, … */
  readonly id: string;
  readonly label: string;
  /** The arithmetic in words and figures, without its result. */
  readonly formula: string;
  readonly figures: readonly WorkingFigure[];
  readonly value: number;
  readonly unit: "usd" | "fraction";
}

/** Cents only where there are some, so that the rounding of the next line can be followed. */
export function exactUsd(amount: number): string {
  if (Number.isInteger(amount)) return formatUsd(amount);
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}
