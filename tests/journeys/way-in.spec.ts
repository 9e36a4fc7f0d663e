import { expect, type Locator, type Page, test } from "@playwright/test";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { calculatorHref, headerLinks } from "#content/navigation.ts";
import { home } from "#content/pages/home.ts";
import { rdSummary } from "#content/pages/rd-summary.ts";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { pageCount } from "../support/built-pages/page-checks.ts";
import { calculatorOn } from "../support/journeys/rd-calculator.ts";

const phone = { width: 390, height: 844 };
const question = rdCalculator.steps["practice-types"].heading;

test.use({ reducedMotion: "reduce" });

/** The header covers the top of the window, so what is under it does not count as in view. */
async function expectInUpperHalf(page: Page, target: Locator) {
  const header = page.locator("header[data-site-header]");
  await expect
    .poll(async () => {
      const top = (await target.boundingBox())?.y ?? Number.NaN;
      const covered = (await header.boundingBox())?.height ?? Number.NaN;
      const height = page.viewportSize()?.height ?? Number.NaN;
      return { belowHeader: top >= covered, inUpperHalf: top < height / 2 };
    })
    .toEqual({ belowHeader: true, inUpperHalf: true });
}

const expectFirstQuestionInView = (page: Page) =>
  expectInUpperHalf(page, calculatorOn(page).getByRole("heading", { name: question }));

test("one tap on the hero, or in the menu of another page, leads to the calculator's first question @test:all", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const { label } = home.hero.estimate;
  await page.locator("main").getByRole("link", { name: label, exact: true }).click();
  await expectFirstQuestionInView(page);

  await page.goto("/privacy");
  await expect(page.locator(`header > div > nav > a[href="${calculatorHref}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await menu.getByRole("link", { name: headerLinks.calculator.label }).click();
  await expectFirstQuestionInView(page);
});

test("a link within a page lands under the header, in the upper half of the window", async ({
  page,
}) => {
  await page.goto("/about#approach");
  await expectInUpperHalf(page, page.locator("#approach"));
});

test("the one-page summary opens in a new window and prints on one sheet, A4 or Letter @test:all", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/services/rd-tax-credits");
  const [summary] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: rdExtras.download.action }).click(),
  ]);
  await summary.getByRole("button", { name: rdSummary.print }).click();
  await expect(summary.locator("html")).toHaveAttribute("data-printed");
  for (const format of ["A4", "Letter"])
    expect(pageCount(await summary.pdf({ format, preferCSSPageSize: false }))).toBe(1);
  await summary.emulateMedia({ media: "print" });
  await expect(summary.getByRole("navigation", { name: rdSummary.navigation })).toBeHidden();
});
