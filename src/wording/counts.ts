import { fillIn } from "./fill-in.ts";
import { formatNumber } from "./numbers.ts";

/** `more` contains `{count}`. */
export type CountWords = Readonly<{ one: string; more: string }>;

export function countInWords(count: number, { one, more }: CountWords): string {
  return count === 1 ? one : fillIn(more, { count: formatNumber(count) });
}

/** `3 leads, 1 note`: in the order of the words, without zero counts. */
export function countsInWords<Name extends string>(
  counts: Readonly<Record<Name, number>>,
  words: Readonly<Record<Name, CountWords>>,
): string {
  return (Object.keys(words) as Name[])
    .filter((name) => counts[name] > 0)
    .map((name) => countInWords(counts[name], words[name]))
    .join(", ");
}

/** `1 reader`, `2,000 readers`. */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
