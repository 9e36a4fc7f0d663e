import { expect, type Page, test } from "@playwright/test";
import { storageKey } from "#browser/kept-estimate.ts";
import { amountsFor, creditFor } from "#calculations/rd-credit/amounts.ts";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { homeCases } from "#content/cases/home-cases.ts";
import { firm } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { answersOf, everyType } from "#features/rd-calculator/answers/answers.sample.ts";
import { writeKept } from "#features/rd-calculator/answers/kept-answers.ts";
import { deadlines } from "#tax-law/deadlines.ts";
import { formatTotalRdTime, formatUsd } from "#wording/numbers.ts";
import { homeCaseGroups } from "../../src/features/cases/home-cases/home-case-filters.ts";
import { inTestAll } from "../support/in-test-all.ts";
import {
  calculatorOn,
  heading,
  nameOf,
  openCalculator,
  resultAnswer,
} from "../support/journeys/rd-calculator.ts";

const phone = { width: 390, height: 844 };
const cases = (page: Page) => page.locator("[data-case-explorer] [data-case]:visible");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const casesIn = (group: string) =>
  homeCases.filter(({ specialtyId }) => homeCaseGroups(specialtyId).includes(group));
const [dentalCase] = casesIn("dental") as [(typeof homeCases)[number]];

test("the two calls to action and the scroll cue lead where they say", async ({ page }) => {
  await page.goto("/");
  const { actions, scrollCue } = home.hero;
  for (const { label, href } of actions)
    await expect(page.getByRole("link", { name: label }).first()).toHaveAttribute("href", href);
  await page.getByRole("link", { name: scrollCue }).click();
  await expect(page.locator("#main-content")).toBeInViewport();
});

/** The hero is what comes before the section that its scroll cue leads to. */
const hero = (page: Page) => page.locator("main > :has(h1)");
const line = (page: Page, name: string) =>
  hero(page).locator(`[data-line=${name}] dd:not(.slip-formula)`);
const slider = (page: Page, name: string) => hero(page).locator(`input[name=${name}]`);

test("the calculator is the first and strongest call, and starts the calculator", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const { estimate, actions } = home.hero;
  await expect(hero(page).locator(".button")).toHaveText(
    [estimate, ...actions].map(({ label }) => label),
  );
  await expect(hero(page).locator(".button-primary")).toHaveText([estimate.label]);
  await hero(page).locator(".button-primary").click();
  await expect(calculatorOn(page).getByRole("heading", { level: 3 })).toBeInViewport();
});

test.describe("the sliders of the hero's slip", () => {
  const { state } = sampleEstimate.answers;
  const { wages: wagesRange, time: timeRange } = home.hero.sliders;

  async function expectSlip(page: Page, wages: number, timePercent: number): Promise<void> {
    const credit = creditFor(wages, timePercent / 100, state);
    await expect(line(page, "wages")).toHaveText(formatUsd(wages));
    await expect(line(page, "time")).toHaveText(formatTotalRdTime(timePercent / 100));
    await expect(line(page, "expenses")).toHaveText(formatUsd(credit.qualifiedExpensesInUsd));
    await expect(line(page, "federal")).toHaveText(formatUsd(credit.federalCreditInUsd));
    await expect(line(page, "state")).toHaveText(formatUsd(credit.stateCreditInUsd));
    await expect(line(page, "total")).toHaveText(formatUsd(credit.estimatedCreditInUsd));
  }

  test("rewrite it by the calculator's engine, and the new amount is announced", async ({
    page,
  }) => {
    await page.goto("/");
    await slider(page, "wages").fill(String(wagesRange.max));
    const { totalRdTimeAsFraction } = amountsFor(sampleEstimate.answers);
    await expectSlip(page, wagesRange.max, totalRdTimeAsFraction * 100);
    await slider(page, "time").fill(String(timeRange.min));
    await expectSlip(page, wagesRange.max, timeRange.min);
    const credit = creditFor(wagesRange.max, timeRange.min / 100, state);
    await expect(hero(page).getByRole("status")).toContainText(
      formatUsd(credit.estimatedCreditInUsd),
    );
    await expect(hero(page).getByRole("figure")).toContainText(home.hero.sliders.words.title);
  });

  test("move by keyboard and say their values", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("slider", { name: sampleEstimate.labels.wages }).press("End");
    await expect(slider(page, "wages")).toHaveAttribute(
      "aria-valuetext",
      formatUsd(wagesRange.max),
    );
    await page.keyboard.press("Tab");
    await expect(slider(page, "time")).toBeFocused();
    await page.keyboard.press("Home");
    await expectSlip(page, wagesRange.max, timeRange.min);
  });

  test("request nothing until one is touched", inTestAll, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/");
    const script = (await hero(page).locator("[data-play-slip]").getAttribute("data-script")) ?? "";
    // The calculator has been started by then.
    await page.locator("[data-island][data-hydrated]").first().waitFor();
    expect(script).not.toBe("");
    expect(requested).not.toContain(script);
    await slider(page, "time").focus();
    await expect.poll(() => requested).toContain(script);
  });

  test("move back where the script cannot be loaded", inTestAll, async ({ page }) => {
    await page.route("**/play-slip*", (route) => route.abort());
    await page.goto("/");
    const start = await slider(page, "wages").inputValue();
    await slider(page, "wages").fill(String(wagesRange.max));
    await expect(slider(page, "wages")).toHaveValue(start);
  });
});

test.describe("an estimate kept in this browser", () => {
  const welcome = (page: Page) => hero(page).locator(".welcome-back");
  const { beforeDate } = home.hero.welcomeBack;

  /** As after a visit earlier today that ended at this step. */
  async function keepAnswers(page: Page, step: 3 | 4): Promise<void> {
    await page.addInitScript(
      ([key, kept]) => localStorage.setItem(key as string, kept as string),
      [
        storageKey(everyType),
        writeKept({ answers: answersOf(orthodonticsInUtah), step }, Date.now()),
      ],
    );
  }

  test("is welcomed back with its date and opened, and nothing of it is sent", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.setViewportSize(phone);
    await keepAnswers(page, 4);
    await page.goto("/");
    const day = new Date().toLocaleDateString("en-US", {
      ...{ month: "long", day: "numeric", timeZone: "America/Denver" },
    } as const);
    await expect(welcome(page)).toContainText(`${beforeDate} ${day}`);
    await welcome(page).getByRole("link").click();
    await expect(heading(calculatorOn(page))).toHaveText(resultAnswer());
    await expect(heading(calculatorOn(page))).toBeInViewport();
    expect(sent.filter((request) => /400,?000|orthodontics/.test(request))).toEqual([]);
  });

  test("moves nothing when its line appears", inTestAll, async ({ page }) => {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      await expect(welcome(page)).toBeHidden();
      const place = () => page.locator("h1").boundingBox();
      const before = await place();
      await welcome(page).evaluate((element: HTMLElement) => {
        element.hidden = false;
      });
      expect(await place()).toEqual(before);
    }
  });

  test("is not announced while its answers are unfinished", inTestAll, async ({ page }) => {
    await keepAnswers(page, 3);
    await openCalculator(page);
    await expect(calculatorOn(page).getByText("Step 3 of 4")).toBeVisible();
    await expect(welcome(page)).toBeHidden();
  });
});

test("the page is at most twelve screens on a phone, with every section", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const words of [
    ...[home.calculator, home.solutions, home.caseStudies, home.charitable, home.testimonials],
    ...[home.impact, home.company, home.advantages, home.closing],
  ])
    await expect(page.getByRole("heading", { name: words.heading, level: 2 })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(12 * phone.height);
});

test.describe("the announcement", () => {
  const banner = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const lastDay = noon(deadlines[home.banner.deadline].date);
  const weekBefore = new Date(lastDay.getTime() - 7 * 86_400_000);
  const weekAfter = new Date(lastDay.getTime() + 7 * 86_400_000);

  test("says after the deadline that the window has closed", async ({ page }) => {
    await page.clock.setFixedTime(weekAfter);
    await page.goto("/");
    await expect(banner(page).getByText(home.banner.after, { exact: true })).toBeVisible();
    const { label, href } = home.banner.details;
    await expect(banner(page).getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  test("says before the deadline, on the same page, that it is open", async ({ page }) => {
    await page.clock.setFixedTime(weekBefore);
    await page.goto("/");
    await expect(banner(page).getByText(home.banner.before, { exact: true })).toBeVisible();
    await expect(banner(page).getByText(home.banner.after, { exact: true })).toBeHidden();
  });
});

test.describe("case studies", () => {
  test("start with Dental, and each filter shows its own", async ({ page }) => {
    await page.goto("/");
    await expect(filter(page, "Dental")).toHaveAttribute("aria-pressed", "true");
    await expect(cases(page)).toHaveCount(casesIn("dental").length);
    await filter(page, "Multi-Specialty").click();
    await expect(cases(page)).toHaveCount(casesIn("multi").length);
    await filter(page, "Medical").click();
    await expect(cases(page)).toHaveCount(casesIn("medical").length);
    await filter(page, "All").click();
    await expect(cases(page)).toHaveCount(homeCases.length);
  });

  test(
    "follow the practice type chosen in the calculator above, until a filter is chosen",
    inTestAll,
    async ({ page }) => {
      const calculator = await openCalculator(page);
      await calculator.getByRole("checkbox", { name: nameOf("medicine") }).check();
      await filter(page, "Medical").scrollIntoViewIfNeeded();
      await expect(filter(page, "Medical")).toHaveAttribute("aria-pressed", "true");
      await expect(cases(page)).toHaveCount(casesIn("medical").length);
      await filter(page, "Multi-Specialty").click();
      await calculator.scrollIntoViewIfNeeded();
      await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
      await filter(page, "All").scrollIntoViewIfNeeded();
      await expect(filter(page, "Multi-Specialty")).toHaveAttribute("aria-pressed", "true");
    },
  );

  test("search and filter work together, and an empty result says so", async ({ page }) => {
    await page.goto("/");
    await filter(page, "All").click();
    const search = page.getByRole("searchbox", { name: home.caseStudies.searchLabel });
    const { practitioner, location } = dentalCase;
    await search.fill(`${location} ${practitioner}`.toUpperCase());
    await expect(cases(page)).toHaveCount(1);
    await filter(page, "Medical").click();
    await expect(cases(page)).toHaveCount(0);
    await expect(page.getByText(home.caseStudies.empty)).toBeVisible();
  });

  test("a card opens its case with every part, and Close gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    const { id, creditAmount, creditYear, teamSize, rdActivities } = dentalCase;
    const card = cases(page).and(page.locator(`[data-case="${id}"]`));
    await expect(card).toContainText(formatUsd(creditAmount));
    await expect(card).toContainText(`+ ${rdActivities.length - 2} more`);
    await card.click();
    const dialog = page.getByRole("dialog");
    for (const part of [
      ...[creditYear, teamSize].map(String),
      ...[dentalCase.challenge, dentalCase.solution, dentalCase.results, ...rdActivities],
      ...[home.caseDialog.singleYear, home.caseDialog.system],
      ...home.caseDialog.foundation.map(({ section }) => section),
    ])
      await expect(dialog).toContainText(part);
    const action = dialog.getByRole("link", { name: "Schedule Similar Assessment" });
    await expect(action).toHaveAttribute("href", firm.links.booking);
    await expect(action).toHaveAttribute("target", "_blank");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole("button")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hero's slip is the sample estimate, without sliders", async ({ page }) => {
    await page.goto("/");
    const { estimatedCreditInUsd } = amountsFor(sampleEstimate.answers);
    await expect(line(page, "total")).toHaveText(formatUsd(estimatedCreditInUsd));
    await expect(slider(page, "wages")).toBeHidden();
    await expect(hero(page).locator(".welcome-back")).toBeHidden();
  });

  test("all cases show, and open", async ({ page }) => {
    await page.goto("/");
    await expect(cases(page)).toHaveCount(homeCases.length);
    await page.locator(`[data-case="${dentalCase.id}"] button`).click();
    await expect(page.locator("dialog[open]")).toContainText(dentalCase.challenge);
  });
});
