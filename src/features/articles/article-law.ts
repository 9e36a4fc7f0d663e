import { createContext, useContext } from "react";
import { type DeadlineName, deadlines } from "#tax-law/deadlines.ts";
import type { Source } from "#tax-law/figure.ts";
import { type LawNoteName, lawNotes } from "#tax-law/law-notes.ts";
import { type FigureInYear, figure, findFigure, isFigureName } from "#tax-law/look-up.ts";
import { type FigureName, figures } from "#tax-law/registry.ts";
import { didYouMean } from "#wording/did-you-mean.ts";
import { type FigureStyle, formatFigure } from "#wording/figures.ts";
import { formatUsd } from "#wording/numbers.ts";
import type { Reader } from "./categories.ts";

/** What an article took from the tax-law data, in the order in which it took it. */
export interface LawUsed {
  figures: FigureInYear[];
  /** Sources of the deadlines and law notes it shows. */
  otherSources: Source[];
}

export type ArticleLaw = ReturnType<typeof lawForArticle>;

/**
 * The tax-law data as one article reads it: for its own tax year unless it names another. What was
 * read is listed in `used`, from which the page makes the article's sources. Reading may add to that
 * list because renderArticle renders each article once, on the server, from top to bottom.
 */
export function lawForArticle(taxYear: number, today: string, reader: Reader = "owner") {
  const used: LawUsed = { figures: [], otherSources: [] };

  function list(read: FigureInYear): FigureInYear {
    const listed = used.figures.some(
      (other) => other.name === read.name && other.taxYear === read.taxYear,
    );
    if (!listed) used.figures.push(read);
    return read;
  }

  const read = (name: string, year = taxYear) => list(figure(known(name), year));

  return {
    used,
    taxYear,
    reader,
    /** The day for which deadlines are open or passed, as YYYY-MM-DD. */
    today,
    figure: read,

    /** Nothing where the year is not covered: for notes on a year still being collected. */
    figureIfCovered(name: string, year: number): FigureInYear | undefined {
      const found = findFigure(known(name), year);
      return found && list(found);
    },

    figuresFrom(name: string, firstYear: number): FigureInYear[] {
      const years = Object.keys(figures[known(name)].entries).map(Number);
      return years.filter((year) => year >= firstYear).map((year) => read(name, year));
    },

    deadline(name: string) {
      if (!Object.hasOwn(deadlines, name))
        throw unknown("deadline", name, deadlines, "deadlines.ts");
      const deadline = deadlines[name as DeadlineName];
      used.otherSources.push(deadline.source);
      return deadline;
    },

    lawNote(name: string) {
      if (!Object.hasOwn(lawNotes, name)) throw unknown("law note", name, lawNotes, "law-notes.ts");
      const note = lawNotes[name as LawNoteName];
      used.otherSources.push(note.source);
      return note;
    },

    /** What MDX sees as `props`: `{props.text("section-179-limit")}`. */
    props: {
      /** The number; a percentage is a fraction. */
      figure: (name: string, year?: number) => read(name, year).value,
      /** The number as text: `$2,500,000`, or `$2.5 million` with `{ style: "short" }`. */
      text(name: string, options: number | { year?: number; style?: FigureStyle } = {}) {
        const { year, style } = typeof options === "number" ? { year: options } : options;
        return formatFigure(read(name, year), style);
      },
      usd: formatUsd,
    },
  };
}

function known(name: string): FigureName {
  if (!isFigureName(name)) throw new Error(`there is no figure ${name}; ${nearFigures(name)}`);
  return name;
}

export function nearFigures(name: string): string {
  return didYouMean(name, Object.keys(figures), "the names are in src/tax-law/figures");
}

function unknown(kind: string, name: string, table: object, file: string): Error {
  const near = didYouMean(name, Object.keys(table), `the names are in src/tax-law/${file}`);
  return new Error(`there is no ${kind} ${name}; ${near}`);
}

export const LawContext = createContext<ArticleLaw | null>(null);

export function useLaw(): ArticleLaw {
  const law = useContext(LawContext);
  if (!law) throw new Error("This component works only inside an article; see render-article.tsx.");
  return law;
}
