import { expect, test } from "vitest";
import { planLawOn } from "#calculations/year-end/plan-law.ts";
import { publishedArticles, shownOn } from "./prerendered-paths.ts";

test.each(["2026-11-18", "2028-04-30"])(
  "on %s the site is built for its articles and the plan's year",
  (day) => {
    const shown = shownOn(day);
    expect(shown).toEqual(expect.arrayContaining(publishedArticles(day)));
    expect(shown).toContain(planLawOn(day).taxYear);
  },
);
