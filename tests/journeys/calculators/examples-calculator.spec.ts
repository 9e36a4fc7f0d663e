import { expect, type Page, test } from "@playwright/test";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsExampleCopy, savingsLimits } from "#content/calculators/savings-examples.ts";
import { fillIn } from "#wording/fill-in.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

const { form, ladder, results, slip: slipWords } = examplesCalculator;
const income = (page: Page) => page.getByLabel("Annual income");
const button = (page: Page) => page.getByRole("button", { name: "View Educational Examples" });
const list = (page: Page) => page.getByRole("list", { name: results.listLabel });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/case-studies");
  await page.locator('[data-island="examples-calculator"]').scrollIntoViewIfNeeded();
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
});

test("the results open with an income, stay, and follow every change", async ({ page }) => {
  const trouble = watch(page, siteUnderTest.url);
  const slip = page.getByRole("figure", { name: slipWords.title });
  const useBrackets = (year: number) =>
    page.getByRole("button", { name: fillIn(results.otherTaxYear, { year }) });
  await expect(page.getByLabel("Individual")).toBeChecked();
  await expect(button(page)).toBeDisabled();
  await income(page).fill("500000");
  await expect(slip).toBeHidden();
  await button(page).click();
  await expect(slip).toContainText(`${slipWords.total}$45,948`);
  await expect(slip).toContainText(`${slipWords.liability}$134,126`);

  const limits = page.getByRole("region", { name: results.limits });
  await expect(limits).toContainText(savingsLimits["not-a-product"]);
  const hidden = await limits.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);

  await page.getByText("Business Owner", { exact: true }).click();
  await expect(slip).toContainText("$42,664");
  await expect(list(page)).toContainText(savingsExampleCopy["research-credit"].name);
  await page.getByText("Individual", { exact: true }).click();
  await useBrackets(2026).press("Enter");
  await expect(slip).toContainText("$132,912");
  await expect(page.getByRole("figure", { name: `${ladder.title}, 2026` })).toBeVisible();
  await expect(useBrackets(2025)).toBeFocused();
  await income(page).fill("249999");
  await expect(page.getByText(results.noneAtThisIncome.individual)).toBeVisible();
  await income(page).fill("");
  await expect(button(page)).toBeDisabled();
  await expect(slip).toBeVisible();
  expect(trouble).toEqual([]);
});

test(
  "each example shows its arithmetic, in a list that scrolls with the keys",
  inTestAll,
  async ({ page }) => {
    await income(page).fill("500000");
    await income(page).press("Enter");
    await expect(page.getByRole("heading", { name: results.heading })).toBeFocused();
    await expect(list(page)).toContainText("($41,828 − $23,628) × 75%");
    expect((await list(page).boundingBox())?.height).toBeLessThanOrEqual(320);
    await list(page).press("End");
    await expect
      .poll(() => list(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
      .toBeLessThanOrEqual(1);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  "an empty field shows its example paler; brackets fit a phone",
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const placeholderColor = () =>
      income(page).evaluate((element) => getComputedStyle(element, "::placeholder").color);
    const textColor = () => income(page).evaluate((element) => getComputedStyle(element).color);
    expect(await placeholderColor()).not.toBe("rgba(0, 0, 0, 0)");
    expect(await placeholderColor()).not.toBe(await textColor());
    await expect(income(page)).toHaveAccessibleDescription(form.incomeHint);

    await income(page).fill("500000");
    await button(page).click();
    const places = await page.locator(".bracket-rows tbody tr").evaluateAll((rows) =>
      rows.map((row) => {
        const [rate, , amount] = [...row.children].map((cell) => cell.getBoundingClientRect());
        const bar = row.querySelector("svg")?.getBoundingClientRect();
        return {
          line: Math.abs((rate?.top ?? 0) - (amount?.top ?? 99)),
          end: Math.abs((bar?.right ?? 0) - (amount?.right ?? 99)),
        };
      }),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { line, end } of places) {
      expect(line).toBeLessThan(12);
      expect(end).toBeLessThan(4);
    }
  },
);
