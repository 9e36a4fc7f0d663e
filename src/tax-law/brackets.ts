import type { Source } from "./figure.ts";
import { adjustmentsFor2025, adjustmentsFor2026 } from "./sources.ts";
import { UncoveredYearError } from "./tax-year.ts";

export interface Bracket {
  readonly fromInUsd: number;
  /** Null for the top bracket, which has no upper edge. */
  readonly toInUsd: number | null;
  readonly rateAsFraction: number;
}

interface Publication {
  readonly source: Source;
  readonly verifiedOn: string;
}

interface PublishedEdges extends Publication {
  /** Where each rate ends and the next begins. Other files read the edges from here. */
  readonly edgesInUsd: readonly number[];
}

const ratesAsFractions = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];

/** Married filing jointly, by tax year. */
const publishedEdges: Readonly<Record<number, PublishedEdges>> = {
  2025: {
    edgesInUsd: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    source: adjustmentsFor2025,
    verifiedOn: "2026-11-15",
  },
  2026: {
    edgesInUsd: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
    source: adjustmentsFor2026,
    verifiedOn: "2026-11-15",
  },
};

export const bracketYears: readonly number[] = Object.keys(publishedEdges).map(Number);

/** The federal brackets of a married couple filing jointly in that tax year. */
export function bracketsOf(taxYear: number): Publication & { brackets: readonly Bracket[] } {
  const published = publishedEdges[taxYear];
  if (!published) throw new UncoveredYearError("tax brackets", taxYear, bracketYears);
  const { edgesInUsd, ...publication } = published;
  const brackets = ratesAsFractions.map((rateAsFraction, index) => ({
    fromInUsd: edgesInUsd[index - 1] ?? 0,
    toInUsd: edgesInUsd[index] ?? null,
    rateAsFraction,
  }));
  return { brackets, ...publication };
}
