import { expect, type Page, test } from "@playwright/test";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsExampleCopy, savingsLimits } from "#content/calculators/savings-examples.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

const words = examplesCalculator;
const income = (page: Page) => page.getByLabel("Annual income");
const taxYear = (page: Page) => page.getByLabel(words.form.taxYear, { exact: true });
const button = (page: Page) => page.getByRole("button", { name: "View Educational Examples" });
const slip = (page: Page) => page.getByRole("figure", { name: words.slip.title });
const list = (page: Page) => page.getByRole("region", { name: words.results.listLabel });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/case-studies");
  await page.locator('[data-island="examples-calculator"]').scrollIntoViewIfNeeded();
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
  // The year of the specification's figures, whichever the site states by now.
  await taxYear(page).selectOption("2025");
});

test("the button stays disabled while the income is empty or zero", async ({ page }) => {
  await expect(income(page)).toHaveAttribute("placeholder", "500,000");
  await expect(page.getByLabel("Individual")).toBeChecked();
  await expect(button(page)).toBeDisabled();
  await income(page).pressSequentially("0");
  await expect(button(page)).toBeDisabled();
  await income(page).fill("");
  await income(page).pressSequentially("5a00.000$");
  await expect(income(page)).toHaveValue("500,000");
  await expect(button(page)).toBeEnabled();
  await expect(slip(page)).toBeHidden();
});

test("the results open, stay, and follow every change", async ({ page }) => {
  const trouble = watch(page, siteUnderTest.url);
  await income(page).fill("500000");
  await button(page).click();
  await expect(slip(page)).toContainText(`${words.slip.total}$45,948`);
  await expect(slip(page)).toContainText(`${words.slip.liability}$134,126`);
  await expect(slip(page)).toContainText(`${words.slip.marginal}36.0%`);
  await expect(slip(page)).toContainText("34.3%");

  await page.getByText("Business Owner", { exact: true }).click();
  await expect(slip(page)).toContainText("$42,664");
  await expect(slip(page)).toContainText("31.8%");
  await expect(list(page)).toContainText(savingsExampleCopy["research-credit"].name);

  await page.getByText("Individual", { exact: true }).click();
  await taxYear(page).selectOption("2026");
  await expect(slip(page)).toContainText("$132,912");
  await expect(page.getByRole("figure", { name: `${words.ladder.title}, 2026` })).toBeVisible();

  await income(page).fill("249999");
  await expect(page.getByText(words.results.noneAtThisIncome.individual)).toBeVisible();
  await income(page).fill("");
  await expect(button(page)).toBeDisabled();
  await expect(slip(page)).toBeVisible();
  expect(trouble).toEqual([]);
});

test("each example shows its arithmetic, assumptions and limits in a box that scrolls", async ({
  page,
}) => {
  await income(page).fill("500000");
  await income(page).press("Enter");
  await expect(page.getByRole("heading", { name: words.results.heading })).toBeFocused();
  for (const text of [
    "$134,126 − ($41,828 + $60,000), at least $0",
    "($41,828 − $23,628) × 75%",
    words.results.assumes,
    savingsLimits["appraisals-are-scrutinized"],
  ])
    await expect(list(page)).toContainText(text);
  const box = await list(page).evaluate((element) => ({
    height: element.clientHeight,
    content: element.scrollHeight,
  }));
  expect(box.height).toBeLessThanOrEqual(320);
  expect(box.content).toBeGreaterThan(box.height);
  await list(page).focus();
  await page.keyboard.press("End");
  await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
