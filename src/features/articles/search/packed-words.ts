import type { AsPlainObject } from "minisearch";

/**
 * A word of the index: for each field that has it, the field's number and then the sections. A
 * section is the distance to the one before; a count above one follows it as a negative number.
 */
type PackedWord = [word: string, ...fields: number[][]];

/** MiniSearch's index as the file stores it. Packed, it is a fifth smaller when compressed. */
export type PackedWords = Omit<AsPlainObject, "index"> & { index: PackedWord[] };

type Counts = Record<string, number>;

export function packWords(words: AsPlainObject): PackedWords {
  return {
    ...words,
    index: words.index.map(([word, fields]) => [
      word,
      ...Object.entries(fields).map(([field, counts]) => [Number(field), ...pack(counts)]),
    ]),
  };
}

export function unpackWords(words: PackedWords): AsPlainObject {
  return {
    ...words,
    index: words.index.map(([word, ...fields]) => [
      word,
      Object.fromEntries(fields.map(([field, ...packed]) => [field, unpack(packed)])),
    ]),
  };
}

/** JavaScript lists the keys of sections in ascending order, so no distance is negative. */
function pack(counts: Counts): number[] {
  let before = 0;
  return Object.entries(counts).flatMap(([key, count]) => {
    const distance = Number(key) - before;
    before = Number(key);
    return count > 1 ? [distance, -count] : [distance];
  });
}

function unpack(packed: readonly number[]): Counts {
  const counts: Counts = {};
  let section = 0;
  for (const number of packed) {
    if (number < 0) counts[section] = -number;
    else {
      section += number;
      counts[section] = 1;
    }
  }
  return counts;
}
