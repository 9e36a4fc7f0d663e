import { expect, type Locator, type Page, test } from "@playwright/test";
import { embedPath } from "#content/calculators/embed.ts";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import type { Answers } from "#features/rd-calculator/answers/answers.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  accessibilityFaults,
  overflowing,
  pageCount,
  watch,
} from "../../support/built-pages/page-checks.ts";
import {
  activitiesOf,
  answerAsOrthodontist,
  button,
  fillInContact,
  heading,
  nameOf,
  openAnswered,
  openCalculator,
  resultAnswer,
  showResult,
} from "../../support/journeys/rd-calculator.ts";

const { help, kept, requirements, running, state, time } = rdCalculator;
const phone = { width: 390, height: 844 };
test.use({ viewport: phone, reducedMotion: "reduce" });

const doctorWages = (calculator: Locator) => calculator.getByLabel("Doctor/owner annual wages");
const staffWages = (calculator: Locator) => calculator.getByLabel("Clinical staff annual wages");

/** At 320 and 390 px, with every explanation open. */
async function fitsAndIsAccessible(page: Page, calculator: Locator): Promise<void> {
  await calculator.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    expect(await overflowing(page)).toEqual([]);
  }
  // In a window so tall that the sticky bar covers no card.
  await page.setViewportSize({ width: phone.width, height: 6000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(phone);
  const tooLow = await calculator
    .locator(":is(button, select, summary, input:not(.tick, .tile *), .choice):visible")
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { height } = target.getBoundingClientRect();
        return height < 44 ? [`${target.outerHTML.slice(0, 80)}: ${height}`] : [];
      }),
    );
  expect(tooLow).toEqual([]);
}

test("each step waits, helps, fits and is accessible", async ({ page }) => {
  const trouble = watch(page);
  // The page around it is small, so that axe is quick.
  const calculator = await openCalculator(page, embedPath);
  const go = button(calculator, "Continue");
  await expect(page.getByRole("region", { name: rdCalculator.name })).toBeVisible();
  await expect(go).toBeDisabled();
  await expect(calculator.getByText(requirements["practice-type"])).toBeVisible();
  await expect(calculator.locator(".running-bar")).toHaveCount(0);
  await fitsAndIsAccessible(page, calculator);
  for (const id of ["dentistry", "medicine"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await expect(calculator.getByText(requirements["practice-type"])).toBeHidden();
  await go.click();

  await expect(heading(calculator)).toBeFocused();
  await expect(calculator.getByText("Step 2 of 4")).toBeVisible();
  await expect(go).toBeDisabled();
  const ask = calculator.getByRole("link", { name: help.notOurs.ask });
  await expect(ask).toBeHidden();
  await calculator.locator("summary", { hasText: help.notOurs.specialty }).click();
  await expect(ask).toHaveAttribute("href", "/contact");
  await fitsAndIsAccessible(page, calculator);
  for (const id of ["orthodontics", "cardiology", "ent"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await go.click();

  const calculate = button(calculator, "Calculate Results");
  const [activity = ""] = activitiesOf("orthodontics");
  await expect(heading(calculator)).toBeFocused();
  // The first has all of the time, so that this one's activity counts for nothing yet.
  await calculator.getByRole("checkbox", { name: activitiesOf("cardiology")[0] ?? "" }).check();
  await expect(calculator.getByText(time.none)).toBeVisible();
  await button(calculator, time.evenly).click();
  await expect(calculator.getByText(time.none)).toBeHidden();
  await calculator.getByRole("checkbox", { name: activity }).check();
  await doctorWages(calculator).fill("400000");
  await expect(calculate).toBeDisabled();
  await fitsAndIsAccessible(page, calculator);
  await staffWages(calculator).fill("300000");
  await calculate.click();
  await expect(button(calculator, "Send")).toBeVisible();
  await fitsAndIsAccessible(page, calculator);
  expect(trouble).toEqual([]);
});

test("the running estimate becomes the result, on paper one page @every-chromium", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { actions, slip, leftOut } = rdCalculatorResult;
  const calculator = await openAnswered(page);
  const bar = calculator.locator(".running-bar");
  await staffWages(calculator).fill("300000");
  await expect(bar.locator("summary")).toContainText("$33,075");
  await expect(bar).toBeInViewport();
  await expect(
    calculator.getByRole("status").filter({ hasText: `${running.announcement} $33,075` }),
  ).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
  // A wider window changes the layout, so go back to the field that was just filled in.
  await staffWages(calculator).scrollIntoViewIfNeeded();
  const runningSlip = calculator.getByRole("figure", { name: running.title });
  await expect(runningSlip).toBeInViewport();
  await expect(runningSlip).toContainText("$33,075");
  await page.setViewportSize(phone);

  await showResult(calculator);
  await expect(heading(calculator)).toBeFocused();
  await expect(heading(calculator)).toBeInViewport({ ratio: 1 });
  await expect(calculator.locator(".rd-left")).toBeInViewport({ ratio: 1 });
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ width, height: phone.height });
    const [top, form] = [
      await calculator.boundingBox(),
      await calculator.locator(".rd-send").boundingBox(),
    ];
    expect((form?.y ?? Number.NaN) - (top?.y ?? 0)).toBeLessThanOrEqual(3 * phone.height);
  }

  const line = (label: string) => calculator.locator(".slip-opens").filter({ hasText: label });
  const formula = line(slip.federal).getByText("$315,000 × 10%");
  await expect(formula).toBeHidden();
  await line(slip.federal).locator("summary").click();
  await expect(formula).toBeVisible();
  await button(calculator, actions.copyLink).click();
  await expect(calculator.getByText(actions.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#estimate=UT~orthodontics");

  await onOnePage(page, calculator);
  await page.emulateMedia({ media: "print" });
  const sheet = calculator.locator(".estimate-sheet");
  await expect(sheet.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(
    resultAnswer(),
  );
  await expect(sheet.getByText("$315,000 × 10%")).toBeVisible();
  await expect(sheet).toContainText(leftOut.heading);
});

async function onOnePage(page: Page, calculator: Locator): Promise<void> {
  await expect(button(calculator, "Send")).toBeVisible();
  for (const format of ["Letter", "A4"]) expect(pageCount(await page.pdf({ format }))).toBe(1);
}

/** Every activity at high innovation, which gives the most lines and the longest text. */
const everySpecialty: Answers["specialties"] = practiceTypes.flatMap((type, typeIndex) =>
  type.specialties.map(({ id, activities }, index) => ({
    practiceTypeId: type.id,
    specialtyId: id,
    timePercentage: typeIndex + index === 0 ? 100 : 0,
    innovationLevel: "high",
    activities,
  })),
);

test("on paper all specialties are one page @test:all", async ({ page }) => {
  const calculator = await openAnswered(page, "/", {
    practiceTypeIds: practiceTypes.map(({ id }) => id),
    specialties: everySpecialty,
    doctorWages: "2400000",
    staffWages: "1300000",
    state: "Utah",
  });
  await button(calculator, time.evenly).click();
  await button(calculator, "Calculate Results").click();
  await onOnePage(page, calculator);
});

test("a visitor finds the answers again, and can clear them @test:all", async ({
  page,
  context,
}) => {
  const calculator = await openCalculator(page);
  await answerAsOrthodontist(calculator);
  const later = await openCalculator(await context.newPage());
  await expect(later.getByText("Step 3 of 4")).toBeVisible();
  await expect(later.locator(".rd-restored")).toContainText(kept.fromEarlier.split("{")[0] ?? "");
  await expect(doctorWages(later)).toHaveValue("400,000");

  await showResult(calculator);
  await fillInContact(calculator);
  await page.reload();
  await expect(heading(calculator)).toHaveText(resultAnswer());
  for (const label of ["Name", "Practice name", "Phone", "E-mail"])
    await expect(calculator.getByLabel(label, { exact: true })).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toMatch(/Lind|555-0100|practice\.example/);

  await button(later, kept.clear).click();
  await expect(later.getByText("Step 1 of 4")).toBeVisible();
  await later.page().reload();
  await expect(later.getByText("Step 1 of 4")).toBeVisible();
  await expect(later.getByRole("checkbox", { name: nameOf("dentistry") })).not.toBeChecked();
});

test("Back and Forward show each step with its question in sight @test:all", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const calculator = await openCalculator(page);
  const headInSight = async (step: number) => {
    await expect(calculator.getByText(`Step ${step} of 4`)).toBeVisible();
    await expect(heading(calculator)).toBeFocused();
    await expect(heading(calculator)).toBeInViewport({ ratio: 1 });
  };
  await answerAsOrthodontist(calculator);
  await button(calculator, "Calculate Results").click();
  await headInSight(4);
  for (const step of [3, 2, 1]) {
    await page.goBack();
    await headInSight(step);
  }
  for (const step of [2, 3]) {
    await button(calculator, "Continue").click();
    await headInSight(step);
  }
  await expect(doctorWages(calculator)).toHaveValue("400,000");
  await page.goBack();
  await page.goForward();
  await headInSight(3);
});

test("the state is assumed until chosen, and its law is told @test:all", async ({ page }) => {
  const calculator = await openAnswered(page);
  const list = calculator.getByLabel(state.label, { exact: true });
  const note = calculator.locator(".rd-state-law").filter({ visible: true });
  const assumed = fillIn(state.assumed, { state: "Utah" });
  await expect(list).toHaveAccessibleDescription(assumed);
  await expect(note).toContainText(stateCreditLaw.UT.sentence);
  await list.selectOption("Kentucky");
  await expect(list).not.toHaveAccessibleDescription(assumed);
  await button(calculator, "Calculate Results").click();
  await page.emulateMedia({ media: "print" });
  await expect(note).toHaveCount(1);
  await expect(note).toContainText(stateCreditLaw.KY.sentence);
});
