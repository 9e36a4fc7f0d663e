import type { Source } from "./figure.ts";
import { adjustmentsFor2025, adjustmentsFor2026 } from "./sources.ts";

export interface Bracket {
  readonly fromInUsd: number;
  /** Null for the top bracket, which has no upper edge. */
  readonly toInUsd: number | null;
  readonly rateAsFraction: number;
}

export interface BracketTable {
  readonly taxYear: number;
  readonly filingStatus: "married filing jointly";
  readonly brackets: readonly Bracket[];
  readonly source: Source;
  readonly verifiedOn: string;
}

const ratesAsFractions = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

interface PublishedEdges extends Pick<BracketTable, "filingStatus" | "source" | "verifiedOn"> {
  readonly edgesInUsd: readonly number[];
}

/** Where each rate ends and the next begins; written here once and nowhere else. */
const publishedEdges: Readonly<Record<number, PublishedEdges>> = {
  2025: {
    filingStatus: "married filing jointly",
    edgesInUsd: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    source: adjustmentsFor2025,
    verifiedOn: "2026-11-15",
  },
  2026: {
    filingStatus: "married filing jointly",
    edgesInUsd: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
    source: adjustmentsFor2026,
    verifiedOn: "2026-11-15",
  },
};

export const bracketYears: readonly number[] = Object.keys(publishedEdges).map(Number);

export class UncoveredBracketYearError extends Error {
  override readonly name = "UncoveredBracketYearError";

  constructor(taxYear: number) {
    super(`We have no ${taxYear} tax brackets. Years covered: ${bracketYears.join(", ")}.`);
  }
}

/** The federal brackets of a married couple filing jointly in that tax year. */
export function bracketsOf(taxYear: number): BracketTable {
  const table = publishedEdges[taxYear];
  if (!table) throw new UncoveredBracketYearError(taxYear);
  const { edgesInUsd, ...about } = table;
  const brackets = ratesAsFractions.map((rateAsFraction, index) => ({
    fromInUsd: edgesInUsd[index - 1] ?? 0,
    toInUsd: edgesInUsd[index] ?? null,
    rateAsFraction,
  }));
  return { taxYear, ...about, brackets };
}
