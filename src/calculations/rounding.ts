/**
 * Products of decimal fractions carry a trace of binary noise: 0.15 × 3 is a hair below 0.45.
 * Fifteen significant digits wipe it off, so that amounts are what they are on paper.
 */
export function withoutBinaryNoise(value: number): number {
  return Number(value.toPrecision(15));
}

/** Whole dollars, half a dollar upwards. */
export function roundToDollar(amount: number): number {
  return Math.round(withoutBinaryNoise(amount));
}
