import type { Figure, FigureEntry } from "./figure.ts";

/** Thrown instead of falling back to another year's figure. The message is fit for a visitor. */
export class UncoveredYearError extends Error {
  override readonly name = "UncoveredYearError";
  readonly taxYear: number;

  constructor({ label, entries }: Figure, taxYear: number) {
    const covered = Object.keys(entries).sort().join(", ");
    super(`We have no ${taxYear} figure for “${label}”. Years covered: ${covered}.`);
    this.taxYear = taxYear;
  }
}

/**
 * For code that runs in the browser and already holds the figure: looking it up by name would ship
 * every figure of the site.
 */
export function entryIn(figure: Figure, taxYear: number): FigureEntry {
  const entry = figure.entries[taxYear];
  if (!entry) throw new UncoveredYearError(figure, taxYear);
  return entry;
}
