export type Band = {
  from: number;
  /** Null for the band without an upper edge. */
  to: number | null;
  rateAsFraction: number;
};

export type FilledBand = Band & {
  /** How much of the income lies in this band. */
  amount: number;
  /** 0 to 1; an endless band is drawn half full at most, so that it never looks exhausted. */
  fill: number;
  /** The next dollar earned falls here. */
  next: boolean;
};

const ENDLESS_FILL = 0.5;

/** Income at an edge fills the band below; its next dollar belongs to the band above. */
export function fillBands(bands: readonly Band[], income: number): FilledBand[] {
  return bands.map((band) => {
    const top = band.to ?? Number.POSITIVE_INFINITY;
    const amount = Math.max(0, Math.min(income, top) - band.from);
    const share = band.to === null ? ENDLESS_FILL : amount / (band.to - band.from);
    return {
      ...band,
      amount,
      fill: amount > 0 ? share : 0,
      next: income >= band.from && income < top,
    };
  });
}

/** Bands must ascend and touch: a gap would be income that no rate covers. */
export function assertContinuous(bands: readonly Band[]): void {
  bands.forEach((band, index) => {
    const next = bands[index + 1];
    if (next && next.from !== band.to) {
      throw new Error(`A band ends at ${band.to} but the next begins at ${next.from}`);
    }
  });
}
