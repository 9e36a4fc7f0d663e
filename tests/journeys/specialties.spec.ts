import { expect, type Locator, type Page, test } from "@playwright/test";
import { specialtyPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import orthodontics from "#content/specialties/orthodontics.json" with { type: "json" };
import { button, nameOf, openAnswered, openCalculator } from "../support/journeys/rd-calculator.ts";

const path = specialtyPath("orthodontics");

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });

test("the calculator on the page of a specialty shows answers of an earlier visit with the specialty @test:all", async ({
  page,
}) => {
  const calculator = await openAnswered(page, path);
  await expect(calculator.locator(".rd-restored")).toContainText(rdCalculator.kept.clear);
  await expect(calculator.getByLabel(rdCalculator.wages.doctor)).toHaveValue("400,000");
});

test("the calculator on the page of a specialty opens at step 3 with it chosen, and keeps answers about other specialties for their pages @test:all", async ({
  page,
  context,
}) => {
  const calculator = await openAtActivities(page, "medicine", "cardiology");
  await calculator.getByLabel(rdCalculator.wages.doctor).fill("400000");
  const here = await openCalculator(await context.newPage(), path);
  await expect(here.getByText("Step 3 of 4")).toBeVisible();
  await expect(here.getByRole("heading", { name: nameOf("orthodontics") })).toBeVisible();
  await expect(here.getByLabel(rdCalculator.wages.doctor)).toHaveValue("");
  await page.reload();
  await expect(calculator.getByLabel(rdCalculator.wages.doctor)).toHaveValue("400,000");
});

/** On the home page: step 3 with one specialty chosen and nothing else answered. */
async function openAtActivities(
  page: Page,
  practiceTypeId = "dentistry",
  specialtyId = "orthodontics",
): Promise<Locator> {
  const calculator = await openCalculator(page);
  await calculator.getByRole("checkbox", { name: nameOf(practiceTypeId) }).check();
  await button(calculator, rdCalculator.buttons.continue).click();
  await calculator.getByRole("checkbox", { name: nameOf(specialtyId) }).check();
  await button(calculator, rdCalculator.buttons.continue).click();
  return calculator;
}

const { question } = rdCalculator.help.activityNotes;

test("help with the activities shows the notes of the specialty's page one tap away, loaded when opened @test:all", async ({
  page,
}) => {
  const calculator = await openAtActivities(page);
  const link = calculator.getByRole("link", { name: question });
  await expect(link).toHaveAttribute("href", path);
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await link.click();
  const dialog = page.getByRole("dialog");
  for (const { doesNotCount } of orthodontics.activities)
    await expect(dialog).toContainText(doesNotCount);
  const texts = files.filter((file) => /^\/assets\/(orthodontics|endodontics)/.test(file));
  expect(texts).toEqual([expect.stringContaining("orthodontics")]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
