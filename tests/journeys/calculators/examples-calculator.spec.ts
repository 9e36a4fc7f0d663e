import { expect, type Page, test } from "@playwright/test";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { savingsExampleCopy, savingsLimits } from "#content/calculators/savings-examples.ts";
import { fillIn } from "#wording/fill-in.ts";
import { accessibilityFaults, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

const words = examplesCalculator;
const income = (page: Page) => page.getByLabel("Annual income");
const useBrackets = (page: Page, year: number) =>
  page.getByRole("button", { name: fillIn(words.results.otherTaxYear, { year }) });
const button = (page: Page) => page.getByRole("button", { name: "View Educational Examples" });
const slip = (page: Page) => page.getByRole("figure", { name: words.slip.title });
const list = (page: Page) => page.getByRole("region", { name: words.results.listLabel });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/case-studies");
  await page.locator('[data-island="examples-calculator"]').scrollIntoViewIfNeeded();
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
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
  await expect(page.getByText(fillIn(words.results.taxYear, { year: 2025 }))).toBeVisible();
  await useBrackets(page, 2026).press("Enter");
  await expect(slip(page)).toContainText("$132,912");
  await expect(page.getByText(fillIn(words.results.taxYear, { year: 2026 }))).toBeVisible();
  await expect(page.getByRole("figure", { name: `${words.ladder.title}, 2026` })).toBeVisible();
  await expect(useBrackets(page, 2025)).toBeFocused();

  await income(page).fill("249999");
  await expect(page.getByText(words.results.noneAtThisIncome.individual)).toBeVisible();
  await income(page).fill("");
  await expect(button(page)).toBeDisabled();
  await expect(slip(page)).toBeVisible();
  expect(trouble).toEqual([]);
});

test(
  "each example shows its arithmetic and assumptions in a box that shows it scrolls",
  inTestAll,
  async ({ page }) => {
    await income(page).fill("500000");
    await income(page).press("Enter");
    await expect(page.getByRole("heading", { name: words.results.heading })).toBeFocused();
    for (const text of [
      "$134,126 − ($41,828 + $60,000), at least $0",
      "($41,828 − $23,628) × 75%",
      words.results.assumes,
    ])
      await expect(list(page)).toContainText(text);
    await expect(
      page.getByText(fillIn(words.results.scrollMany, { count: 2 }), { exact: true }),
    ).toBeVisible();
    const box = await list(page).evaluate((element) => ({
      height: element.clientHeight,
      content: element.scrollHeight,
      edges: getComputedStyle(element).backgroundAttachment,
    }));
    expect(box.height).toBeLessThanOrEqual(320);
    expect(box.content).toBeGreaterThan(box.height);
    expect(box.edges).toContain("local");
    await list(page).focus();
    await page.keyboard.press("End");
    await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test("where an example breaks down is in sight, outside the box", async ({ page }) => {
  await income(page).fill("500000");
  await button(page).click();
  const limits = page.getByRole("region", { name: words.results.limits });
  for (const text of [
    savingsExampleCopy["charitable-deduction"].name,
    savingsLimits["cash-to-public-charities"],
    savingsLimits["appraisals-are-scrutinized"],
    savingsLimits["not-a-product"],
  ]) {
    await expect(limits).toContainText(text);
  }
  await expect(list(page)).not.toContainText(savingsLimits["cash-to-public-charities"]);
  const hidden = await limits.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(1);
});

test("an empty field looks empty, and its hint has an example", inTestAll, async ({ page }) => {
  const placeholderColor = () =>
    income(page).evaluate((element) => getComputedStyle(element, "::placeholder").color);
  expect(await placeholderColor()).toBe("rgba(0, 0, 0, 0)");
  await expect(income(page)).toHaveAccessibleDescription(words.form.incomeHint);
  expect(words.form.incomeHint).toContain(words.form.incomePlaceholder);
  await income(page).focus();
  expect(await placeholderColor()).not.toBe("rgba(0, 0, 0, 0)");
});

test(
  "on a phone each bracket's amount is on the line of its rate, at the end of its bar",
  inTestAll,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
