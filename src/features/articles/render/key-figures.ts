import type { FigureInYear } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { type LastDayName, taxYearDays } from "#tax-law/tax-year-days.ts";
import type { CalendarDate } from "#wording/dates.ts";

/** A figure of the strip under the title, in the latest year that covers it. */
export interface KeyFigure extends FigureInYear {
  lastDay: CalendarDate;
  lastDayName: LastDayName;
  /** The same figure for the next year, where it is on file before that year begins. */
  announced?: FigureInYear | undefined;
}

export interface KeyFiguresOfYear {
  year: number;
  figures: KeyFigure[];
}

/**
 * The key figures for every year from the article's own to the last that covers one of them. A
 * figure that a year does not cover yet is listed with its latest year; before its first year it is
 * left out.
 */
export function keyFiguresByYear(
  keyFigures: readonly { figure: FigureName; lastDay: LastDayName }[],
  taxYear: number,
  coveredFrom: (name: FigureName, firstYear: number) => readonly FigureInYear[],
): KeyFiguresOfYear[] {
  const known = keyFigures.map(({ figure, lastDay }) =>
    coveredFrom(figure, taxYear).map((entry) => ({
      ...entry,
      lastDay: taxYearDays(entry.taxYear)[lastDay],
      lastDayName: lastDay,
    })),
  );
  const lastYear = Math.max(taxYear, ...known.flat().map((entry) => entry.taxYear));
  return Array.from({ length: lastYear - taxYear + 1 }, (_, index) => {
    const year = taxYear + index;
    const figures = known.flatMap((entries) => {
      const latest = entries.findLast((entry) => entry.taxYear <= year);
      const announced = entries.find((entry) => entry.taxYear === year + 1);
      return latest ? { ...latest, announced } : [];
    });
    return { year, figures };
  });
}
