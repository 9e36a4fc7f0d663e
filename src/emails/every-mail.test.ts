import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { sampleMails } from "./every-mail.sample.ts";
import { mailStyle } from "./mail/style.ts";
import { renderNewsletter } from "./newsletter/newsletter-email.tsx";
import { sampleNewsletterIssue } from "./newsletter/newsletter-issue.sample.ts";
import { sampleResultsEmail } from "./results/results-email.sample.ts";
import { renderResultsEmail } from "./results/results-email.tsx";

const { origin } = sampleNewsletterIssue;
const mails = Object.entries(sampleMails).map(([name, render]) => [name, render()] as const);

describe.each(mails)("the %s", (_, { html, text, subject }) => {
  test("has a subject of one line, and the firm's postal address in both parts", () => {
    expect(subject).toMatch(/^[^\r\n]+$/);
    expect(text).toContain(firm.address.street);
    expect(html).toContain(firm.address.street);
  });

  test("has the same links in both parts", () => {
    const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    const inText = text.match(/https?:[^\s>]+/g) ?? [];
    // The firm's name at the top links to the home page, from a newsletter with its campaign.
    const isHome = (link: string) => link.split("?")[0]?.replace(/\/$/, "") === origin;
    const besidesHome = (links: string[]) => new Set(links.filter((link) => !isHome(link)));
    expect(besidesHome(inHtml)).toEqual(besidesHome(inText));
  });

  test("loads nothing, runs nothing and tracks nothing", () => {
    expect(html).not.toMatch(/<(script|img|iframe|link|form|object|svg|video)\b/);
    expect(html).not.toMatch(/url\(|@import|background=/);
  });

  test("has one style block: the constant whose hash the content security policies allow", () => {
    const blocks = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]);
    expect(blocks).toEqual([mailStyle]);
  });

  test("has a color for dark mode wherever it has one for light", () => {
    const colored = html.match(/<[a-z][^>]*[";]color:[^>]*>/g) ?? [];
    const darkened = [...mailStyle.matchAll(/\.([\w-]+) \{[^}]*[ ;]color: /g)].map(
      ([, name]) => name,
    );
    expect(colored.length).toBeGreaterThan(0);
    for (const tag of colored) {
      const [, classes = ""] = /class="([^"]*)"/.exec(tag) ?? [];
      expect(darkened, tag).toEqual(expect.arrayContaining([expect.toBeOneOf(classes.split(" "))]));
    }
  });

  test("has a text part that fits 72 columns, and HTML that mail programs do not cut off", () => {
    const long = text.split("\n").filter((line) => line.length > 72 && !line.includes("://"));
    expect(long).toEqual([]);
    expect(html.length).toBeLessThan(60_000);
  });
});

const countTags = (html: string) => html.match(/<[a-z!/]/gi)?.length;

test.each<[string, (one: string, two: string, three: string) => string]>([
  [
    "visitor",
    (name, practiceName, phone) => {
      const props = sampleResultsEmail();
      const contact = { ...props.contact, name, practiceName, phone };
      return renderResultsEmail({ ...props, contact }).html;
    },
  ],
  [
    "writer of a newsletter",
    (words, summary, path) => {
      const article = { summary, path: `/knowledge-bank/${encodeURIComponent(path)}` };
      const typed = { subject: words, previewLine: words, opening: "a" };
      const articles = [{ title: words, ...article }];
      return renderNewsletter({ ...sampleNewsletterIssue, ...typed, articles }).html;
    },
  ],
])("whatever a %s types never becomes markup", (_, render) => {
  const nasty = fc.oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "</title></style></div>",
      "line\r\nBcc: a@b.example",
      "&lt;b&gt;",
      "{{7*7}}",
    ),
  );
  const clean = countTags(render("a", "a", "a"));
  fc.assert(
    fc.property(nasty, nasty, nasty, (...typed) => {
      expect(countTags(render(...typed))).toBe(clean);
    }),
    { numRuns: 50 },
  );
});
