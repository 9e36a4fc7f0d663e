import type { Source } from "#tax-law/figure.ts";
import type { LawUsed } from "./law-in-article.ts";

/** Each source once, in the order in which the article leans on it. */
export function listSources({ figures, otherSources }: LawUsed): Source[] {
  const all = [...figures.map(({ source }) => source), ...otherSources];
  return [...new Map(all.map((source) => [source.title, source])).values()];
}

/** The oldest check among the figures: the list is no fresher than that. */
export function lastChecked({ figures }: LawUsed): string | undefined {
  return figures.map(({ verifiedOn }) => verifiedOn).sort()[0];
}
