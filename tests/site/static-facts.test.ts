import { describe, expect, test } from "vitest";
import { computeSavingsExamples } from "#calculations/savings-examples/compute.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { disclaimer, sampleStrip } from "#content/disclaimer.ts";
import { firm } from "#content/firm.ts";
import { headerLinks } from "#content/navigation.ts";
import { deckCards } from "#content/pages/decks.ts";
import { articleBody, knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { partners } from "#content/partners/all-partners.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { siteHasSamples } from "#site-shell/sample-content.server.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { formatUsd } from "#wording/numbers.ts";
import { articles } from "../support/built-pages/articles.ts";
import { attribute, type HtmlElement, textOf } from "../support/built-pages/html-document.ts";
import { onEveryPage, parsedPages } from "../support/built-pages/on-every-page.ts";
import { documents } from "../support/built-pages/site-links.ts";

/** The elements of a built page, which says the same in every browser. */
function all(path: string, selector: string): HtmlElement[] {
  const document = documents.get(path);
  if (!document) throw new Error(`${path} was not built`);
  return document.querySelectorAll(selector);
}
const texts = (path: string, selector: string) => all(path, selector).map(textOf);
const values = (path: string, selector: string, name: string) =>
  all(path, selector).map((element) => attribute(element, name));

const [edition] = articles.filter(({ editionOf }) => editionOf.length > 0) as [
  (typeof articles)[number],
];

/** What the specification says. */
const words: [path: string, part: string, words: readonly string[]][] = [
  ["/services/convertible-trust-bonds", "main", ["$400,000", "$300,000", "$100,000"]],
  ["/services/convertible-trust-bonds", "main", ["600+", "$300M+"]],
  ["/services/charitable-benefit-tax", "main", ["$1,000,000", "$100,000", "$500,000"]],
  ["/services/charitable-benefit-tax", "main", ["$175,000", "$75,000"]],
];

test.each(words)("%s says in %s what it is to say", (path, part, expected) => {
  const text = texts(path, part).join(" ");
  expect(expected.filter((word) => !text.includes(word))).toEqual([]);
});

const onCredit = bookingAddress(firm.links, { about: "rd-credit" });
const anyCall = bookingAddress(firm.links);

/** Bookings and other sites open in a new tab. */
const links: [path: string, part: string, label: string, href: string][] = [
  ["/404", "main a", "Back to Home", "/"],
  ["/", "noscript a", "", "/contact"],
  ["/", "dialog a", "Schedule Similar Assessment", onCredit],
  ["/case-studies", "dialog a", "Schedule Similar Assessment", anyCall],
  ["/", "header a", headerLinks.schedule.label, anyCall],
  [edition.path, "main a", "View All Articles", "/knowledge-bank"],
  [`/knowledge-bank/${edition.editionOf[0]}`, "aside a", edition.title, edition.path],
  ["/presentations", "main a", "Return to Home", "/"],
  ...servicesWithPages.map(({ id, bookingSubject }): [string, string, string, string] => [
    ...([`/services/${id}`, "main a", "Schedule"] as const),
    bookingAddress(firm.links, { about: bookingSubject }),
  ]),
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
  "a page of the site begins with a link past its header and ends with the firm and the disclaimer",
  ({ path }) => {
    const [skip] = all(path, "body a");
    const footer = texts(path, "footer").join(" ");
    const facts = [firm.address.street, firm.phone.display, firm.email, disclaimer.full];
    return [
      ...(skip && attribute(skip, "href") === "#page" ? [] : ["the first link"]),
      ...(values(path, "#page", "tabindex")[0] === "-1" ? [] : ["#page cannot have the focus"]),
      ...facts.filter((fact) => !footer.includes(fact)),
    ];
  },
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

test("without script the case studies work an example through, for the year of the build", () => {
  const text = texts("/case-studies", "noscript").join(" ");
  const taxYear = Number(/ · (\d{4})/.exec(text)?.[1]);
  const example = computeSavingsExamples({
    ...{ incomeInUsd: 500_000, audience: "individual", taxYear },
  });
  const sum = example.kind === "examples" ? formatUsd(example.totalSavingsInUsd) : "no examples";
  expect(text).toContain(`${examplesCalculator.slip.total}${sum}`);
});

describe("the knowledge bank", () => {
  test("lists every article with its link, one of them featured", () => {
    const cards = texts("/knowledge-bank", "[data-card]");
    expect(cards).toHaveLength(articles.length);
    expect(cards.filter((card) => card.includes("Read Article"))).toHaveLength(1);
    expect(cards.filter((card) => card.includes("Read More"))).toHaveLength(articles.length - 1);
    const hrefs = values("/knowledge-bank", "[data-card] a", "href");
    for (const { path } of articles) expect(hrefs).toContain(path);
  });

  test("answers in short directly under a title, before anything else about the article", () => {
    const late = articles.filter(({ path }) => {
      const [afterTitle] = all(path, "main h1 + *");
      return !afterTitle?.querySelector('.article-in-short:first-child [data-kind="summary"]');
    });
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  test("names the calculator of an article on its card and in its contents", () => {
    const withTool = articles.filter(({ body }) => body.includes("<ArticleTool"));
    const cards = texts("/knowledge-bank", "[data-card]");
    const marked = cards.filter((card) => card.includes(knowledgeBank.withCalculator));
    expect(marked).toHaveLength(withTool.length);
    for (const { path, title, body } of withTool) {
      expect(marked.some((card) => card.includes(title))).toBe(true);
      const [, name = ""] = /<ArticleTool name="(.+?)"/.exec(body) ?? [];
      expect(values(path, "[data-contents] a", "href")).toContain(`#${name}`);
      expect(all(path, `#${name}`)).toHaveLength(1);
    }
  });

  test("has checklists that are plain lists until a script makes them tickable", () => {
    const [one] = articles.filter(({ body }) => body.includes("<Checklist"));
    const kept = all(one?.path ?? "", ".checklist p").filter((line) =>
      textOf(line).includes(articleBody.ticks.kept),
    );
    expect(kept.map((line) => line.hasAttribute("hidden"))).toEqual([true]);
  });
});

test("the gate is a form outside the site's layout that names no deck and shows no password", () => {
  const path = "/presentations";
  expect(values(path, "main form .control", "type")).toEqual(["password"]);
  // Before the script runs, the password must not become part of an address.
  expect(values(path, "main form", "method")).toEqual(["post"]);
  expect(all(path, "header, footer")).toEqual([]);
  expect(deckCards.filter(({ title }) => texts(path, "main").join().includes(title))).toEqual([]);
});

/** Every figure that the specification names, by page. */
const specified: Record<string, string[]> = {
  fortune: [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
    // The sum of these six, on the slip.
    "$330,000",
    ...["$50,000,000", "$25,000", "up to 60% of AGI", "up to 5.0x fair market value"],
    ...["$1,200,000", "$70,000", "$350,000", "$94,500", "$46,550", "$141,050", "$71,050"],
    ...["27%", "13.3%", "$50M+", "1,000+", "5+"],
  ],
  "bloomfield-cfo": [
    ...["60%", "20%", "5-year", "$185,000", "$125,000", "$95,000"],
    ...["Business Owners", "Qualifying Businesses", "High-Income Individuals"],
    ...["$50M+", "1,000+", "5+"],
  ],
  "drilldown-solutions": [
    ...["60%", "20%", "5-year", "$33,500", "$42,500", "$85,000"],
    ...["$50M+", "500+", "5+"],
  ],
  wealthfd: ["$33,500", "$42,500", "$85,000", "$50M+", "500+", "5+"],
};

describe("the page of a partner", () => {
  test.each(partners)("/$id shows its figures and the way to us", ({ id }) => {
    const path = `/${id}`;
    const text = texts(path, "main").join();
    const facts = [...(specified[id] ?? []), firm.phone.display, firm.email];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(values(path, "a", "href")).toEqual(
      expect.arrayContaining([
        bookingAddress(firm.links, { partner: id }),
        `/contact?partner=${id}`,
      ]),
    );
  });

  test("/fortune has stories to swipe and examples below the estimate, /wealthfd dentistry only", () => {
    expect(values("/fortune", "[data-island]", "data-island").slice(0, 2)).toEqual([
      "rd-calculator",
      "examples-calculator",
    ]);
    const stories = 'section[aria-labelledby="success-stories"] ul.swipe-row > li';
    expect(all("/fortune", stories).length).toBeGreaterThan(1);
    const boxes = all("/wealthfd", '[data-island="rd-calculator"] input[type="checkbox"]');
    expect(boxes.map((box) => box.hasAttribute("checked"))).toEqual([true]);
  });
});
