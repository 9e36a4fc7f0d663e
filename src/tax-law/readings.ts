import { byYear, fixedIn, theSourceItself, verifiedOn } from "./figure.ts";
import { adjustments } from "./sources.ts";

/**
 * The readings of the law that most topics share: on which day, in which years, compared with what.
 * A topic that was read on another day has its own beside its figures.
 */

/** One year's amount, read in its source. */
export const read = verifiedOn("2026-11-18", theSourceItself);

/** What a statute fixes, read in it. */
export const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

/** One year's amount, compared with published summaries. */
export const checked = verifiedOn("2026-11-15");

/** What a statute fixes, compared with published summaries. */
export const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

/** What the yearly revenue procedure adjusts for inflation, compared with published summaries. */
export const adjusted = byYear(checked, adjustments);
