import type { WorksheetYear } from "../inputs.ts";
import type { LineName, PlainLine } from "./line-names.ts";

/**
 * The December 2023 face of Form 6765 has sections A to D and its own numbers. Expenses are entered
 * in Section A (lines 5 to 9) and again in Section B (24 to 28), and there are no sections E, F and
 * G and no items A and B. Every number was compared with the IRS's own stylesheet of that face.
 */
export const usesFaceOf2023 = (taxYear: WorksheetYear): boolean => taxYear === 2023;

const numbers: Partial<Record<LineName, number>> = {
  ...{ 1: 1, 2: 2, 3: 3, 4: 4, 42: 5, 43: 6, 44: 7, 45: 8, 48: 9 },
  ...{ 6: 10, 7: 11, 8: 12, 9: 13, 10: 14, 11: 15, 12: 16, 13: 17 },
  ...{ 14: 18, 15: 19, 16: 20, 17: 21, 18: 22, 19: 23 },
  ...{ "b-wages": 24, "b-supplies": 25, "b-computers": 26, "b-contract": 27, 20: 28 },
  ...{ 21: 29, 22: 30, 23: 31, 24: 32, 25: 33, 26: 34 },
  ...{ 27: 35, 28: 36, 29: 37, 30: 38, 34: 42, 35: 43, 36: 44 },
};

/** The number printed on the form of that year; empty for a line of ours. */
export function lineNumber(name: LineName, taxYear: WorksheetYear): string {
  const line = formLineOf(name);
  if (usesFaceOf2023(taxYear)) return String(numbers[line] ?? "");
  return /^\d/.test(line) ? line : "";
}

/** `6` of `group-6`: the line of the form that a line of the group computes. */
export const formLineOf = (name: LineName): PlainLine =>
  name.replace(/^group-(?=\d)/, "") as PlainLine;
