/**
 * Binary numbers cannot hold most decimal fractions exactly: 0.15 × 3 comes out slightly below
 * 0.45. Rounding to fifteen significant digits gives the amount one would compute by hand.
 */
export function withoutBinaryNoise(value: number): number {
  // Most amounts are whole, and writing digits takes long. 0 makes a plain 0 of a negative one.
  return Number.isSafeInteger(value) ? value + 0 : Number(value.toPrecision(15));
}

/** Whole dollars, half a dollar upwards. */
export function roundToDollar(amount: number): number {
  return Math.round(withoutBinaryNoise(amount));
}
