import { createElement, Fragment } from "react";
import { describe, expect, test } from "vitest";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { deadlines } from "#tax-law/deadlines.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { isPublished } from "../../../prerendered-paths.ts";
import { bodyComponents } from "../body/body-components.tsx";
import { readers } from "../categories.ts";
import { type ArticleModule, renderArticle } from "./render-article.tsx";
import { textBlocks } from "./text-in-html.ts";

const [specimen] = Object.values(
  import.meta.glob<ArticleModule>("./specimen-article.mdx", { eager: true }),
) as [ArticleModule];

const article = renderArticle("specimen-article", specimen, "2026-11-15");
const text = textBlocks(article.heroHtml + article.bodyHtml)
  .map((block) => block.text)
  .join("\n");

describe("figures by reference", () => {
  test.each([
    ["in short", "$2.5 million, the same"],
    ["in full with the year", "$2,500,000 for 2025"],
    ["of another year", "one of another year, $2,560,000."],
    ["as text in an expression", "as text $31,300."],
    ["inside a component's attribute", "within $2,500,000"],
    ["in the hero's note", "with bonus $20,200 in year 1"],
  ])("%s", (_, words) => expect(text).toContain(words));

  test("each stands among the article's sources once per year, in the order of use", () => {
    const used = article.law.figures.map(({ name, taxYear }) => `${name} ${taxYear}`);
    expect(used).toEqual([...new Set(used)]);
    expect(used.slice(0, 2)).toEqual([
      "passenger-auto-year-1-with-bonus 2025",
      "passenger-auto-year-1 2025",
    ]);
    expect(used).toContain("section-179-limit 2026");
  });

  test("so do the sources of deadlines and law notes", () => {
    const titles = article.law.otherSources.map(({ title }) => title);
    expect(titles).toContain("Treasury Regulation section 1.41-4");
    expect(titles).toContain("Revenue Procedure 2025-28");
  });

  const TaxFigure = bodyComponents.TaxFigure;
  test.each<[string, ArticleModule["default"]]>([
    ["in an expression", ({ text }) => text("section-179-cap")],
    ["in a component", () => createElement(TaxFigure, { name: "section-179-cap" })],
  ])(
    "a name that does not exist, %s, stops the build: which file, and which name is near",
    (_, body) => {
      const wrong: ArticleModule = { ...specimen, default: body };
      expect(() => renderArticle("wrong", wrong, "2026-11-15")).toThrow(
        "content/articles/wrong.mdx: there is no figure section-179-cap; did you mean suv-section-179-cap or section-179-limit",
      );
    },
  );

  test("a year that a figure does not cover stops the build and names the file", () => {
    const wrong: ArticleModule = {
      ...specimen,
      default: ({ text }) => text("section-179-limit", 1999),
    };
    expect(() => renderArticle("wrong", wrong, "2026-11-15")).toThrow(
      /^content\/articles\/wrong\.mdx: .*1999/,
    );
  });
});

test.each([
  ["the day before its date", "", "2025-11-02", "date"],
  ["its date", "", "2025-11-03", undefined],
  ["a draft", "draft: true\n", "2025-11-04", "draft"],
])("on %s it waits or is built, by its text and by its fields alike", (_, draft, day, waits) => {
  const written = { ...(specimen.frontMatter as object), draft: draft !== "" };
  const module = { ...specimen, frontMatter: written };
  expect(renderArticle("a", module, day).waits).toBe(waits);
  const text = `---\ntitle: A\ndate: "2025-11-03"\n${draft}---\n\nWords.`;
  expect(isPublished(text, day)).toBe(waits === undefined);
});

test.each(readers)("an invitation and a checklist for %s have words for that reader", (reader) => {
  const { Checklist, ConsultationBox } = bodyComponents;
  const frontMatter = { ...(specimen.frontMatter as object), readers: [reader] };
  const body = () => createElement(Checklist, { title: "List" }, createElement(ConsultationBox));
  const { bodyHtml } = renderArticle(
    "box",
    { ...specimen, frontMatter, default: body },
    "2026-11-15",
  );
  const said = textBlocks(bodyHtml).map((block) => block.text);
  expect(said).toContain(articleBody.consultation.heading[reader]);
  expect(said).toContain(articleBody.consultation.text[reader]);
  expect(said.join()).toContain(`${articleBody.checklist.place[reader]}:`);
});

describe("deadlines", () => {
  test("one that has passed says so and what remains", () => {
    const { remainsAfter } = deadlines["retroactive-research-amendments"];
    expect(text).toContain(`This deadline passed on July 6, 2026. What remains: ${remainsAfter}`);
  });

  test("one still ahead is open until its day, and passed the day after", () => {
    expect(text).toContain("Open until December 31, 2026.");
    const later = renderArticle("specimen-article", specimen, "2027-01-01");
    const textLater = textBlocks(later.bodyHtml).map((block) => block.text);
    expect(textLater).not.toContain("Open until December 31, 2026.");
    expect(textLater.join()).toContain("This deadline passed on December 31, 2026.");
  });
});

describe("a summary", () => {
  const { SummaryList, TaxFigure } = bodyComponents;
  const { own, changed, same } = articleBody.summaryYears;

  /** The text of a summary that holds these figures, read on that day. */
  function summaryOn(day: string, ...figures: { name: string; year?: number }[]): string {
    const items = figures.map((props, index) => createElement(TaxFigure, { key: index, ...props }));
    const body = () => createElement(SummaryList, null, createElement("p", null, items));
    const { bodyHtml } = renderArticle("summary", { ...specimen, default: body }, day);
    return textBlocks(bodyHtml)
      .map((block) => block.text)
      .join("\n");
  }

  const changing = { name: "elective-deferral-limit" };
  const in2025 = formatFigure(figure("elective-deferral-limit", 2025));
  const in2026 = formatFigure(figure("elective-deferral-limit", 2026));
  const both = `${in2025} (2026: ${in2026})`;

  test("gives the article's year alone until that year has ended", () => {
    const text = summaryOn("2025-12-31", changing);
    expect(text).toContain(in2025);
    expect(text).not.toContain(in2026);
    expect(text).toContain(fillIn(own, { year: 2025 }));
  });

  test("shows both years from the first day of the next, and says how", () => {
    const text = summaryOn("2026-01-01", changing);
    expect(text).toContain(both);
    expect(text).toContain(fillIn(changed, { year: 2025 }));
  });

  test("says that a figure is the same where it has not changed", () => {
    const text = summaryOn("2026-11-15", { name: "section-199a-rate" });
    expect(text).not.toContain("(2026:");
    expect(text).toContain(fillIn(same, { year: 2025, later: 2026 }));
  });

  test("leaves the years to the author who wrote one, also when a later one begins", () => {
    const cap = { name: "state-tax-deduction-cap" };
    expect(summaryOn("2027-01-01", cap)).toContain("(2027:");
    expect(summaryOn("2027-01-01", cap, { ...cap, year: 2026 })).not.toContain("(2027:");
    const text = summaryOn("2026-11-15", changing, { ...changing, year: 2026 });
    expect(text).toContain(in2026);
    expect(text).not.toContain("(2026:");
    expect(text).not.toContain(fillIn(changed, { year: 2025 }));
  });

  test("does not count the added figures as words to read", () => {
    const words = (day: string) => {
      const body = () => createElement(SummaryList, null, createElement(TaxFigure, changing));
      return renderArticle("summary", { ...specimen, default: body }, day).words;
    };
    expect(words("2026-11-15")).toBe(words("2025-12-31"));
  });
});

test("a note on another year gives that year's figures and the author's sentence", () => {
  expect(text).toContain("For 2026\nSection 179 expensing limit\n$2,560,000");
  expect(text).toContain("The law has not changed otherwise.");
});

test("headings, plain, numbered or of a checklist, get an address and cut the text into sections", () => {
  const headings = article.sections.map(({ id, heading }) => ({ id, heading }));
  expect(headings).toEqual([
    { id: "", heading: "" },
    { id: "a-plain-heading-with", heading: "A plain heading with $31,300" },
    { id: "prepay-next-years-expenses", heading: "1. Prepay next year's expenses" },
    { id: "to-tick-off-on-paper", heading: "To tick off on paper" },
  ]);
});

describe("for the sharing picture", () => {
  test("the first worked example is kept as plain lines", () => {
    const lines = [...(article.example?.rows ?? []), article.example?.total];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(text).toContain(line?.label);
      expect(text).toContain(line?.value);
    }
  });

  test("so is what a hero of bars compares", () => {
    const Hero: ArticleModule["Hero"] = ({ components: { ComparisonBars }, figure }) =>
      createElement(ComparisonBars, {
        title: "Two limits",
        bars: [{ label: "Section 179", value: figure("section-179-limit") }],
      });
    const compared = renderArticle("bars", { ...specimen, Hero }, "2026-11-15");
    expect(compared.comparison).toEqual({
      rows: [{ label: "Section 179", value: formatFigure(figure("section-179-limit", 2025)) }],
    });
    expect(article.comparison).toBeUndefined();
  });
});

test("words are counted with figures and tables, without what is marked so and hidden text", () => {
  expect(text).toContain("Would this fit your practice?");
  const counted = textBlocks(article.heroHtml + article.bodyHtml, ["data-not-counted"]);
  expect(counted.map((block) => block.text)).not.toContain("Would this fit your practice?");
  expect(counted.map((block) => block.text)).toContain("Heavy SUV");
  expect(article.words).toBeGreaterThan(200);
  expect(article.minutes).toBe(Math.round(article.words / 230));
});

test("what only a CPA needs is folded without a script, and left out of the search", () => {
  const [, folded = ""] = article.bodyHtml.split("<details");
  const [inside = ""] = folded.split("</details>");
  expect(inside).toContain(fillIn(articleBody.forYourCpa, { title: "where each amount goes" }));
  expect(inside).toContain("<table");
  expect(article.sections.map((section) => section.text).join()).not.toContain(
    "where each amount goes",
  );
});

describe("a calculator", () => {
  const { ArticleTool } = bodyComponents;
  const paragraph = (words: string) => createElement("p", null, words);
  const withTool = (tool: ReturnType<typeof createElement>) =>
    renderArticle(
      "tool",
      {
        ...specimen,
        default: () =>
          createElement(Fragment, null, paragraph("Before."), tool, paragraph("After.")),
      },
      "2026-11-15",
    );

  test("cuts the body in two, and its words are neither counted nor searched", () => {
    const { bodyParts, bodyHtml } = withTool(createElement(ArticleTool, { name: "estimated-tax" }));
    expect(bodyParts).toEqual([
      { html: "<p>Before.</p>" },
      { tool: "estimated-tax" },
      { html: "<p>After.</p>" },
    ]);
    expect(bodyHtml).toBe("<p>Before.</p><p>After.</p>");
  });

  test("that does not exist stops the build and lists those that do", () => {
    const wrong = () => withTool(createElement(ArticleTool, { name: "no-such-tool" }));
    expect(wrong).toThrow("There is no tool named “no-such-tool”. Tools: ");
  });

  test("inside another component stops the build", () => {
    const tool = createElement(ArticleTool, { name: "estimated-tax" });
    expect(() => withTool(createElement("div", null, tool))).toThrow("between paragraphs");
  });
});
