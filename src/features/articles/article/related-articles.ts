import type { FrontMatter } from "../front-matter.ts";

type Comparable = Pick<
  FrontMatter,
  "category" | "alsoIn" | "keywords" | "readers" | "related" | "taxYear"
> & {
  id: string;
};

const HOW_MANY = 3;
/** Less than a shared category: for each later tax year, and if written first for the same reader. */
const LATER_YEAR = 2;
const SAME_FIRST_READER = 2;

/**
 * Articles for the reader for whom this one is written, the nearest in subject first: shared keywords
 * and words of keywords, then shared categories. A later tax year counts for an article.
 */
export function relatedTo<A extends Comparable>(article: A, all: readonly A[]): A[] {
  // One that is not published yet is left out.
  const named = article.related.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return [...named, ...nearestTo(article, all)].slice(0, HOW_MANY);
}

function nearestTo<A extends Comparable>(article: A, all: readonly A[]): A[] {
  const [reader] = article.readers;
  const places = placesBySubject(all);
  const scores = new Uint32Array(all.length);
  for (const [subject, weight] of subjectsOf(article))
    for (const place of places.get(subject) ?? []) scores[place] = (scores[place] ?? 0) + weight;

  const nearest: { other: A; score: number }[] = [];
  for (const [place, other] of all.entries()) {
    if (!reader || !other.readers.includes(reader)) continue;
    if (article.related.includes(other.id)) continue;
    const score =
      (scores[place] ?? 0) +
      LATER_YEAR * (other.taxYear - article.taxYear) +
      (other.readers[0] === reader ? SAME_FIRST_READER : 0);
    const isNear = nearest.length < HOW_MANY || score > (nearest.at(-1)?.score ?? -Infinity);
    if (!isNear || other.id === article.id) continue;
    nearest.push({ other, score });
    nearest.sort((a, b) => b.score - a.score).splice(HOW_MANY);
  }
  return nearest.map(({ other }) => other);
}

/** What an article is about, with how much it counts that another one is about it too. */
function subjectsOf({ category, alsoIn, keywords }: Comparable): Map<string, number> {
  const words = keywords.flatMap((phrase) => phrase.toLowerCase().split(/\W+/));
  return new Map([
    ...[category, ...alsoIn].map((name) => [`category ${name}`, 3] as const),
    ...keywords.map((phrase) => [`keyword ${phrase}`, 2] as const),
    ...words.map((word) => [`word ${word}`, 1] as const),
  ]);
}

const known = new WeakMap<readonly Comparable[], Map<string, number[]>>();

/** Made once for a list, so that a thousand articles are not each compared with each other word by word. */
function placesBySubject(all: readonly Comparable[]): Map<string, number[]> {
  const made = known.get(all);
  if (made) return made;
  const places = new Map<string, number[]>();
  for (const [place, article] of all.entries())
    for (const subject of subjectsOf(article).keys()) {
      const list = places.get(subject);
      if (list) list.push(place);
      else places.set(subject, [place]);
    }
  known.set(all, places);
  return places;
}

export function previousAndNext<A extends { id: string }>(article: A, all: readonly A[]) {
  const place = all.findIndex(({ id }) => id === article.id);
  return { previous: all[place - 1], next: all[place + 1] };
}

/** Newer articles that call themselves an edition of this one, those of the latest tax year first. */
export function laterEditionsOf<
  A extends Pick<FrontMatter, "editionOf" | "taxYear"> & { id: string },
>(article: A, all: readonly A[]): A[] {
  return all
    .filter(({ editionOf }) => editionOf.includes(article.id))
    .sort((a, b) => b.taxYear - a.taxYear);
}
