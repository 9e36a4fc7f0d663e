import type { Figure } from "../../src/tax-law/figure.ts";
import type { Day, Finding } from "./finding.ts";

/** A figure needs its current year, or a reason in `closed` why there will be no other. */
export function checkFigures(
  figures: Readonly<Record<string, Figure & { readonly closed?: string }>>,
  today: Day,
): Finding[] {
  const taxYear = Number(today.slice(0, 4));
  return Object.entries(figures)
    .filter(([, { entries, closed }]) => !closed && !(taxYear in entries))
    .map(([name, { entries }]) => ({
      topic: "Figures without the current tax year",
      place: name,
      what: `has ${Object.keys(entries).join(", ")}; not ${taxYear}`,
    }));
}
