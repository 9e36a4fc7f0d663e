/** One line of the working, as screen, slip, e-mail and print show it. */
export interface WorkingLine {
  /** Stable, for keys and tests: `wages`, `federal-credit`, … */
  readonly id: string;
  readonly label: string;
  /** The arithmetic in words and numbers, without its result. */
  readonly formula: string;
  readonly value: number;
  readonly unit: "usd" | "fraction";
}

export function usdLine(id: string, label: string, formula: string, value: number): WorkingLine {
  // No line says minus zero.
  return { id, label, formula, value: value || 0, unit: "usd" };
}

export function sumOf(lines: readonly WorkingLine[]): number {
  return lines.reduce((sum, { value }) => sum + value, 0);
}
