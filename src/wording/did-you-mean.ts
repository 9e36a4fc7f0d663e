/** `did you mean a or b?`, or the alternative where no name is near. */
export function didYouMean(written: string, known: readonly string[], orElse: string): string {
  const near = nearestNames(written, known);
  return near.length > 0 ? `did you mean ${near.join(" or ")}?` : orElse;
}

const mostNames = 3;

/** The names nearest to one that was mistyped or half remembered, the nearest first. */
export function nearestNames(written: string, known: readonly string[]): string[] {
  const all = known.map((name) => ({ name, words: wordsOf(name) }));
  // A word that few names have, such as “mileage”, says more than one that many have.
  const frequency = new Map<string, number>();
  for (const word of all.flatMap(({ words }) => words))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const score = (words: readonly string[]) => {
    const matches = wordsOf(written).map((typed) =>
      Math.max(...words.map((word) => likeness(typed, word) / (frequency.get(word) ?? 1))),
    );
    return matches.reduce((sum, match) => sum + match, 0) / (10 + words.length);
  };
  return all
    .map(({ name, words }) => ({ name, score: score(words) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostNames)
    .map(({ name }) => name);
}

const wordsOf = (name: string) => name.toLowerCase().split(/[^a-z0-9]+/);

/** The share of pairs of letters that two words have in common; 0 where they are different words. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const share = (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
  return share < 0.75 ? 0 : share;
}

function pairsOf(word: string): Set<string> {
  const letters = ` ${word} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
