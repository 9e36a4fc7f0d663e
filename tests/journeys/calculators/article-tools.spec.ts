import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { amendedClaimsWords } from "#content/calculators/amended-claims.ts";
import { estimatedTaxWords } from "#content/calculators/estimated-tax.ts";
import { reasonablePayWords } from "#content/calculators/reasonable-pay.ts";
import { fillIn } from "#wording/fill-in.ts";
import { accessibilityFaults, overflowing, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { siteUnderTest } from "../../support/journeys/site-under-test.ts";

const years = { taxYear: 2026, priorYear: 2025 };

async function open(page: Page, article: string, island: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/knowledge-bank/${article}`);
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
}

test.describe("estimated tax", () => {
  const words = estimatedTaxWords;
  const field = (page: Page, label: string) => page.getByLabel(fillIn(label, years));
  const slip = (page: Page) =>
    page.getByRole("figure", { name: fillIn(words.slipTitle, years), exact: false });

  test.beforeEach(async ({ page }) => {
    await open(page, "estimated-tax-without-a-penalty-2026", "estimated-tax");
  });

  test("a doctor sees the example, enters the own year and gets the January payment", async ({
    page,
  }) => {
    const trouble = watch(page, siteUnderTest.url);
    await expect(slip(page)).toContainText(words.example);
    await field(page, words.fields.priorIncome).fill("230000");
    await field(page, words.fields.priorTax).fill("40000");
    await field(page, words.fields.expectedTax).fill("80000");
    await expect(slip(page)).toContainText(words.yours);
    await expect(slip(page)).toContainText("$44,000");
    await field(page, words.fields.withholding).fill("44000");
    await expect(slip(page).locator(".slip-total dd").first()).toHaveText("$0");
    await expect(page.getByText(words.advice.required.nothingDue)).toBeVisible();
    expect(trouble).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(
    "what was typed is still there after a reload, until it is cleared",
    inTestAll,
    async ({ page }) => {
      await field(page, words.fields.priorTax).fill("41000");
      await page.reload();
      await page.locator('[data-island="estimated-tax"]').scrollIntoViewIfNeeded();
      await expect(field(page, words.fields.priorTax)).toHaveValue("41,000");
      await page.getByRole("button", { name: words.clear }).click();
      await expect(field(page, words.fields.priorTax)).toHaveValue("");
      await page.reload();
      await page.locator('[data-island="estimated-tax"]').scrollIntoViewIfNeeded();
      await page.locator('[data-island="estimated-tax"][data-hydrated]').waitFor();
      await expect(field(page, words.fields.priorTax)).toHaveValue("");
    },
  );

  test("the keyboard alone reaches every field in order", inTestAll, async ({ page }) => {
    await field(page, words.fields.priorIncome).focus();
    for (const label of [
      words.fields.priorTax,
      words.fields.expectedTax,
      words.fields.withholding,
    ]) {
      await page.keyboard.press("Tab");
      await expect(field(page, label)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(field(page, words.fields.separate)).toBeChecked();
  });

  test("long amounts fit a small phone", inTestAll, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const label of [words.fields.priorIncome, words.fields.priorTax, words.fields.expectedTax])
      await field(page, label).fill("999999999");
    await expect(slip(page)).toContainText("$899,999,999");
    expect(await overflowing(page)).toEqual([]);
  });
});

test.describe("amended claims", () => {
  const words = amendedClaimsWords;
  const status = (page: Page) => page.locator(".article-tool output");
  const year = (page: Page, taxYear: number) =>
    page.getByRole("group", { name: fillIn(words.year, { taxYear }) });

  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime("2026-11-16T18:00:00Z");
    await open(page, "amending-for-the-research-credit-2023-to-2025", "amended-claims");
  });

  test("a CPA reads which years are open today and on another day", async ({ page }) => {
    const trouble = watch(page, siteUnderTest.url);
    await expect(status(page)).toContainText("November 16, 2026");
    await expect(status(page)).toContainText("2023 is open, with 150 days left.");
    await page.getByLabel(words.fields.day).fill("2027-04-16");
    await expect(status(page)).toContainText(fillIn(words.result.status.closed, { taxYear: 2023 }));
    await year(page, 2023).getByLabel(words.fields.filed).fill("2024-10-10");
    await year(page, 2023).getByLabel(words.fields.extended).check();
    await expect(status(page)).toContainText("2023 is open");
    await expect(page.getByText("October 12, 2027").first()).toBeVisible();
    expect(trouble).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("a day before the year's end is refused beside its field", inTestAll, async ({ page }) => {
    const filed = year(page, 2024).getByLabel(words.fields.filed);
    await filed.fill("2024-02-01");
    await expect(filed).toHaveAttribute("aria-invalid", "true");
    await expect(year(page, 2024).getByText("after December 31, 2024")).toBeVisible();
  });

  test("the open years can be saved to a calendar", async ({ page }) => {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: words.calendar.button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(words.calendar.file);
    const text = readFileSync(await file.path(), "utf8");
    for (const day of ["20270415", "20280418", "20290417"])
      expect(text).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  });

  test("it fits a small phone", inTestAll, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page)).toEqual([]);
  });
});

test.describe("reasonable pay", () => {
  const words = reasonablePayWords;
  const { fields } = words;
  const slip = (page: Page) =>
    page.getByRole("figure", { name: fillIn(words.slipTitle, years), exact: false });
  const bars = (page: Page) => page.getByRole("figure", { name: words.chart.title });

  test.beforeEach(async ({ page }) => {
    await open(page, "s-corporation-pay-for-doctors-2026", "reasonable-pay");
  });

  async function enterPractice(page: Page) {
    await page.getByLabel(fields.profit, { exact: true }).fill("700000");
    await page.getByLabel(fields.staff).fill("400000");
    await page.getByLabel(fields.filing, { exact: true }).selectOption(fields.filings.single);
    await page.getByLabel(fillIn(fields.age, years)).selectOption(fields.ages["from-50"]);
    await page.getByLabel(fields.rate).selectOption(fillIn(fields.rates, { rate: "25%" }));
    await page.getByLabel(fields.lowest, { exact: true }).fill("150000");
    await page.getByLabel(fields.highest, { exact: true }).fill("250000");
  }

  test("an owner compares wages and reads the working of one", async ({ page }) => {
    const trouble = watch(page, siteUnderTest.url);
    await expect(slip(page)).toContainText(words.example);
    await enterPractice(page);
    await expect(slip(page)).toContainText(words.yours);
    await expect(bars(page)).toContainText("$250,000");
    await page.getByLabel(fields.wage).selectOption("$250,000");
    await expect(slip(page)).toContainText("$208,240");
    await expect(page.getByText(words.notes.range.above)).toBeVisible();
    expect(trouble).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(
    "a wage that the practice cannot pay is said so, the others are still compared",
    inTestAll,
    async ({ page }) => {
      await enterPractice(page);
      await page.getByLabel(fields.highest, { exact: true }).fill("900000");
      await expect(page.getByRole("alert").first()).toContainText("cannot pay a wage");
      await expect(bars(page)).toContainText("$150,000");
    },
  );

  test("it fits a small phone", inTestAll, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterPractice(page);
    expect(await overflowing(page)).toEqual([]);
  });
});
