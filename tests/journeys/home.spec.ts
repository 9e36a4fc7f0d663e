import { expect, type Page, test } from "@playwright/test";
import { creditFor } from "#calculations/rd-credit/amounts.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { home } from "#content/pages/home.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { homeCaseGroups } from "../../src/features/cases/home-cases/home-case-filters.ts";
import { turnPage } from "../support/built-pages/page-checks.ts";
import {
  calculatorOn,
  heading,
  keepAnswers,
  nameOf,
  openCalculator,
  resultAnswer,
} from "../support/journeys/rd-calculator.ts";

const phone = { width: 390, height: 844 };
const cases = (page: Page) => page.locator("[data-case-explorer] [data-case]:visible");
const banner = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const casesIn = (group: string) =>
  homeCases.filter(({ specialtyId }) => homeCaseGroups(specialtyId).includes(group));
const [dentalCase] = casesIn("dental") as [(typeof homeCases)[number]];

/** The hero is what comes before the section that its scroll cue leads to. */
const hero = (page: Page) => page.locator("main > :has(h1)");
const line = (page: Page, name: string) =>
  hero(page).locator(`[data-line=${name}] dd:not(.slip-formula)`);
const slider = (page: Page, name: string) => hero(page).locator(`input[name=${name}]`);

test("the sliders of the hero's slip rewrite it by the calculator's engine, say their values and the new amount", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  const script = await hero(page).locator("[data-play-slip]").getAttribute("data-script");
  // The calculator has been started by then, and this script was not asked for.
  await page.locator("[data-island][data-hydrated]").first().waitFor();
  expect(requested).not.toContain(script);
  await page.getByRole("slider", { name: sampleEstimate.labels.wages }).press("End");
  await expect.poll(() => requested).toContain(script);
  await page.keyboard.press("Tab");
  await expect(slider(page, "time")).toBeFocused();
  await page.keyboard.press("Home");
  const { wages, time } = home.hero.sliders;
  const credit = creditFor(wages.max, time.min / 100, sampleEstimate.answers.state);
  await expect(line(page, "total")).toHaveText(formatUsd(credit.estimatedCreditInUsd));
  await expect(hero(page).getByRole("status")).toContainText(
    formatUsd(credit.estimatedCreditInUsd),
  );
});

test("an estimate kept in this browser is opened by the first button, which names its day, and nothing of it is sent @test:all", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.setViewportSize(phone);
  await keepAnswers(page, 4);
  await page.goto("/");
  const day = new Date().toLocaleDateString("en-US", {
    ...{ month: "long", day: "numeric", timeZone: "America/Denver" },
  } as const);
  const way = hero(page).locator("[data-kept-key]");
  await expect(way).toHaveText(fillIn(home.hero.keptResult, { day }));
  await way.click();
  await expect(heading(calculatorOn(page))).toHaveText(resultAnswer());
  await expect(heading(calculatorOn(page))).toBeInViewport();
  expect(sent.filter((request) => /400,?000|orthodontics/.test(request))).toEqual([]);
});

test("the announcement is one line on a phone, and closed it stays closed until it says another thing @test:all", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(44);
  await banner(page).getByRole("button", { name: home.banner.close }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(hero(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem("closed-announcement", "Another thing"));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test.describe("in a time zone that is not the firm's", () => {
  test.use({ timezoneId: "UTC" });

  test("a page left open over the last day of a credit names the next one when it is looked at again @test:all", async ({
    page,
  }) => {
    const lead = (creditYear: number) => {
      const { refundLimit } = taxYearDays(creditYear);
      return fillIn(home.banner.claimBy, { creditYear, refundLimit: formatDate(refundLimit) });
    };
    const shown = banner(page).locator("strong span:visible");
    await page.clock.setFixedTime(new Date("2027-04-16T05:59:00Z"));
    await page.goto("/");
    await expect(page.getByRole("contentinfo")).toContainText("© 2027 ");
    await expect(shown).toHaveText([lead(2023)]);
    await page.clock.setFixedTime(new Date("2027-04-16T06:00:00Z"));
    await turnPage(page, "visible");
    await expect(shown).toHaveText([lead(2024)]);
  });
});

test("the cases start with Dental, follow a search, and the practice type chosen in the calculator until a filter is chosen @test:all", async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await expect(filter(page, "Dental")).toHaveAttribute("aria-pressed", "true");
  await expect(cases(page)).toHaveCount(casesIn("dental").length);
  await calculator.getByRole("checkbox", { name: nameOf("medicine") }).check();
  await filter(page, "Medical").scrollIntoViewIfNeeded();
  await expect(filter(page, "Medical")).toHaveAttribute("aria-pressed", "true");
  await expect(cases(page)).toHaveCount(casesIn("medical").length);
  const search = page.getByRole("searchbox", { name: home.caseStudies.searchLabel });
  await search.fill(`${dentalCase.location} ${dentalCase.practitioner}`.toUpperCase());
  await expect(page.getByText(home.caseStudies.empty)).toBeVisible();
  await filter(page, "All").click();
  await expect(cases(page)).toHaveCount(1);
  await calculator.scrollIntoViewIfNeeded();
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all cases show and open, and the hero's slip has no sliders @test:all", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(slider(page, "wages")).toBeHidden();
    await expect(
      page.getByRole("button", { name: home.banner.close, includeHidden: true }),
    ).toBeHidden();
    await expect(cases(page)).toHaveCount(homeCases.length);
    await page.locator(`[data-case="${dentalCase.id}"] button`).click();
    await expect(page.locator("dialog[open]")).toContainText(dentalCase.challenge);
  });
});

test("the firm's figures count up to the final ones when they are first seen @test:all", async ({
  page,
}) => {
  const figures = home.impact.stats.map(({ value }) => value);
  await page.goto("/");
  const texts = await page.evaluateHandle(() =>
    [...document.querySelectorAll("[data-count-up]")].map((element) => {
      const own = [`${element.textContent}`];
      const observer = new MutationObserver(() => own.push(`${element.textContent}`));
      observer.observe(element, { childList: true });
      return own;
    }),
  );
  await page.locator("[data-count-up]").last().scrollIntoViewIfNeeded();
  const shown = page.locator('[data-reveal="shown"] > * > [data-count-up]');
  await expect(shown).toHaveCount(figures.length);
  await expect(shown).toHaveText(figures);
  for (const [index, own] of (await texts.jsonValue()).entries()) {
    expect(own.length).toBeGreaterThan(1);
    expect(own[0]).toBe(figures[index]);
  }
});
