import { describe, expect, test } from "vitest";
import { amountsFor } from "#calculations/rd-credit/amounts.ts";
import { computeSavingsExamples } from "#calculations/savings-examples/compute.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import {
  type CaseStudy,
  caseStudies,
  caseStudiesPage,
  strategyKinds,
} from "#content/cases/case-studies.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { feesLink, feeWords } from "#content/fees.ts";
import { disclaimer, firm, sampleStrip } from "#content/firm.ts";
import { calculatorHref, headerLinks } from "#content/navigation.ts";
import { contactPage } from "#content/pages/contact.ts";
import { deckCards, decksPage } from "#content/pages/decks.ts";
import { home } from "#content/pages/home.ts";
import { articleBody, articlePage, knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { notFound } from "#content/pages/not-found.ts";
import { servicePage } from "#content/pages/services.ts";
import { toolsPage } from "#content/pages/tools.ts";
import { partners } from "#content/partners/all-partners.ts";
import { fortune } from "#content/partners/fortune.ts";
import { team } from "#content/people/team.ts";
import { servicesWithPages } from "#content/services/all-services.ts";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { siteHasSamples } from "#site-shell/sample-content.server.ts";
import { lawNotes } from "#tax-law/law-notes.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { formatDate } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { caseStudySlip } from "../../src/features/cases/case-studies/case-study-lines.ts";
import { refusedCredit } from "../../src/features/cases/refused-credit.ts";
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

const [article] = articles.filter(({ featured }) => featured) as [(typeof articles)[number]];
const [edition] = articles.filter(({ editionOf }) => editionOf.length > 0) as [typeof article];
const { path: withChecklist = "" } = articles.find(({ body }) => body.includes("<Checklist")) ?? {};
const [homeCase] = homeCases as [(typeof homeCases)[number]];
/** The case with the most lines, so that its dialog has each kind of part. */
const [fullCase] = caseStudies.toSorted((a, b) => b.strategies.length - a.strategies.length) as [
  CaseStudy,
];
const { rows, total } = caseStudySlip(fullCase);
const cautions = fullCase.strategies.flatMap(({ name }) => strategyKinds[name].cautions);

const answering = team.filter(({ role }) =>
  contactPage.direct.answeringRoles.some((one) => one === role),
);

/** What a part of a page says, by the path of the page and the selector of the part. */
const words: [path: string, part: string, words: readonly unknown[]][] = [
  ["/404", "title", [`${notFound.heading} | ${firm.name}`]],
  ["/404", "main", [notFound.heading, notFound.text]],
  [article.path, "title", [`${article.title} | ${articlePage.titleSuffix} | ${firm.name}`]],
  [article.path, 'nav[aria-label="Breadcrumb"]', Object.values(articlePage.breadcrumb)],
  [article.path, "main", [formatDate(article.date), articlePage.minutes]],
  ["/services/convertible-trust-bonds", "main", ["$400,000", "$300,000", "$100,000"]],
  ["/services/convertible-trust-bonds", "main", ["600+", "$300M+"]],
  ["/services/charitable-benefit-tax", "main", ["$1,000,000", "$100,000", "$500,000"]],
  ["/services/charitable-benefit-tax", "main", ["$175,000", "$75,000", charitableExample.caption]],
  ...["/services/convertible-trust-bonds", "/services/charitable-benefit-tax"].map(
    (path): [string, string, string[]] => [path, "main", [servicePage.questionsToAskFirst.heading]],
  ),
  [
    "/",
    `#cases-${homeCase.id}`,
    [
      ...[homeCase.creditYear, homeCase.teamSize, homeCase.challenge, homeCase.solution],
      ...[homeCase.results, ...homeCase.rdActivities, home.caseDialog.singleYear],
      ...[home.caseDialog.system, ...home.caseDialog.foundation.map(({ section }) => section)],
    ],
  ],
  [
    "/case-studies",
    `#cases-${fullCase.id}`,
    [
      ...[fullCase.employmentType, caseStudiesPage.detail.situation],
      ...[caseStudiesPage.detail.prescription, caseStudiesPage.detail.results],
      ...[`${caseStudiesPage.detail.assumes}:`, disclaimer.full],
      ...cautions.map((name) => formatDate(lawNotes[name].date, "short")),
      ...cautions.map((name) => lawNotes[name].title),
      ...rows.flatMap(({ label, value, formula }) => [label, value, formula]),
      ...total.flatMap(({ label, value, note = "" }) => [label, value, note]),
      ...fullCase.strategies.map(({ description }) => description),
    ],
  ],
  ["/case-studies", `#cases-card-${fullCase.id}`, total.map(({ value }) => value)],
  [
    "/",
    `#cases-card-${homeCase.id}`,
    [homeCase.creditAmount, -refusedCredit(homeCase.creditAmount).costInUsd].map(formatUsd),
  ],
  ["/", `#cases-card-${homeCase.id}`, [`+ ${homeCase.rdActivities.length - 2} more`]],
  [
    "/fees",
    "main",
    [feeWords.engagement, feeWords.success, feeWords.smallest].flatMap(Object.values),
  ],
  ["/fees", "main", [feeWords.creditCounted, feeWords.yearsCounted, feeWords.due]],
  ["/services/rd-tax-credits", "main", [feeWords.inShort, feeWords.faqAnswer]],
  ["/advisors", "main", [feeWords.inShort, feesLink.label]],
  ["/tools", "main", toolsPage.items.flatMap(({ title, years }) => [title, years])],
  ["/case-studies", "noscript", [examplesCalculator.withoutScript]],
  ["/presentations", "noscript", [decksPage.gate.withoutScript]],
  ["/advisors/form-6765", "noscript", [form6765Page.withoutScript]],
  ["/advisors/form-6765", '[data-line="48"]', [worksheetWords.lines[48]]],
  ["/contact", "main", [firm.hours.timeZone, ...answering.map(({ name }) => name)]],
];

test.each(words)("%s says in %s what it is to say", (path, part, expected) => {
  const text = texts(path, part).join(" ");
  expect(expected.filter((word) => !text.includes(`${word}`))).toEqual([]);
});

const { schedule, contact, email } = articlePage.closing;

const bookingOnCredit = bookingAddress(firm.links, { about: "rd-credit" });

/** Where the link with these words leads. Bookings and other sites open in a new tab. */
const links: [path: string, part: string, label: string, href: string][] = [
  ...home.hero.actions.map(({ label, href }): [string, string, string, string] => [
    "/",
    "main a",
    label,
    href,
  ]),
  ["/404", "main a", "Back to Home", "/"],
  ["/", "noscript a", rdCalculator.needsScript.link, "/contact"],
  ["/contact", "main a", contactPage.form.privacy.label, contactPage.form.privacy.href],
  [article.path, ".article-closing a", schedule.label, bookingAddress(firm.links)],
  [article.path, "main a", contact.label, contact.href],
  [article.path, "main a", email, `mailto:${email}`],
  [article.path, "main a", "View All Articles", "/knowledge-bank"],
  [`/knowledge-bank/${edition.editionOf[0]}`, "aside a", edition.title, edition.path],
  ["/", "dialog a", "Schedule Similar Assessment", bookingOnCredit],
  ["/", "header a", headerLinks.schedule.label, bookingAddress(firm.links)],
  ["/", "aside a", home.banner.booking, bookingOnCredit],
  ["/case-studies", "dialog a", "Schedule Similar Assessment", bookingAddress(firm.links)],
  ...servicesWithPages.map(({ id, bookingSubject }): [string, string, string, string] => [
    `/services/${id}`,
    "main a",
    schedule.label,
    bookingAddress(firm.links, { about: bookingSubject }),
  ]),
  ["/presentations", "main a", "Return to Home", "/"],
  ["/rd-tax-credit-summary", "nav a", firm.name, "/"],
  ["/fortune", "main a", fortune.contact.person.name, `mailto:${fortune.contact.person.email}`],
  ["/privacy", "header a", headerLinks.calculator.label, calculatorHref],
];

test.each(links)("on %s the %s “%s” leads to %s", (path, part, label, href) => {
  const found = all(path, part).filter((link) => textOf(link).startsWith(label));
  expect(found).not.toEqual([]);
  for (const link of found) {
    // A mailto link may contain a subject.
    expect(attribute(link, "href")?.replace(/^(mailto:[^?]*)\?.*/, "$1")).toBe(href);
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

test("the home page begins with a way for owners and one for employed doctors", () => {
  const { estimate, doors, actions } = home.hero;
  const labels = (calls: readonly { label: string }[]) => calls.map(({ label }) => label);
  expect(texts("/", ".hero-door a")).toEqual(labels([estimate, doors.employed]));
  expect(texts("/", "main .button").slice(0, actions.length)).toEqual(labels(actions));
});

test("the home page has each section, and shows the sample estimate before a slider is moved", () => {
  const sections = [
    ...[home.calculator, home.solutions, home.caseStudies, home.charitable, home.testimonials],
    ...[home.impact, home.company, home.advantages, home.closing],
  ].map(({ heading }) => heading);
  expect(texts("/", "h2")).toEqual(expect.arrayContaining(sections));
  const { estimatedCreditInUsd } = amountsFor(sampleEstimate.answers);
  expect(texts("/", '[data-line="total"] dd')[0]).toBe(formatUsd(estimatedCreditInUsd));
});

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
  test("lists every article with its link, one of them featured, and says for whom it is", () => {
    const cards = texts("/knowledge-bank", "[data-card]");
    expect(cards).toHaveLength(articles.length);
    expect(cards.filter((card) => card.includes("Read Article"))).toHaveLength(1);
    expect(cards.filter((card) => card.includes("Read More"))).toHaveLength(articles.length - 1);
    const hrefs = values("/knowledge-bank", "[data-card] a", "href");
    for (const { path } of articles) expect(hrefs).toContain(path);
    const [reader] = article.readers as [keyof typeof knowledgeBank.startFor];
    expect(cards[0]).toContain(knowledgeBank.readerFilter[reader]);
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
    expect(all(withChecklist, ".checklist li")).not.toEqual([]);
    const { kept } = articleBody.ticks;
    const shown = all(withChecklist, ".checklist p").filter((line) => !line.hasAttribute("hidden"));
    expect(shown.filter((line) => textOf(line).includes(kept))).toEqual([]);
  });
});

test("the gate is a form outside the site's layout that names no deck and shows no password", () => {
  const path = "/presentations";
  for (const [name, value] of [
    ["type", "password"],
    ["placeholder", "Enter password"],
    ["required", ""],
  ] as const)
    expect(values(path, "main form .control", name), name).toEqual([value]);
  // Before the script runs, the password must not become part of an address.
  expect(values(path, "main form", "method")).toEqual(["post"]);
  expect(all(path, "header, footer")).toEqual([]);
  expect(deckCards.filter(({ title }) => texts(path, "main").join().includes(title))).toEqual([]);
});

/** Every figure that the specification names, by page. */
const specified: Record<string, string[]> = {
  fortune: [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
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
  test.each(partners)("/$id shows its figures, who is paid, and the way to us", (partner) => {
    const { id, whySelected } = partner;
    const path = `/${id}`;
    const text = texts(path, "main").join();
    const facts = [firm.phone.display, firm.email, firm.address.street, whySelected.lede];
    expect([...(specified[id] ?? []), ...facts].filter((fact) => !text.includes(fact))).toEqual([]);
    expect(values(path, "a", "href")).toEqual(
      expect.arrayContaining([
        bookingAddress(firm.links, { partner: id }),
        `/contact?partner=${id}`,
      ]),
    );
  });

  const dollars = (text: string): number => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));
  const figure = (name: string) =>
    all("/fortune", "figure").find((element) => textOf(element).includes(name)) as HtmlElement;

  test("/fortune reconciles the California case, line by line", () => {
    const { waterfall } = fortune.californiaCase.labels;
    const cells = figure(waterfall).querySelectorAll("table td").map(textOf).map(dollars);
    const [federal = 0, state = 0, sum, contribution = 0, net] = cells;
    expect([federal, state, contribution]).toEqual([94_500, 46_550, -70_000]);
    expect([sum, net]).toEqual([federal + state, federal + state + contribution]);
  });

  test.each([fortune.casesSlip.title, fortune.californiaCase.cut.title])(
    "/fortune has a slip “%s” that adds up",
    (title) => {
      const lines = figure(title).querySelectorAll("dd");
      const amounts = lines
        .filter((line) => !attribute(line, "class")?.includes("slip-formula"))
        .map((line) => dollars(textOf(line)));
      const total = amounts.pop();
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    },
  );

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
