interface Question {
  groups: readonly string[];
  /** The case's words in lower case. */
  text: string;
  /** Undefined when all are shown. */
  filter: string | undefined;
  query: string;
}

export function matchesCase({ groups, text, filter, query }: Question): boolean {
  if (filter && !groups.includes(filter)) return false;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
