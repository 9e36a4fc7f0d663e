interface Question {
  groups: readonly string[];
  /** Lower-case words of the case. */
  text: string;
  /** Absent when all are shown. */
  filter: string | undefined;
  query: string;
}

/** Filter and search together: each word of the query must occur in the case. */
export function matchesCase({ groups, text, filter, query }: Question): boolean {
  if (filter && !groups.includes(filter)) return false;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
