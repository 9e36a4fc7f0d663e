import type { Figure, FigureEntry, Unit } from "./figure.ts";
import { type FigureName, figures } from "./registry.ts";
import { entryIn } from "./year-entry.ts";

/** A figure as it stands in one tax year. */
export interface FigureInYear extends FigureEntry {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: Unit;
  readonly taxYear: number;
}

/** The figure in exactly that tax year; a year not covered is an UncoveredYearError. */
export function figure(name: FigureName, taxYear: number): FigureInYear {
  const { label, unit }: Figure = figures[name];
  return { name, label, unit, taxYear, ...entryIn(figures[name], taxYear) };
}

/** Like `figure`, for places that say nothing when the year is not covered ('For 2026: …'). */
export function findFigure(name: FigureName, taxYear: number): FigureInYear | undefined {
  const { label, unit, entries }: Figure = figures[name];
  const entry = entries[taxYear];
  return entry && { name, label, unit, taxYear, ...entry };
}

/** The tax years a figure covers, oldest first. */
export function yearsOf(name: FigureName): number[] {
  return Object.keys(figures[name].entries)
    .map(Number)
    .sort((a, b) => a - b);
}

/** For names that arrive as text, from an article for instance. */
export function isFigureName(text: string): text is FigureName {
  return Object.hasOwn(figures, text);
}
