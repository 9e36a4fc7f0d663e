import { describe, expect, test } from "vitest";
import { disclaimer } from "#content/disclaimer.ts";
import { newsletterIssue } from "#content/newsletter-issue.ts";
import { longestInIssue } from "#contracts/desk/newsletter.ts";
import { issuePagePath } from "#contracts/endpoints.ts";
import { fillIn } from "#wording/fill-in.ts";
import { oneLine, withoutTags } from "../../../tests/support/read-html.ts";
import { renderNewsletter } from "./newsletter-email.tsx";
import { sampleNewsletterIssue as sample } from "./newsletter-issue.sample.ts";
import { campaignLink } from "./newsletter-words.ts";

const { html, text, subject } = renderNewsletter(sample);
const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

describe("an issue of the newsletter", () => {
  test("says the same in both parts", () => {
    const said = [
      sample.subject,
      "has to happen before the year ends.",
      "Start with payroll.",
      newsletterIssue.articles,
      newsletterIssue.viewInBrowser,
      newsletterIssue.unsubscribe,
      fillIn(newsletterIssue.reason, { host: "www.ledgerwell.example" }),
      disclaimer.full,
      ...sample.articles.flatMap(({ title, summary }) => [title, summary]),
    ];
    for (const words of said) {
      expect(withoutTags(html)).toContain(words);
      expect(oneLine(text.replaceAll("*", ""))).toContain(oneLine(words));
    }
    expect(subject).toBe(sample.subject);
  });

  test("shows the articles in the order chosen", () => {
    const places = sample.articles.map(({ title }) => text.indexOf(title));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("begins with the preview line, which mail programs do not show", () => {
    expect(html).toContain(`opacity:0">${sample.previewLine}</div>`);
    expect(text).not.toContain(sample.previewLine);
  });

  test("shows the reader's token only to unsubscribe", () => {
    for (const href of links.filter((href) => href !== sample.unsubscribeUrl))
      expect(href).not.toContain("token");
  });

  test("is small enough at its longest that mail programs do not cut it off", () => {
    const longest = {
      ...sample,
      opening: "**a** ".repeat(longestInIssue.opening / 6),
      articles: Array.from({ length: longestInIssue.articles }, () => ({
        title: "A title of an article ".repeat(4),
        summary: "A summary of the article. ".repeat(10),
        path: "/knowledge-bank/an-article",
      })),
    };
    expect(renderNewsletter(longest).html.length).toBeLessThan(100_000);
  });

  test("is marked as a test in subject and text when it is one", () => {
    const trial = renderNewsletter({ ...sample, test: true });
    expect(trial.subject).toBe(fillIn(newsletterIssue.test.subject, { subject: sample.subject }));
    expect(withoutTags(trial.html)).toContain(newsletterIssue.test.note);
    expect(trial.text).toContain(newsletterIssue.test.note);
    expect(text + html).not.toContain(newsletterIssue.test.note);
  });

  test("lets a long word break, so that it is not wider than a phone", () => {
    const [, sheet = ""] = html.split('class="sheet"');
    expect(sheet).toMatch(/^[^>]*><div style="overflow-wrap:anywhere/);
  });

  test("needs neither preview line nor opening", () => {
    const { html, text } = renderNewsletter({ ...sample, previewLine: "", opening: " \n " });
    expect(withoutTags(html)).toContain(sample.subject);
    expect(text).not.toMatch(/\n{4}/);
  });
});

describe("a link", () => {
  const link = (href: string) => campaignLink(href, sample);
  const marks = "utm_source=newsletter&utm_campaign=2026-11-16-before-december-31";

  test("to the site carries the campaign", () => {
    expect(link("/about")).toBe(`${sample.origin}/about?${marks}`);
    expect(link(`${sample.origin}/a?b=c#d`)).toBe(`${sample.origin}/a?b=c&${marks}#d`);
    expect(link("/a?utm_source=other")).toBe(`${sample.origin}/a?${marks}`);
    const pageOfIssue = link(issuePagePath(sample.slug));
    expect(text).toContain(pageOfIssue);
  });

  test("to the site carries it wherever it is in the message", () => {
    const toSite = links.filter((href) => new URL(href).origin === sample.origin);
    const unmarked = toSite.filter((href) => !href.includes("utm_campaign="));
    expect(unmarked).toEqual([sample.unsubscribeUrl]);
  });

  test("to another site stays as it is", () => {
    const elsewhere = ["https://irs.gov", "https://ledgerwell.example", "https://irs.gov/a?b#c"];
    expect(elsewhere.map(link)).toEqual(elsewhere);
  });
});
