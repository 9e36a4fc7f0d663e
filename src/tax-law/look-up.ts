import type { Figure, FigureEntry, Unit } from "./figure.ts";
import { type FigureName, figures } from "./registry.ts";
import { entryIn } from "./tax-year.ts";

/** A figure in one tax year. */
export interface FigureInYear extends FigureEntry {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: Unit;
  readonly taxYear: number;
}

/** The figure in exactly that tax year. Throws UncoveredYearError for a year that is not covered. */
export function figure(name: FigureName, taxYear: number): FigureInYear {
  const { label, unit }: Figure = figures[name];
  return { name, label, unit, taxYear, ...entryIn(figures[name], taxYear) };
}

/** Like `figure`, for text that is left out when the year is not covered ('For 2026: …'). */
export function findFigure(name: FigureName, taxYear: number): FigureInYear | undefined {
  const { entries }: Figure = figures[name];
  return entries[taxYear] && figure(name, taxYear);
}

/** For names that come as text, from an article for instance. */
export function isFigureName(text: string): text is FigureName {
  return Object.hasOwn(figures, text);
}
