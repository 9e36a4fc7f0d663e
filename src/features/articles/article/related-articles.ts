import type { FrontMatter } from "../front-matter.ts";

type Comparable = Pick<FrontMatter, "category" | "alsoIn" | "keywords"> & { id: string };

const HOW_MANY = 3;

/** The articles nearest in subject: shared keywords and words of keywords, then shared categories. */
export function relatedTo<A extends Comparable>(article: A, all: readonly A[]): A[] {
  return all
    .filter(({ id }) => id !== article.id)
    .map((other) => ({ other, score: nearness(article, other) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, HOW_MANY)
    .map(({ other }) => other);
}

function nearness(a: Comparable, b: Comparable): number {
  const shared = (of: (article: Comparable) => string[]) => {
    const inB = new Set(of(b));
    return new Set(of(a).filter((word) => inB.has(word))).size;
  };
  return (
    3 * shared(({ category, alsoIn }) => [category, ...alsoIn]) +
    2 * shared(({ keywords }) => keywords) +
    shared(({ keywords }) => keywords.flatMap((phrase) => phrase.toLowerCase().split(/\W+/)))
  );
}

/** The articles before and after one, in the order of the listing. */
export function previousAndNext<A extends { id: string }>(article: A, all: readonly A[]) {
  const place = all.findIndex(({ id }) => id === article.id);
  return { previous: all[place - 1], next: all[place + 1] };
}
