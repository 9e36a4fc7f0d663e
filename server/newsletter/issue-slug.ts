import { firmTimeZone } from "#content/firm.ts";
import { dayOf } from "#wording/times.ts";
import type { Queries } from "../storage/tables.ts";

/** The funnel counts campaigns of at most 40 characters, of which a number at the end takes two. */
const longestSlug = 38;

/** A name for the address of an issue, such as `2026-11-16-year-end-checklist`. */
export async function freeSlug(queries: Queries, subject: string, now: number): Promise<string> {
  const slug = slugOf(subject, dayOf(now, firmTimeZone));
  const taken = await queries
    .selectFrom("newsletter_issues")
    .select("slug")
    .where("slug", "like", `${slug}%`)
    .execute();
  const names = new Set(taken.map((row) => row.slug));
  if (!names.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!names.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}

function slugOf(subject: string, day: string): string {
  const words = subject
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.reduce((slug, word) => {
    const longer = `${slug}-${word}`;
    return longer.length > longestSlug ? slug : longer;
  }, day);
}
