import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { figure } from "#tax-law/look-up.ts";
import { formatDate } from "#wording/dates.ts";
import { ArticleSources } from "./article-sources.tsx";

test("an article's sources say for each figure when and against what it was checked", () => {
  const figures = [
    figure("section-179-limit", 2025),
    figure("hsa-limit-family", 2027),
    figure("illinois-entity-tax-rate", 2026),
  ];
  const html = renderToStaticMarkup(<ArticleSources law={{ figures, otherSources: [] }} />);
  const said = html.replaceAll("&#x27;", "'");
  for (const { checkedAgainst, verifiedOn } of figures) {
    expect(said).toContain(checkedAgainst);
    expect(said).toContain(formatDate(verifiedOn));
  }
  expect(new Set(figures.map(({ checkedAgainst }) => checkedAgainst)).size).toBe(3);
});

test.each([
  ["one day", "2026-11-18", "on November 18, 2026."],
  ["two days", "2026-11-15", "between November 15, 2026 and November 18, 2026."],
])("figures checked on %s", (_, verifiedOn, said) => {
  const checked = { ...figure("section-179-limit", 2025), verifiedOn: "2026-11-18" };
  const law = { figures: [checked, { ...checked, verifiedOn }], otherSources: [] };
  expect(renderToStaticMarkup(<ArticleSources law={law} />)).toContain(`checked ${said}`);
});
