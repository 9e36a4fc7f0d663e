import type { AsPlainObject } from "minisearch";

/**
 * The index of MiniSearch in about three quarters of its compressed size, which the 70 kB of the
 * search index need: words in the order of the alphabet, and sections by their distance from the one
 * before.
 */
export interface PackedWords extends Omit<AsPlainObject, "index"> {
  /** One word a line. */
  terms: string;
  /** One line for each word: fields between `;`, as `field:section section.times`, in base 36. */
  places: string;
}

type Entry = AsPlainObject["index"][number];

export function packWords({ index, ...rest }: AsPlainObject): PackedWords {
  const entries = index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...rest,
    terms: entries.map(([term]) => term).join("\n"),
    places: entries.map(([, fields]) => packFields(fields)).join("\n"),
  };
}

export function unpackWords({ terms, places, ...rest }: PackedWords): AsPlainObject {
  const lines = places.split("\n");
  return {
    ...rest,
    index: terms.split("\n").map((term, line): Entry => [term, unpackFields(lines[line] ?? "")]),
  };
}

function packFields(fields: Entry[1]): string {
  return Object.entries(fields)
    .map(([field, timesBySection]) => {
      let before = 0;
      const sections = Object.entries(timesBySection as Record<string, number>).map(
        ([section, times]) => {
          const distance = (Number(section) - before).toString(36);
          before = Number(section);
          return times === 1 ? distance : `${distance}.${times.toString(36)}`;
        },
      );
      return `${field}:${sections.join(" ")}`;
    })
    .join(";");
}

function unpackFields(packed: string): Entry[1] {
  const fields: Record<string, Record<string, number>> = {};
  for (const part of packed.split(";")) {
    const [field = "", sections = ""] = part.split(":");
    const timesBySection: Record<string, number> = {};
    let section = 0;
    for (const place of sections.split(" ")) {
      const [distance = "", times = "1"] = place.split(".");
      section += Number.parseInt(distance, 36);
      timesBySection[section] = Number.parseInt(times, 36);
    }
    fields[field] = timesBySection;
  }
  return fields as Entry[1];
}
