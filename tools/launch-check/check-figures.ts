import type { Figure } from "../../src/tax-law/figure.ts";
import type { Day, Finding } from "./finding.ts";

/** A figure needs the current year or a later one, or in `closed` why there will be no other. */
export function checkFigures(
  figures: Readonly<Record<string, Figure & { readonly closed?: string }>>,
  today: Day,
): Finding[] {
  const taxYear = Number(today.slice(0, 4));
  return Object.entries(figures)
    .filter(([, { entries, closed }]) => !closed && Math.max(...yearsOf(entries)) < taxYear)
    .map(([name, { entries }]) => ({
      topic: "Figures without the current tax year",
      place: name,
      what: `has ${yearsOf(entries).join(", ")}; not ${taxYear}`,
    }));
}

const yearsOf = (entries: Figure["entries"]): number[] => Object.keys(entries).map(Number);
