import { expect, test } from "@playwright/test";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  answerAsOrthodontist,
  button,
  calculatorOn,
  fillInContact,
  heading,
  nameOf,
  openAnswered,
  openCalculator,
  openResult,
  reachResult,
  resultAnswer,
} from "../../support/journeys/rd-calculator.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

test("the browser's Back and Forward walk through the steps", inTestAll, async ({ page }) => {
  const calculator = await openCalculator(page);
  await reachResult(calculator);
  await page.goBack();
  await expect(calculator.getByText("Step 3 of 4")).toBeVisible();
  await expect(heading(calculator)).toBeFocused();
  await expect(calculator.getByLabel("Doctor/owner annual wages")).toHaveValue("400,000");
  await page.goBack();
  await expect(calculator.getByText("Step 2 of 4")).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(heading(calculator)).toHaveText(resultAnswer());
});

test("a reload keeps the answers and the step, but not the contact details", async ({ page }) => {
  const calculator = await openCalculator(page);
  await reachResult(calculator);
  await fillInContact(calculator);
  await page.reload();
  await expect(heading(calculator)).toHaveText(resultAnswer());
  for (const label of ["Name", "Practice name", "Phone", "E-mail"])
    await expect(calculator.getByLabel(label, { exact: true })).toHaveValue("");
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toMatch(/Lind|555-0100|practice\.example/);
});

test("a visitor who returns within a day finds the answers, is told so, and can clear them", async ({
  page,
  context,
}) => {
  await answerAsOrthodontist(await openCalculator(page));
  const later = await context.newPage();
  const calculator = await openCalculator(later);
  await expect(calculator.getByText("Step 3 of 4")).toBeVisible();
  await expect(calculator.getByText(rdCalculator.kept.fromEarlier)).toBeVisible();
  await expect(calculator.getByLabel("Doctor/owner annual wages")).toHaveValue("400,000");
  await button(calculator, rdCalculator.kept.clear).click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  await later.reload();
  await expect(calculatorOn(later).getByText("Step 1 of 4")).toBeVisible();
  await expect(
    calculatorOn(later).getByRole("checkbox", { name: nameOf("dentistry") }),
  ).not.toBeChecked();
});

test(
  "the next day, or if the stored answers are damaged, it starts from the beginning",
  inTestAll,
  async ({ page, context }) => {
    await openAnswered(page);
    for (const damage of [
      (text: string) => text.replace(/"savedAt":\d+/, `"savedAt":${Date.now() - 86_400_000}`),
      (text: string) => text.replace("orthodontics", "astrology"),
      (text: string) => text.slice(0, -1),
    ]) {
      const kept = await page.evaluate(() => ({ ...localStorage }));
      const [key = "", text = ""] = Object.entries(kept)[0] ?? [];
      const other = await context.newPage();
      await other.addInitScript(
        ([name, value]) => localStorage.setItem(name as string, value as string),
        [key, damage(text)],
      );
      const calculator = await openCalculator(other);
      await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
      await expect(
        calculator.getByRole("checkbox", { name: nameOf("dentistry") }),
      ).not.toBeChecked();
      await other.close();
      await page.evaluate(
        ([name, value]) => localStorage.setItem(name as string, value as string),
        [key, text],
      );
    }
  },
);

test(
  "a copied link reopens the same answers without wages",
  inTestAll,
  async ({ page, context, browser }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const calculator = await openResult(page);
    await button(calculator, rdCalculatorResult.actions.copyLink).click();
    await expect(calculator.getByText(rdCalculatorResult.actions.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).not.toMatch(/400000|300000/);

    const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const reopened = await stranger.newPage();
    await reopened.goto(link);
    const found = calculatorOn(reopened);
    await expect(found.getByText("Step 3 of 4")).toBeVisible();
    await expect(heading(found)).toBeInViewport();
    await expect(found.getByRole("checkbox", { checked: true })).toHaveCount(3);
    await expect(
      found.getByRole("radio", { name: rdCalculator.innovation.levels.high.label }),
    ).toBeChecked();
    await expect(found.getByLabel("Doctor/owner annual wages")).toHaveValue("");
    await expect(button(found, "Calculate Results")).toBeDisabled();
    expect(new URL(reopened.url()).hash).toBe("");
    await stranger.close();
  },
);
