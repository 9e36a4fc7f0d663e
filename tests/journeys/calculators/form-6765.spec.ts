import { expect, test } from "@playwright/test";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { accessibilityFaults, overflowing, watch } from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  addComponent,
  amountOn,
  button,
  loadSample,
  openWorksheet,
  typeInto,
  verdict,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";
import { openResult } from "../../support/journeys/rd-calculator.ts";

const { actions, bar, labels, method, notices, options, reducedCredit, start, workpaper } =
  worksheetWords;
const phone = { width: 390, height: 844 };

test.use({ reducedMotion: "reduce", viewport: phone });

test("a CPA tries the sample, applies its advice, undoes it and types the own amounts", async ({
  page,
  baseURL,
}) => {
  const trouble = watch(page, baseURL ?? "");
  const used = page.locator("[data-used]");
  const elect = button(page, reducedCredit.apply.elect);
  await openWorksheet(page);
  await page.getByLabel(labels.taxYear).selectOption("2025");
  await expect(page.locator("label:not(.sr-only)", { hasText: "QREs 2024" })).toBeVisible();
  await loadSample(page);
  await expect(amountOn(page, "30")).toHaveText("$18,000");
  await expect(page.locator("[data-warning]:not([data-warning=timely-passed])")).toHaveCount(0);
  await expect(page.getByLabel(workpaper.client)).toHaveValue(start.client);
  await expect(button(page, start.button)).toHaveCount(0);
  await expect(used).toHaveAttribute("data-line", "regular-full");
  await elect.click();
  await expect(elect).toBeDisabled();
  await expect(page.getByLabel(labels.reducedCredit)).toBeChecked();
  await expect(used).toHaveAttribute("data-line", "regular-reduced");
  await button(page, actions.undo).click();
  await expect(page.getByLabel(labels.reducedCredit)).not.toBeChecked();
  await page.getByLabel(labels.methodUsed).selectOption(options.simplified);
  await expect(used).toHaveAttribute("data-line", "simplified-full");
  await button(page, method.apply.regular).click();
  await expect(page.getByLabel(labels.methodUsed)).toHaveValue("regular");
  await expect(amountOn(page, "30")).toHaveText("$18,000");

  await button(page, actions.clear).click();
  await expect(button(page, start.button)).toBeVisible();
  await typeInto(page, {
    "Qualified wages": "53704",
    "QREs one year before": "50000",
    "QREs two years before": "46382",
    "QREs three years before": "44000",
    "Owner's marginal rate": "12",
  });
  await expect(amountOn(page, "24")).toHaveText("$4,243");
  await expect(verdict(page, "method")).toHaveAttribute("data-value", "simplified");
  await page.getByLabel(labels.reducedCredit).check();
  await expect(amountOn(page, "26")).toHaveText("$3,352");
  await button(page, reducedCredit.apply.full).click();
  await expect(page.getByLabel(labels.reducedCredit)).not.toBeChecked();
  await page.getByLabel("Return", { exact: true }).selectOption("Amended");
  await expect(page.getByLabel("Claimed before for this year")).toBeVisible();
  await expect(verdict(page, "280c")).toHaveAttribute("data-value", "not-available");
  expect(trouble).toEqual([]);
});

test("Section G lists the components, the largest first, and fits a phone of 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWorksheet(page);
  await typeInto(page, { "Qualified wages": "999999999999" });
  await expect(page.locator('[data-warning="no-component"]')).toBeVisible();
  await addComponent(page, 1, { name: "Splint printing", directWages: "100000" });
  await addComponent(page, 2, { name: "A".repeat(120), directWages: "999999999999" });
  const wages = ["$999,999,999,999", "$100,000"];
  await expect(amountOn(page, "53")).toHaveText(wages);
  await expect(page.locator('[data-warning="wages-do-not-sum"]')).toBeVisible();
  await button(page, "Remove component 1").click();
  await expect(amountOn(page, "37")).toHaveText("1");
  await button(page, actions.undo).click();
  await expect(amountOn(page, "53")).toHaveText(wages);
  expect(await overflowing(page)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("the calculator's result is carried over and marked as a starting point", async ({ page }) => {
  await openResult(page);
  await page.getByRole("link", { name: rdCalculatorResult.actions.worksheet }).click();
  await worksheetStarted(page);
  await expect(page.getByText(notices.carried)).toBeInViewport();
  await expect(page).toHaveURL("/advisors/form-6765");
  await expect(page.getByLabel(labels.taxYear)).toHaveValue("2025");
  await button(page, bar.close).click();
  await page.reload();
  await worksheetStarted(page);
  await expect(page.getByLabel("Qualified wages")).toHaveValue("315,000");
  // The note is closed for as long as the answers are kept.
  await expect(page.getByText(notices.restored)).toHaveCount(0);
});

test("answers of another year are put aside until Undo", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  await typeInto(page, { "QREs 2025": "111000", [workpaper.client]: "Ortiz & Sons" });
  await page.goto("/privacy");
  await page.goto(worksheetAddress(315_000));
  await worksheetStarted(page);
  await expect(page.getByLabel("QREs 2024")).toHaveValue("");
  await expect(page.getByLabel(workpaper.client)).toHaveValue("");
  await button(page, actions.undo).click();
  await expect(page.getByLabel(labels.taxYear)).toHaveValue("2026");
  await expect(page.getByLabel("QREs 2025")).toHaveValue("111,000");
});

for (const viewport of [phone, { width: 1440, height: 900 }])
  test(
    `at ${viewport.width} px it is accessible and fits in every state`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const holds = async (state: string) => {
        expect(await overflowing(page), state).toEqual([]);
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        expect(await accessibilityFaults(page), state).toEqual([]);
      };
      const chooseReturn = (kind: string) =>
        page.getByLabel("Return", { exact: true }).selectOption(kind);
      await openWorksheet(page);
      await holds("empty");
      await loadSample(page);
      await page.locator("details.worksheet-help").evaluateAll((all) => {
        for (const help of all as HTMLDetailsElement[]) help.open = true;
      });
      await holds("filled, with every explanation open");
      await page.getByLabel("Years with QREs so far").fill("8");
      await holds("with a history of eight years");
      await chooseReturn("Amended");
      await holds("amended");
      await page.getByLabel("Claimed before for this year").selectOption("Regular method");
      await page.getByLabel("Tax year").selectOption("2024");
      await chooseReturn("Original, timely");
      await holds("a return that can no longer be timely");
    },
  );

test("the bar is low and has every action in sight", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  await loadSample(page);
  const atFoot = page.getByRole("region", { name: bar.label });
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ["print", "spreadsheet", "save", "open", "clear"] as const)
      await expect(atFoot.getByRole("button", { name: actions[name] })).toBeInViewport({
        ratio: 1,
      });
    const { height = 0 } = (await atFoot.boundingBox()) ?? {};
    // Where five icons leave no room for the amount, they are below it.
    expect(height).toBeLessThanOrEqual(width < 360 ? 110 : 72);
  }
});

test("at 390 px no line of the breadcrumb begins with a slash", inTestAll, async ({ page }) => {
  await openWorksheet(page);
  const items = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  const lines = await items.evaluateAll((all) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return all
      .filter((_, index) => index === 0 || tops[index] !== tops[index - 1])
      .map((item) => item.textContent?.trim());
  });
  for (const text of lines) expect(text).not.toMatch(/^\//);
});
