import { type DeadlineName, deadlines } from "#tax-law/deadlines.ts";
import type { Source } from "#tax-law/figure.ts";
import { type LawNoteName, lawNotes } from "#tax-law/law-notes.ts";
import { type FigureInYear, figure, findFigure, isFigureName } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { type FigureStyle, formatFigure } from "#wording/figures.ts";
import { formatUsd } from "#wording/numbers.ts";

/** What an article took from the tax-law data, in the order in which it took it. */
export interface LawUsed {
  figures: FigureInYear[];
  /** Sources of the deadlines and law notes it shows. */
  otherSources: Source[];
}

interface TextOptions {
  year?: number;
  style?: FigureStyle;
}

/**
 * The tax-law data as one article reads it: for its own tax year unless it names another, and
 * keeping a list of what was read, from which the page makes the article's sources.
 */
export class LawInArticle {
  readonly taxYear: number;
  /** The day on which deadlines are judged, as YYYY-MM-DD. */
  readonly today: string;
  readonly used: LawUsed = { figures: [], otherSources: [] };

  constructor({ taxYear, today }: { taxYear: number; today: string }) {
    this.taxYear = taxYear;
    this.today = today;
  }

  figure(name: string, year = this.taxYear): FigureInYear {
    const found = figure(known(name), year);
    this.#note(found);
    return found;
  }

  /** Nothing where the year is not covered: for notes on a year still being collected. */
  figureIfCovered(name: string, year: number): FigureInYear | undefined {
    const found = findFigure(known(name), year);
    if (found) this.#note(found);
    return found;
  }

  deadline(name: string) {
    if (!Object.hasOwn(deadlines, name)) throw unknown("deadline", name, "deadlines.ts");
    const deadline = deadlines[name as DeadlineName];
    this.used.otherSources.push(deadline.source);
    return deadline;
  }

  lawNote(name: string) {
    if (!Object.hasOwn(lawNotes, name)) throw unknown("law note", name, "law-notes.ts");
    const note = lawNotes[name as LawNoteName];
    this.used.otherSources.push(note.source);
    return note;
  }

  /** What MDX sees as `props`: `{props.text("section-179-limit")}`. */
  get props() {
    return {
      /** The number; a percentage is a fraction. */
      figure: (name: string, year?: number) => this.figure(name, year).value,
      /** The number as text: `$2,500,000`, or `$2.5 million` with `{ style: "short" }`. */
      text: (name: string, options: number | TextOptions = {}) => {
        const { year, style } = typeof options === "number" ? { year: options } : options;
        return formatFigure(this.figure(name, year), style);
      },
      /** A computed amount in whole dollars: `$14,800`. */
      usd: formatUsd,
    };
  }

  #note(read: FigureInYear): void {
    const noted = this.used.figures.some(
      ({ name, taxYear }) => name === read.name && taxYear === read.taxYear,
    );
    if (!noted) this.used.figures.push(read);
  }
}

function known(name: string): FigureName {
  if (!isFigureName(name)) throw unknown("figure", name, "figures/");
  return name;
}

function unknown(kind: string, name: string, where: string): Error {
  return new Error(`There is no ${kind} named “${name}”. Names are in src/tax-law/${where}`);
}
