import { test as base, expect, type Page } from "@playwright/test";
import { amendedClaimsWords } from "#content/calculators/amended-claims.ts";
import { estimatedTaxWords } from "#content/calculators/estimated-tax.ts";
import { reasonablePayWords } from "#content/calculators/reasonable-pay.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  accessibilityFaults,
  downloadBy,
  expectToHold,
  watch,
} from "../../support/built-pages/page-checks.ts";

const years = { taxYear: 2026, priorYear: 2025 };

/** Nothing goes wrong on the page, and at its end it is accessible and fits a small phone. */
const test = base.extend({
  page: async ({ page }, use) => {
    const trouble = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await use(page);
    expect(trouble).toEqual([]);
    await expectToHold(page);
  },
});

async function started(page: Page, island: string): Promise<void> {
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-hydrated]`).waitFor();
}

const slipOn = (page: Page, title: string) =>
  page.getByRole("figure", { name: fillIn(title, years), exact: false });

test("estimated tax: a doctor's own year, by keyboard, kept until cleared", async ({ page }) => {
  const { fields, ...words } = estimatedTaxWords;
  const field = (label: string) => page.getByLabel(fillIn(label, years));
  const slip = slipOn(page, words.slipTitle);
  await page.goto("/knowledge-bank/estimated-tax-without-a-penalty-2026");
  await started(page, "estimated-tax");
  await expect(slip).toContainText(words.example);
  const needed = page.getByText(words.stillNeeded, { exact: true }).locator("..");
  const dimmed = page.locator(".article-tool-result[data-dimmed]");
  await expect(needed).toBeHidden();
  await field(fields.priorIncome).focus();
  const typeAndGoOn = async (label: string, amount: string) => {
    await expect(field(label)).toBeFocused();
    await page.keyboard.type(amount);
    await page.keyboard.press("Tab");
  };
  await typeAndGoOn(fields.priorIncome, "230000");
  await expect(dimmed).toBeVisible();
  await expect(needed).toContainText(fillIn(fields.priorTax, years));
  expect(await accessibilityFaults(page)).toEqual([]);
  await typeAndGoOn(fields.priorTax, "40000");
  await expect(dimmed).toBeHidden();
  await expect(needed).not.toContainText(fillIn(fields.priorTax, years));
  await expect(slip.locator(".slip-total dd").first()).toHaveText("$44,000");
  await typeAndGoOn(fields.expectedTax, "80000");
  await expect(needed).toBeHidden();
  await typeAndGoOn(fields.withholding, "44000");
  await page.keyboard.press("Space");
  await expect(field(fields.separate)).toBeChecked();

  await page.reload();
  await started(page, "estimated-tax");
  await expect(field(fields.priorTax)).toHaveValue("40,000");
  await page.getByRole("button", { name: words.clear }).click();
  await expect(field(fields.priorTax)).toHaveValue("");
  await page.reload();
  await started(page, "estimated-tax");
  await expect(field(fields.priorTax)).toHaveValue("");
});

test("amended claims: a CPA reads and saves which years are open @test:all", async ({ page }) => {
  const { fields, ...words } = amendedClaimsWords;
  const status = page.locator(".article-tool output");
  await page.clock.setFixedTime("2026-11-16T18:00:00Z");
  await page.goto("/knowledge-bank/amending-for-the-research-credit-2023-to-2025");
  await started(page, "amended-claims");
  await expect(status).toContainText("2023 is open, with 150 days left.");
  const button = page.getByRole("button", { name: words.calendar.button });
  const { name, contents } = await downloadBy(page, button);
  expect(name).toBe(words.calendar.file);
  expect(`${contents}`).toContain("DTSTART;VALUE=DATE:20270415\r\n");

  await page.getByLabel(fields.day).fill("2027-04-16");
  await expect(status).toContainText(fillIn(words.result.status.closed, { taxYear: 2023 }));
});

test("reasonable pay: an owner compares wages and reads the working of one @test:all", async ({
  page,
}) => {
  const { fields, ...words } = reasonablePayWords;
  const slip = slipOn(page, words.slipTitle);
  const bars = page.getByRole("figure", { name: words.chart.title });
  const field = (label: string) => page.getByLabel(fillIn(label, years), { exact: true });
  await page.goto("/knowledge-bank/s-corporation-pay-for-doctors-2026");
  await started(page, "reasonable-pay");
  await field(fields.profit).fill("700000");
  await field(fields.lowest).fill("150000");
  await field(fields.highest).fill("250000");
  await expect(bars).toContainText("$250,000");
  await page.getByLabel(fields.wage).selectOption("$250,000");
  await expect(slip).toContainText("$250,000");
  await field(fields.highest).fill("900000");
  await expect(page.getByRole("alert").first()).toContainText("cannot pay a wage");
});
