import { expect, type Page, test } from "@playwright/test";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { calculatorHref, headerLinks } from "#content/navigation.ts";
import { home } from "#content/pages/home.ts";
import { rdSummary } from "#content/pages/rd-summary.ts";
import { calculatorOn } from "../support/journeys/rd-calculator.ts";

const phone = { width: 390, height: 844 };
const question = rdCalculator.steps["practice-types"].heading;

test.use({ reducedMotion: "reduce" });

/** The header covers the top of the window, so what is under it does not count as in view. */
async function expectFirstQuestionInView(page: Page) {
  const heading = calculatorOn(page).getByRole("heading", { name: question });
  const header = page.locator("header[data-site-header]");
  await expect
    .poll(async () => {
      const top = (await heading.boundingBox())?.y ?? Number.NaN;
      const covered = (await header.boundingBox())?.height ?? Number.NaN;
      const height = page.viewportSize()?.height ?? Number.NaN;
      return { belowHeader: top >= covered, inUpperHalf: top < height / 2 };
    })
    .toEqual({ belowHeader: true, inUpperHalf: true });
}

test.describe("one tap to the calculator", () => {
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const)
    test(`a link to it lands on its first question at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(calculatorHref);
      await expectFirstQuestionInView(page);
    });

  for (const link of [home.hero.estimate, home.hero.slipLink])
    test(`the hero's ${link.label} leads there on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto("/");
      await page.locator("main").getByRole("link", { name: link.label, exact: true }).click();
      await expectFirstQuestionInView(page);
    });

  test("header and menu lead there from another page", async ({ page }) => {
    const { label } = headerLinks.calculator;
    await page.setViewportSize(phone);
    await page.goto("/privacy");
    await expect(page.locator(`header > div > a[href="${calculatorHref}"]`)).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Mobile" })
      .getByRole("link", { name: label })
      .click();
    await expectFirstQuestionInView(page);
  });
});

test("a link within a page lands under the header, in the upper half of the window", async ({
  page,
}) => {
  await page.goto("/about#approach");
  const header = page.locator("header[data-site-header]");
  await expect
    .poll(async () => {
      const top = (await page.locator("#approach").boundingBox())?.y ?? Number.NaN;
      const covered = (await header.boundingBox())?.height ?? Number.NaN;
      return top >= covered && top < (page.viewportSize()?.height ?? 0) / 2;
    })
    .toBe(true);
});

test("the one-page summary leads back into the site and prints at the press of a button", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/rd-tax-credit-summary");
  const links = page.getByRole("navigation", { name: rdSummary.navigation }).getByRole("link");
  await expect(links.first()).toHaveAttribute("href", "/");
  await page.getByRole("button", { name: rdSummary.print }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(links.first()).toBeHidden();
});

for (const [path, headingId] of [
  ["/", "testimonials"],
  ["/fortune", "success-stories"],
] as const)
  test(`on a phone ${path} shows its ${headingId} in a row to swipe, all of them`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const row = page.locator(`section[aria-labelledby="${headingId}"] ul`).first();
    const last = row.locator("> li").last();
    await expect(last).not.toBeInViewport();
    await row.focus();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.5 });
  });
