import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ArticleLaw, lawForArticle } from "../render/article-law.ts";
import { ArticleSources } from "./article-sources.tsx";

function sourcesAfter(read: (law: ArticleLaw) => void): string {
  const law = lawForArticle({ taxYear: 2025, today: "2026-11-15" });
  read(law);
  return renderToStaticMarkup(<ArticleSources law={law.used} />);
}

test("a source that several figures share stands once, with the day it was checked", () => {
  const markup = sourcesAfter((law) => {
    law.figure("section-179-limit");
    law.figure("section-179-phase-out-start");
    law.lawNote("research-credit-records");
  });
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(markup).toContain("Public Law 119-21, signed July 4, 2025");
  expect(markup).toContain("Treasury Regulation section 1.41-4");
  expect(markup).toContain("November 15, 2026");
});

test("each figure stands with its year, its value and what to know about it", () => {
  const markup = sourcesAfter((law) => law.figure("section-179-limit", 2026));
  expect(markup).toContain("$2,560,000");
  expect(markup).toContain("2026 · Revenue Procedure 2025-32. Shrinks dollar for dollar");
});

test("an article that reads nothing of the law shows no sources", () => {
  expect(sourcesAfter(() => {})).toBe("");
});
