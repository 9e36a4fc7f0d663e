import { globSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import PostalMime from "postal-mime";
import { calendarWords } from "#content/calendar.ts";
import { firm } from "#content/firm.ts";
import {
  articleBody,
  articlePage,
  filterWords,
  knowledgeBank,
  newsletter,
} from "#content/pages/knowledge-bank.ts";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { fillIn } from "#wording/fill-in.ts";
import { articles, articlesIn } from "../support/built-pages/articles.ts";
import { pageCount, watch } from "../support/built-pages/page-checks.ts";
import { inTestAll } from "../support/in-test-all.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";

const cards = (page: Page) => page.locator("[data-card]");
const shownCards = (page: Page) => page.locator("[data-card]:not([hidden])");
const search = (page: Page) => page.getByRole("searchbox", { name: knowledgeBank.search.label });
const results = (page: Page) => page.locator("#search-results > li");
const category = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: knowledgeBank.filter.label })
    .getByRole("link", { name: new RegExp(`^${name}`) });

const yearLinks = (page: Page) =>
  page.getByRole("navigation", { name: knowledgeBank.yearFilter.label }).getByRole("link");
const yearLink = (page: Page, year: number) =>
  yearLinks(page).filter({ hasText: new RegExp(`^${year}`) });
const readerLink = (page: Page, reader: "owner" | "employed" | "cpa" | "all") =>
  page
    .getByRole("navigation", { name: knowledgeBank.readerFilter.label })
    .getByRole("link", { name: new RegExp(`^${knowledgeBank.readerFilter[reader]}`) });
const articlesFor = (reader: string) => articles.filter(({ readers }) => readers.includes(reader));

const featured = articles.filter((article) => article.featured);
const [article] = featured as [(typeof articles)[number]];
/** A word that the search finds in at least one title. */
const [word = ""] = article.title.split(" ").toSorted((a, b) => b.length - a.length);

test.describe("a reader looks for an article", () => {
  test("finds one featured article and all the others, each with its link", async ({ page }) => {
    await page.goto("/knowledge-bank");
    await expect(cards(page)).toHaveCount(articles.length);
    expect(featured).toHaveLength(1);
    await expect(page.getByRole("link", { name: /^Read Article/ })).toHaveCount(1);
    await expect(page.getByRole("link", { name: /^Read More/ })).toHaveCount(articles.length - 1);
    await page.getByRole("link", { name: /^Read Article/ }).click();
    await expect(page).toHaveURL(article.path);
  });

  test("filters by category, and the address keeps it", async ({ page }) => {
    const names = [...new Set(articles.flatMap(({ categories }) => categories))];
    const [most = "", ...rest] = names.toSorted(
      (a, b) => articlesIn(b).length - articlesIn(a).length,
    );
    const fewest = rest.at(-1) ?? "";
    await page.goto("/knowledge-bank");
    await category(page, most).click();
    const slug = most.toLowerCase().replaceAll(/\W+/g, "-");
    await expect(page).toHaveURL(`/knowledge-bank?category=${slug}`);
    const count = articlesIn(most).length;
    await expect(shownCards(page)).toHaveCount(count);
    await expect(page.getByRole("status").first()).toHaveText(
      fillIn(filterWords.found, {
        articles: fillIn(filterWords.manyArticles, { count }),
        choices: fillIn(filterWords.category, { category: most }),
      }),
    );
    await page.reload();
    await expect(shownCards(page)).toHaveCount(count);
    await category(page, fewest).click();
    await expect(shownCards(page)).toHaveCount(articlesIn(fewest).length);
    await page.goBack();
    await expect(shownCards(page)).toHaveCount(count);
    await page.goto("/knowledge-bank?category=no-such-category");
    await expect(shownCards(page)).toHaveCount(articles.length);
  });

  for (const reader of ["owner", "employed", "cpa"] as const)
    test(`finds the articles for the reader '${reader}' with one tap`, async ({ page }) => {
      await page.goto("/knowledge-bank");
      await readerLink(page, reader).click();
      await expect(page).toHaveURL(`/knowledge-bank?reader=${reader}`);
      await expect(shownCards(page)).toHaveCount(articlesFor(reader).length);
      await expect(page.getByRole("status").first()).toContainText(filterWords.reader[reader]);
      const start = page.locator(".article-card").first().locator("h3 a");
      await expect(start).toHaveAttribute(
        "href",
        new RegExp(`/${knowledgeBank.startFor[reader]}$`),
      );
      const [{ taxYear } = { taxYear: 0 }] = articlesFor(reader);
      await yearLink(page, taxYear).click();
      const both = articlesFor(reader).filter((one) => one.taxYear === taxYear);
      await expect(shownCards(page)).toHaveCount(both.length);
      await readerLink(page, "all").click();
      await expect(page).toHaveURL(`/knowledge-bank?year=${taxYear}`);
    });

  test("narrows a search by a filter; the counts of the filters follow both", async ({ page }) => {
    await page.goto("/knowledge-bank");
    await search(page).fill("roth");
    await expect(results(page).first()).toBeVisible();
    const found = await results(page)
      .locator("h3 a")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const foundFor = (reader: string) =>
      articlesFor(reader).filter(({ path }) => found.includes(path)).length;
    expect(foundFor("employed")).toBeGreaterThan(0);
    expect(foundFor("employed")).toBeLessThan(articlesFor("employed").length);
    const count = readerLink(page, "employed").locator("small");
    await expect(count).toHaveText(`${foundFor("employed")}`);
    await readerLink(page, "employed").click();
    await expect(results(page)).toHaveCount(foundFor("employed"));
    await expect(search(page)).toHaveValue("roth");
    await expect(page.getByRole("status").first()).toContainText(filterWords.reader.employed);
    await search(page).fill("");
    await expect(shownCards(page)).toHaveCount(articlesFor("employed").length);
    await expect(count).toHaveText(`${articlesFor("employed").length}`);
  });

  test("reads a sentence about each result", async ({ page }) => {
    await page.goto("/knowledge-bank");
    for (const query of ["roth", "orthodontics"]) {
      await search(page).fill(query);
      await expect(page.getByRole("status").first()).toContainText(query);
      const sentences = page.locator("#search-results .result-excerpt");
      await expect(sentences.first()).not.toBeEmpty();
      await expect(sentences).toHaveCount(await results(page).count());
    }
  });

  test("sees the first result above a phone's keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/knowledge-bank");
    await search(page).fill("W-2");
    const top = () =>
      results(page)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(450);
    await expect(search(page)).toBeInViewport();
  });

  test("searches the text of all articles, misspelt, by keyboard alone", async ({ page }) => {
    // On a busy machine Chromium cancels its transition to the next page and reports an error.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const trouble = watch(page, siteUnderTest.url);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/knowledge-bank");
    expect(requests.filter((path) => /search/.test(path))).toEqual([]);

    await search(page).focus();
    await page.keyboard.type("dedcution");
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole("status").first()).toContainText("deduction");
    await expect(shownCards(page).first()).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(results(page).first().getByRole("link").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(search(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search(page)).toHaveValue("");
    await expect(shownCards(page)).toHaveCount(articles.length);

    await page.keyboard.type(word);
    await page.keyboard.press("Enter");
    const first = results(page).first().getByRole("link").first();
    await expect(first).toBeFocused();
    const address = (await first.getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    expect(articles.map(({ path }) => path)).toContain(new URL(page.url()).pathname);
    expect(trouble).toEqual([]);
  });
});

test.describe("a reader of an article", () => {
  test("sees its title, date and breadcrumb, and the links at its end", async ({ page }) => {
    await page.goto(article.path);
    await expect(page).toHaveTitle(`${article.title} | ${articlePage.titleSuffix} | ${firm.name}`);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    const { home, list, here } = articlePage.breadcrumb;
    await expect(crumbs).toContainText([home, list, here]);
    await expect(page.getByText(article.date, { exact: true })).toBeVisible();
    const minutes = new RegExp(`^\\d+ ${articlePage.minutes}$`);
    await expect(page.getByText(minutes).first()).toBeVisible();

    const { heading, schedule, contact, email } = articlePage.closing;
    const closing = page.getByRole("region", { name: heading });
    const booking = closing.getByRole("link", { name: schedule.label });
    await expect(booking).toHaveAttribute("href", firm.links.booking);
    await expect(booking).toHaveAttribute("target", "_blank");
    for (const [name, href] of [
      [contact.label, contact.href],
      [email, `mailto:${email}`],
    ] as const)
      await expect(closing.getByRole("link", { name })).toHaveAttribute("href", href);
    await page.getByRole("link", { name: "View All Articles" }).click();
    await expect(page).toHaveURL("/knowledge-bank");
  });

  test("copies the link if the browser has no share sheet, and gets a confirmation", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(article.path);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText(articlePage.share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article.path);
  });

  test("is led from an article to its later edition", async ({ page }) => {
    const edition = articles.find(({ editionOf }) => editionOf.length > 0);
    await page.goto(`/knowledge-bank/${edition?.editionOf[0]}`);
    const strip = page.getByRole("complementary", {
      name: articlePage.yearStrip.label,
      exact: true,
    });
    await strip.getByRole("link", { name: edition?.title ?? "" }).click();
    await expect(page).toHaveURL(edition?.path ?? "");
  });

  test("takes a day along as a calendar file, and none of a day that has passed", async ({
    page,
  }) => {
    const { path = "" } = articles.find(({ taxYear }) => taxYear === 2026) ?? {};
    await page.clock.setFixedTime(new Date("2026-11-17T12:00:00-07:00"));
    await page.goto(path);
    const link = page.getByRole("link", { name: calendarWords.add }).filter({ visible: true });
    const file = await page.request.get((await link.first().getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toContain("text/calendar");
    expect(await file.text()).toContain("DTSTART;VALUE=DATE:");
    await page.clock.setFixedTime(new Date("2100-01-15T12:00:00"));
    await page.reload();
    await expect(link).toHaveCount(0);
  });

  test("sees that a deadline has passed since the page was built", async ({ page }) => {
    const withDeadline = articles.find(({ body }) => body.includes("<Deadline"));
    await page.clock.setFixedTime(new Date("2100-01-15T12:00:00"));
    await page.goto(withDeadline?.path ?? "");
    const deadlines = page.locator("[data-note=deadline]");
    await expect(deadlines.first()).toBeVisible();
    await expect(deadlines.locator("[data-through]:visible")).toHaveCount(0);
    await expect(deadlines.locator("[data-after]:visible")).toHaveCount(await deadlines.count());
  });

  for (const { path, body } of articles.filter((one) => one.body.includes("<Checklist")))
    test(
      `prints the checklist of ${path} alone, on one sheet, A4 or Letter`,
      inTestAll,
      async ({ page }) => {
        await page.goto(path);
        const checklist = page.locator(".checklist");
        await expect(checklist.getByRole("listitem")).toHaveCount(
          body.slice(body.indexOf("<Checklist"), body.indexOf("</Checklist>")).match(/^- /gm)
            ?.length ?? 0,
        );
        const margin = { top: "0.5in", right: "0.5in", bottom: "0.5in", left: "0.5in" };
        for (const format of ["A4", "Letter"])
          expect(pageCount(await page.pdf({ format, margin, preferCSSPageSize: false }))).toBe(1);
        await page.emulateMedia({ media: "print" });
        await expect(checklist).toBeVisible();
        const headings = page.getByRole("heading", { level: 2 }).filter({ visible: true });
        await expect(headings).toHaveCount(1);
      },
    );
});

test.describe("a reader on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("taps a filter and has what it leaves in sight", async ({ page }) => {
    await page.goto("/knowledge-bank");
    for (const reader of ["employed", "owner"] as const) {
      await readerLink(page, reader).click();
      await expect(page.getByRole("status").first()).toBeInViewport();
      await expect(shownCards(page).first()).toBeInViewport();
      await expect(readerLink(page, reader)).toBeInViewport();
    }
  });

  test("sees every choice of reader without scrolling sideways", async ({ page }) => {
    await page.goto("/knowledge-bank");
    const list = page
      .getByRole("navigation", { name: knowledgeBank.readerFilter.label })
      .getByRole("list");
    const hidden = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });

  const withTables = articles.filter((one) => one.body.includes("<DecisionTable"));
  for (const [index, { path }] of withTables.entries())
    test(
      `reads the tables of ${path} as labelled rows, without scrolling sideways`,
      index === 0 ? {} : inTestAll,
      async ({ page }) => {
        await page.goto(path);
        const table = page.getByRole("table").and(page.locator(".labelled-table")).first();
        const [first] = await table.getByRole("columnheader").allTextContents();
        await expect(
          table
            .getByText(first ?? "", { exact: true })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await expect(table.getByRole("rowheader").first()).toBeVisible();
        const wider = await page
          .locator(".labelled-table, .decision-table-scroll, :root")
          .evaluateAll(
            (elements) =>
              elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
                .length,
          );
        expect(wider).toBe(0);
      },
    );

  test("ticks off a checklist, which is remembered in this browser until it is cleared", async ({
    page,
  }) => {
    const { path = "" } = articles.find((one) => one.body.includes("<Checklist")) ?? {};
    await page.goto(path);
    const checklist = page.locator(".checklist");
    const boxes = checklist.getByRole("checkbox");
    await expect(boxes).toHaveCount(await checklist.getByRole("listitem").count());
    await expect(page.locator("[data-kind=bring]").getByRole("checkbox").first()).toBeVisible();
    const line = (await checklist.getByRole("listitem").nth(1).textContent()) ?? "";
    await page.getByLabel(line).check();
    await page.reload();
    await expect(page.getByLabel(line)).toBeChecked();
    await expect(boxes.first()).not.toBeChecked();
    await checklist.getByRole("button", { name: articleBody.ticks.clear }).click();
    await expect(page.getByLabel(line)).not.toBeChecked();
    await page.reload();
    await expect(page.getByLabel(line)).not.toBeChecked();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card says for whom its article is", async ({ page }) => {
    await page.goto("/knowledge-bank");
    const card = cards(page).filter({ has: page.locator(`a[href="${article.path}"]`) });
    const [reader = ""] = article.readers;
    await expect(card).toContainText(
      knowledgeBank.readerFilter[reader as "owner" | "employed" | "cpa"],
    );
  });

  test("a checklist is a plain list", async ({ page }) => {
    const { path = "" } = articles.find((one) => one.body.includes("<Checklist")) ?? {};
    await page.goto(path);
    await expect(page.locator(".checklist").getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText(articleBody.ticks.kept).first()).toBeHidden();
  });
});

test.describe("a reader subscribes", () => {
  test("at the end of an article", inTestAll, async ({ page }) => {
    await page.goto(article.path);
    await page.getByPlaceholder(newsletter.placeholder).fill(`end-${Date.now()}@practice.example`);
    await page.getByRole("button", { name: newsletter.button }).click();
    await expect(page.getByText(newsletter.sent)).toBeVisible();
  });

  test("to the newsletter, and confirms by e-mail", async ({ page }) => {
    const address = `reader-${Date.now()}@practice.example`;
    await page.goto("/knowledge-bank");
    await page.getByPlaceholder("Enter your email").fill("not an address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(newsletter.invalid)).toBeVisible();

    await page.getByPlaceholder("Enter your email").fill(address);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(newsletter.sent)).toBeVisible();

    await page.goto(await linkInMailTo(address));
    await page.getByRole("button", { name: newsletterPages.askToConfirm.button }).click();
    await expect(
      page.getByRole("heading", { name: newsletterPages.confirmed.heading }),
    ).toBeVisible();
  });

  test("and reads why it did not work", inTestAll, async ({ page }) => {
    await page.route("**/functions/v1/subscribe", (route) => route.abort());
    await page.goto("/knowledge-bank");
    await page.getByPlaceholder("Enter your email").fill("reader@practice.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert").filter({ hasText: newsletter.failed })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  });
});

async function linkInMailTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const file of globSync(`${siteUnderTest.dataDir}/mailbox/**/*.eml`)) {
        const mail = await PostalMime.parse(readFileSync(file));
        if (!mail.to?.some((recipient) => recipient.address === address)) continue;
        link = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(mail.text ?? "")?.[0];
      }
      return link;
    })
    .toBeTruthy();
  return link ?? "";
}
