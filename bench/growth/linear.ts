/** A cost at one size. */
export type Cost = { items: number; cost: number };

/** What a cost may exceed its proportion by: memory that no longer fits a cache, deeper indexes. */
const allowance = 1.3;

/** Whether a cost grows in proportion to the items or slower, from one size to a larger one. */
export function linearOrBetter(from: Cost, to: Cost) {
  const items = to.items / from.items;
  const cost = to.cost / from.cost;
  return { items, cost, met: cost <= items * allowance };
}

export function verdict(what: string, from: Cost, to: Cost): string {
  const { items, cost, met } = linearOrBetter(from, to);
  const times = (ratio: number) => `${ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(1)}x`;
  return `${what}: ${times(items)} the number, ${times(cost)} the cost (linear or better: ${met ? "met" : "missed"})`;
}
