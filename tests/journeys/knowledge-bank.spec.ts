import { expect, type Page, test } from "@playwright/test";
import { calendarWords } from "#content/calendar.ts";
import {
  articleBody,
  articlePage,
  filterWords,
  knowledgeBank,
  newsletter,
} from "#content/pages/knowledge-bank.ts";
import { newsletterPages } from "#content/pages/newsletter.ts";
import { articles } from "../support/built-pages/articles.ts";
import { pageCount, watch } from "../support/built-pages/page-checks.ts";
import { readMailbox } from "../support/data-folder.ts";
import { mailTo } from "../support/journeys/own-server.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";

const shownCards = (page: Page) => page.locator("[data-card]:not([hidden])");
const search = (page: Page) => page.getByRole("searchbox", { name: knowledgeBank.search.label });
const results = (page: Page) => page.locator("#search-results > li");
const category = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: knowledgeBank.filter.label })
    .getByRole("link", { name: new RegExp(`^${name}`) });

const yearLink = (page: Page, year: number) =>
  page
    .getByRole("navigation", { name: knowledgeBank.yearFilter.label })
    .getByRole("link")
    .filter({ hasText: new RegExp(`^${year}`) });
const readerLink = (page: Page, reader: "owner" | "employed" | "cpa" | "all") =>
  page
    .getByRole("navigation", { name: knowledgeBank.readerFilter.label })
    .getByRole("link", { name: new RegExp(`^${knowledgeBank.readerFilter[reader]}`) });
const articlesIn = (category: string) =>
  articles.filter(({ categories }) => categories.some((one) => one === category));
const articlesFor = (reader: "employed" | "cpa") =>
  articles.filter(({ readers }) => readers.includes(reader));

const [article] = articles.filter(({ featured }) => featured) as [(typeof articles)[number]];
/** A word that the search finds in at least one title. */
const [word = ""] = article.title.split(" ").toSorted((a, b) => b.length - a.length);

test("a reader filters by category, kind of reader and year, and the address keeps it @test:all", async ({
  page,
}) => {
  const names = [...new Set(articles.flatMap(({ categories }) => categories))];
  const [most = ""] = names.toSorted((a, b) => articlesIn(b).length - articlesIn(a).length);
  await page.goto("/knowledge-bank");
  await page.locator("summary", { hasText: knowledgeBank.filters }).click();
  await category(page, most).click();
  const slug = most.toLowerCase().replaceAll(/\W+/g, "-");
  await expect(page).toHaveURL(`/knowledge-bank?category=${slug}`);
  const count = articlesIn(most).length;
  await expect(shownCards(page)).toHaveCount(count);
  await page.reload();
  await expect(shownCards(page)).toHaveCount(count);
  await page.goto("/knowledge-bank?category=no-such-category");
  await expect(shownCards(page)).toHaveCount(articles.length);

  await readerLink(page, "cpa").click();
  await expect(page).toHaveURL("/knowledge-bank?reader=cpa");
  await expect(shownCards(page)).toHaveCount(articlesFor("cpa").length);
  await expect(page.getByRole("status").first()).toContainText(filterWords.reader.cpa);
  const start = page.locator(".article-card").first().locator("h3 a");
  await expect(start).toHaveAttribute("href", new RegExp(`/${knowledgeBank.startFor.cpa}$`));
  const [{ taxYear } = { taxYear: 0 }] = articlesFor("cpa");
  await page.locator("summary", { hasText: knowledgeBank.filters }).click();
  await yearLink(page, taxYear).click();
  const both = articlesFor("cpa").filter((one) => one.taxYear === taxYear);
  await expect(shownCards(page)).toHaveCount(both.length);
  await readerLink(page, "all").click();
  await expect(page).toHaveURL(`/knowledge-bank?year=${taxYear}`);
  await page.goBack();
  await expect(shownCards(page)).toHaveCount(both.length);
});

test("a reader narrows a search by a filter, with the results above a phone's keyboard @test:all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/knowledge-bank");
  await search(page).fill("roth");
  await expect(results(page).first()).toBeVisible();
  // Above a phone's keyboard.
  const top = () =>
    results(page)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(450);
  const found = await results(page)
    .locator("h3 a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const foundFor = (reader: "employed") =>
    articlesFor(reader).filter(({ path }) => found.includes(path)).length;
  expect(foundFor("employed")).toBeGreaterThan(0);
  const count = readerLink(page, "employed").locator("small");
  await expect(count).toHaveText(`${foundFor("employed")}`);
  await readerLink(page, "employed").click();
  await expect(results(page)).toHaveCount(foundFor("employed"));
});

test("a reader searches the text of all articles, misspelt, by keyboard alone", async ({
  page,
}) => {
  // On a busy machine Chromium cancels its transition to the next page and reports an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const trouble = watch(page);
  await page.goto("/knowledge-bank");
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
  expect(trouble).toEqual([]);
});

test("a reader copies the link if the browser has no share sheet, and gets a confirmation @test:all", async ({
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

test("a reader sees that a deadline has passed since the build @test:all", async ({ page }) => {
  const { path = "" } = articles.find(({ body }) => body.includes("<Deadline")) ?? {};
  const link = page.getByRole("link", { name: calendarWords.add }).filter({ visible: true });
  await page.clock.setFixedTime(new Date("2100-01-15T12:00:00"));
  await page.goto(path);
  await expect(link).toHaveCount(0);
  const deadlines = page.locator("[data-note=deadline]");
  await expect(deadlines.first()).toBeVisible();
  await expect(deadlines.locator("[data-through]:visible")).toHaveCount(0);
  await expect(deadlines.locator("[data-after]:visible")).toHaveCount(await deadlines.count());
});

test("a reader prints each checklist alone, on one sheet, A4 or Letter @test:all", async ({
  page,
}) => {
  const margin = { top: "0.5in", right: "0.5in", bottom: "0.5in", left: "0.5in" };
  for (const { path } of articles.filter(({ body }) => body.includes("<Checklist"))) {
    await page.goto(path);
    for (const format of ["A4", "Letter"])
      expect(pageCount(await page.pdf({ format, margin, preferCSSPageSize: false }))).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".checklist")).toBeVisible();
    const headings = page.getByRole("heading", { level: 2 }).filter({ visible: true });
    await expect(headings).toHaveCount(1);
    await page.emulateMedia({ media: null });
  }
});

test.describe("a reader on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("taps a filter, all in sight without scrolling sideways, and sees what it leaves @test:all", async ({
    page,
  }) => {
    await page.goto("/knowledge-bank");
    const list = page
      .getByRole("navigation", { name: knowledgeBank.readerFilter.label })
      .getByRole("list");
    const hidden = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
    for (const reader of ["employed", "owner"] as const) {
      await readerLink(page, reader).click();
      await expect(page.getByRole("status").first()).toBeInViewport();
      await expect(shownCards(page).first()).toBeInViewport();
      await expect(readerLink(page, reader)).toBeInViewport();
    }
  });

  test("reads a table as labelled rows, without scrolling sideways @test:all", async ({ page }) => {
    const { path = "" } = articles.find((one) => one.body.includes("<DecisionTable")) ?? {};
    await page.goto(path);
    const table = page.getByRole("table").and(page.locator(".labelled-table")).first();
    const [first = ""] = await table.getByRole("columnheader").allTextContents();
    const labels = table.getByText(first, { exact: true }).filter({ visible: true });
    await expect(labels.first()).toBeVisible();
    const hidden = await table.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(hidden).toBeLessThanOrEqual(1);
  });

  test("ticks off a checklist, which is remembered in this browser until it is cleared @test:all", async ({
    page,
  }) => {
    const { path = "" } = articles.find((one) => one.body.includes("<Checklist")) ?? {};
    await page.goto(path);
    const checklist = page.locator(".checklist");
    const boxes = checklist.getByRole("checkbox");
    await expect(boxes).toHaveCount(await checklist.getByRole("listitem").count());
    const line = (await checklist.getByRole("listitem").nth(1).textContent()) ?? "";
    await page.getByLabel(line).check();
    await page.reload();
    await expect(page.getByLabel(line)).toBeChecked();
    await checklist.getByRole("button", { name: articleBody.ticks.clear }).click();
    await expect(page.getByLabel(line)).not.toBeChecked();
    await page.reload();
    await expect(page.getByLabel(line)).not.toBeChecked();
  });
});

test("a reader subscribes where it did not work before, and confirms by e-mail", async ({
  page,
}) => {
  const address = `reader-${Date.now()}@practice.example`;
  const field = page.getByPlaceholder(newsletter.placeholder);
  const subscribe = page.getByRole("button", { name: newsletter.button });
  await page.goto(article.path);
  await field.fill("not an address");
  await subscribe.click();
  await expect(page.getByText(newsletter.invalid)).toBeVisible();
  await page.goto("/knowledge-bank");
  await page.route("**/functions/v1/subscribe", (route) => route.abort(), { times: 1 });
  await field.fill(address);
  await subscribe.click();
  await expect(page.getByRole("alert").filter({ hasText: newsletter.failed })).toBeVisible();
  await subscribe.click();
  await expect(page.getByText(newsletter.sent)).toBeVisible();
  const read = () => readMailbox(siteUnderTest.dataDir);
  const link = /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/;
  await page.goto((await mailTo(read, address, link)).found);
  await page.getByRole("button", { name: newsletterPages.askToConfirm.button }).click();
  await expect(
    page.getByRole("heading", { name: newsletterPages.confirmed.heading }),
  ).toBeVisible();
});
