import type { Figure, FigureEntry, Unit } from "./figure.ts";
import { type FigureName, figures } from "./registry.ts";

/** A figure as it stands in one tax year. */
export interface FigureInYear extends FigureEntry {
  readonly name: FigureName;
  readonly label: string;
  readonly unit: Unit;
  readonly taxYear: number;
}

/** Thrown instead of falling back to another year's figure. The message is fit for a visitor. */
export class UncoveredYearError extends Error {
  override readonly name = "UncoveredYearError";
  readonly figureName: FigureName;
  readonly taxYear: number;

  constructor(figureName: FigureName, taxYear: number) {
    const { label } = figures[figureName];
    const covered = yearsOf(figureName).join(", ");
    super(`We have no ${taxYear} figure for “${label}”. Years covered: ${covered}.`);
    this.figureName = figureName;
    this.taxYear = taxYear;
  }
}

/** The figure in exactly that tax year; a year not covered is an UncoveredYearError. */
export function figure(name: FigureName, taxYear: number): FigureInYear {
  const found = findFigure(name, taxYear);
  if (!found) throw new UncoveredYearError(name, taxYear);
  return found;
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
