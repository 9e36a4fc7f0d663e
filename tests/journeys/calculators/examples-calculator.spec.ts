import { expect, type Page, test } from "@playwright/test";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsExampleCopy, savingsLimits } from "#content/calculators/savings-examples.ts";
import { fillIn } from "#wording/fill-in.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";

const { ladder, results, slip: slipWords } = examplesCalculator;
const income = (page: Page) => page.getByLabel("Annual income");
const button = (page: Page) => page.getByRole("button", { name: "View Educational Examples" });
const list = (page: Page) => page.getByRole("list", { name: results.listLabel });

test("the results open with an income, stay, and follow every change", async ({ page }) => {
  const trouble = watch(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/case-studies");
  const island = page.locator('[data-island="examples-calculator"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-hydrated");
  const slip = page.getByRole("figure", { name: slipWords.title });
  const useBrackets = (year: number) =>
    page.getByRole("button", { name: fillIn(results.otherTaxYear, { year }) });
  await expect(page.getByLabel("Individual")).toBeChecked();
  await expect(button(page)).toBeDisabled();
  await income(page).fill("500000");
  await expect(slip).toBeHidden();
  await income(page).press("Enter");
  await expect(page.getByRole("heading", { name: results.heading })).toBeFocused();
  await expect(slip).toContainText(`${slipWords.total}$45,948`);
  const limits = page.getByRole("region", { name: results.limits });
  await expect(limits).toContainText(savingsLimits["not-a-product"]);

  // Each shows its arithmetic, in a list that scrolls with the keys.
  await expect(list(page)).toContainText("($41,828 − $23,628) × 75%");
  expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(320);
  await list(page).press("End");
  const below = () =>
    list(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(below).toBeLessThanOrEqual(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByText("Business Owner", { exact: true }).click();
  await expect(slip).toContainText("$42,664");
  await expect(list(page)).toContainText(savingsExampleCopy["research-credit"].name);
  await page.getByText("Individual", { exact: true }).click();
  await useBrackets(2026).press("Enter");
  await expect(page.getByRole("figure", { name: `${ladder.title}, 2026` })).toBeVisible();
  await expect(useBrackets(2025)).toBeFocused();
  await income(page).fill("");
  await expect(button(page)).toBeDisabled();
  await expect(slip).toBeVisible();
  expect(trouble).toEqual([]);
});
