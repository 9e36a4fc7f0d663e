/**
 * Divides a whole amount in proportion to the weights by largest remainder, so that the parts are
 * whole and add up to it. Weights that are all 0 count as equal; ties go to the earlier one.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) =>
    sum === 0 ? amount / weights.length : (amount * weight) / sum,
  );
  // To a millionth, so that binary noise decides no tie. A spreadsheet can compute it the same way.
  const quotas = exact.map((quota) => Math.round(quota * 1e6) / 1e6);
  const parts = quotas.map(Math.floor);
  const leftOver = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: Math.round((quota % 1) * 1e6) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const oneMore = new Set(byRemainder.slice(0, leftOver).map(({ index }) => index));
  return parts.map((part, index) => (oneMore.has(index) ? part + 1 : part));
}
