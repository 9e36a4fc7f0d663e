import type { Source } from "./figure.ts";
import { adjustments } from "./sources.ts";
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

export const filingStatuses = ["single", "joint", "separate", "head-of-household"] as const;

export type FilingStatus = (typeof filingStatuses)[number];

/** From the revenue procedure of each year, compared on that day. */
function published(
  verifiedOn: string,
  edgesByYear: Readonly<Partial<Record<keyof typeof adjustments, readonly number[]>>>,
): Readonly<Record<number, PublishedEdges>> {
  const years = Object.entries(edgesByYear) as [string, readonly number[]][];
  return Object.fromEntries(
    years.map(([year, edgesInUsd]) => {
      const source = adjustments[Number(year) as keyof typeof adjustments];
      return [year, { edgesInUsd, source, verifiedOn }];
    }),
  );
}

const edgesByFiling = {
  joint: published("2026-11-15", {
    2025: [23_850, 96_950, 206_700, 394_600, 501_050, 751_600],
    2026: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
  }),
  single: published("2026-11-16", {
    2025: [11_925, 48_475, 103_350, 197_300, 250_525, 626_350],
    2026: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
  }),
  /** Up to the last edge as a single person. */
  separate: published("2026-11-17", {
    2025: [11_925, 48_475, 103_350, 197_300, 250_525, 375_800],
    2026: [12_400, 50_400, 105_700, 201_775, 256_225, 384_350],
  }),
  "head-of-household": published("2026-11-17", {
    2025: [17_000, 64_850, 103_350, 197_300, 250_500, 626_350],
    2026: [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
  }),
} satisfies Readonly<Record<FilingStatus, unknown>>;

export const bracketYears: readonly number[] = Object.keys(edgesByFiling.joint).map(Number);

/** The federal brackets of that tax year, of a married couple filing jointly unless said. */
export function bracketsOf(
  taxYear: number,
  filing: FilingStatus = "joint",
): Publication & { brackets: readonly Bracket[] } {
  const published = edgesByFiling[filing][taxYear];
  if (!published) throw new UncoveredYearError("tax brackets", taxYear, bracketYears);
  const { edgesInUsd, ...publication } = published;
  const brackets = ratesAsFractions.map((rateAsFraction, index) => ({
    fromInUsd: edgesInUsd[index - 1] ?? 0,
    toInUsd: edgesInUsd[index] ?? null,
    rateAsFraction,
  }));
  return { brackets, ...publication };
}
