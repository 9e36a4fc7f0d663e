import { expect, test } from "vitest";
import { sampleStrip } from "#content/disclaimer.ts";
import { firm } from "#content/firm.ts";
import { headerLinks } from "#content/navigation.ts";
import { deckCards } from "#content/pages/decks.ts";
import { articleBody, knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { partners } from "#content/partners/all-partners.ts";
import { siteHasSamples } from "#site-shell/sample-content.server.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { articles } from "../support/built-pages/articles.ts";
import { attribute, textOf } from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { all } from "../support/built-pages/site-links.ts";

const texts = (path: string, selector: string) => all(path, selector).map(textOf);
const values = (path: string, selector: string, name: string) =>
  all(path, selector).map((element) => attribute(element, name));

/** What the specification says. */
const figures: Record<string, string[]> = {
  "/services/convertible-trust-bonds": ["$400,000", "$300,000", "$100,000", "600+", "$300M+"],
  "/services/charitable-benefit-tax": ["$1,000,000", "$100,000", "$500,000", "$175,000", "$75,000"],
  "/fortune": [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
    // The sum of these six, on the slip.
    "$330,000",
    ...["$50,000,000", "$25,000", "up to 60% of AGI", "up to 5.0x fair market value"],
    ...["$1,200,000", "$70,000", "$350,000", "$94,500", "$46,550", "$141,050", "$71,050"],
    ...["27%", "13.3%", "$50M+", "1,000+", "5+"],
  ],
  "/bloomfield-cfo": [
    ...["60%", "20%", "5-year", "$185,000", "$125,000", "$95,000"],
    ...["Business Owners", "Qualifying Businesses", "High-Income Individuals"],
    ...["$50M+", "1,000+", "5+"],
  ],
  "/drilldown-solutions": [
    ...["60%", "20%", "5-year", "$33,500", "$42,500", "$85,000"],
    ...["$50M+", "500+", "5+"],
  ],
  "/wealthfd": ["$33,500", "$42,500", "$85,000", "$50M+", "500+", "5+"],
};

test.each(Object.entries(figures))(
  "%s shows the figures of the specification",
  (path, expected) => {
    const text = texts(path, "main").join();
    expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  },
);

const [article] = articles as [(typeof articles)[number]];

const onCredit = bookingAddress(firm.links, { about: "rd-credit" });

/** Bookings and other sites open in a new tab. */
const links: [path: string, part: string, label: string, href: string][] = [
  ["/404", "main a", "Back to Home", "/"],
  ["/", "noscript a", "", "/contact"],
  ["/", "dialog a", "Schedule Similar Assessment", onCredit],
  ["/case-studies", "dialog a", "Schedule Similar Assessment", bookingAddress(firm.links)],
  [article.path, "main a", "View All Articles", "/knowledge-bank"],
  ["/presentations", "main a", "Return to Home", "/"],
];

test.each(links)("on %s the %s “%s” leads to %s", (path, part, label, href) => {
  const found = all(path, part).filter((link) => textOf(link).startsWith(label));
  expect(found).not.toEqual([]);
  for (const link of found) {
    expect(attribute(link, "href")).toBe(href);
    expect(attribute(link, "target")).toBe(/^(https:|\/book\b)/.test(href) ? "_blank" : undefined);
  }
});

const withFooter = parsedPages.filter(({ document }) => document.querySelector(".site-footer"));

onEveryPage(
  "a page of the site begins with a link past its header",
  ({ path }) => [
    ...(values(path, "body a", "href")[0] === "#page" ? [] : ["the first link"]),
    ...(values(path, "#page", "tabindex")[0] === "-1" ? [] : ["#page cannot have the focus"]),
  ],
  withFooter,
);

onEveryPage(
  "a page that visitors see says once that the site is a sample, as long as anything of it is",
  ({ path }) => {
    const strips = texts(path, ".sample-strip");
    const expected = siteHasSamples() ? [sampleStrip.text] : [];
    return strips.join() === expected.join() ? [] : [`${strips.length} strips`];
  },
  parsedPages.filter(({ path }) => !/^\/(desk|presentations)/.test(path)),
);

test("the header marks the page it is on, and the section of a page below", () => {
  const current = (path: string) => texts(path, 'nav[aria-label="Main"] [aria-current]');
  expect(current("/contact")).toEqual(["Contact"]);
  expect(current("/services/rd-tax-credits")).toContain(headerLinks.services.label);
});

test.each(["/", "/case-studies", "/presentations", "/advisors/form-6765"])(
  "%s says without script that a part of it needs one",
  (path) => expect(texts(path, "main noscript p").join("")).toMatch(/\w/),
);

test("the knowledge bank lists every article with its link, one of them featured", () => {
  const cards = texts("/knowledge-bank", "[data-card]");
  expect(cards).toHaveLength(articles.length);
  expect(cards.filter((card) => card.includes("Read Article"))).toHaveLength(1);
  const hrefs = values("/knowledge-bank", "[data-card] a", "href");
  expect(hrefs).toEqual(expect.arrayContaining(articles.map(({ path }) => path)));
});

test("the knowledge bank answers in short directly under a title, before anything else about the article", () => {
  const late = articles.filter(({ path }) => {
    const [afterTitle] = all(path, "main h1 + *");
    return !afterTitle?.querySelector('.article-in-short:first-child [data-kind="summary"]');
  });
  expect(late.map(({ path }) => path)).toEqual([]);
});

test("the knowledge bank names the calculator of an article on its card", () => {
  const titles = articles.filter(({ body }) => body.includes("<ArticleTool"));
  const cards = texts("/knowledge-bank", "[data-card]");
  const marked = cards.filter((card) => card.includes(knowledgeBank.withCalculator));
  expect(marked).toHaveLength(titles.length);
  for (const { title } of titles) expect(marked.join()).toContain(title);
});

test("the knowledge bank has checklists that are plain lists until a script makes them tickable", () => {
  const [one] = articles.filter(({ body }) => body.includes("<Checklist"));
  const kept = all(one?.path ?? "", ".checklist p").filter((line) =>
    textOf(line).includes(articleBody.ticks.kept),
  );
  expect(kept.map((line) => line.hasAttribute("hidden"))).toEqual([true]);
});

test("the gate is a form outside the site's layout that names no deck and shows no password", () => {
  const path = "/presentations";
  expect(values(path, "main form .control", "type")).toEqual(["password"]);
  // Before the script runs, the password must not become part of an address.
  expect(values(path, "main form", "method")).toEqual(["post"]);
  expect(all(path, "header, footer")).toEqual([]);
  expect(deckCards.filter(({ title }) => texts(path, "main").join().includes(title))).toEqual([]);
});

test.each(partners)("/$id leads to the booking and to the form under its name", ({ id }) => {
  const ways = [bookingAddress(firm.links, { partner: id }), `/contact?partner=${id}`];
  expect(values(`/${id}`, "a", "href")).toEqual(expect.arrayContaining(ways));
});

test("rows of stories can be swiped, /fortune has examples below the estimate, /wealthfd dentistry only", () => {
  expect(values("/fortune", "[data-island]", "data-island").slice(0, 2)).toEqual([
    "rd-calculator",
    "examples-calculator",
  ]);
  const inRow = (section: string) => `section[aria-labelledby="${section}"] ul.swipe-row > li`;
  expect(all("/fortune", inRow("success-stories")).length).toBeGreaterThan(1);
  expect(all("/", inRow("testimonials")).length).toBeGreaterThan(1);
  const boxes = all("/wealthfd", '[data-island="rd-calculator"] input[type="checkbox"]');
  expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual([true]);
});
