import { expect, type Locator, type Page, test } from "@playwright/test";
import { practiceTypes } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firm } from "#content/firm.ts";
import type { Answers } from "#features/rd-calculator/answers/answers.ts";
import { stateCreditLaw } from "#tax-law/state-credit-law.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  accessibilityFaults,
  overflowing,
  pageCount,
  watch,
} from "../../support/built-pages/page-checks.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  activitiesOf,
  answerAsOrthodontist,
  button,
  calculatorOn,
  heading,
  nameOf,
  onSlip,
  openAnswered,
  openCalculator,
  openResult,
  reachResult,
  resultAnswer,
} from "../../support/journeys/rd-calculator.ts";

const { running, time } = rdCalculator;
const phone = { width: 390, height: 844 };
test.use({ viewport: phone, reducedMotion: "reduce" });

test("each step waits for its answers, and says which are missing", async ({ page }) => {
  const calculator = await openCalculator(page);
  const go = button(calculator, "Continue");
  await expect(go).toBeDisabled();
  await expect(calculator.getByText(rdCalculator.requirements["practice-type"])).toBeVisible();
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await expect(calculator.getByText(rdCalculator.requirements["practice-type"])).toBeHidden();
  await go.click();

  await expect(heading(calculator)).toBeFocused();
  await expect(calculator.getByText("Step 2 of 4")).toBeVisible();
  await expect(go).toBeDisabled();
  await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
  await go.click();

  const calculate = button(calculator, "Calculate Results");
  const [activity = ""] = activitiesOf("orthodontics");
  await expect(heading(calculator)).toBeFocused();
  await expect(calculate).toBeDisabled();
  await calculator.getByRole("checkbox", { name: activity }).check();
  await expect(calculate).toBeDisabled();
  await calculator.getByLabel("Doctor/owner annual wages").fill("abc 400,000.");
  await expect(calculator.getByLabel("Doctor/owner annual wages")).toHaveValue("400,000");
  await expect(calculate).toBeDisabled();
  await calculator.getByLabel("Clinical staff annual wages").fill("0");
  await expect(calculate).toBeEnabled();
  await calculator.getByLabel("Clinical staff annual wages").fill("");
  await expect(calculate).toBeDisabled();
});

test("the result shows the worked example, line by line", async ({ page }) => {
  const calculator = await openCalculator(page);
  await reachResult(calculator);
  await expect(heading(calculator)).toBeFocused();
  const { slip, next, otherState, openYears } = rdCalculatorResult;
  for (const [label, value] of [
    [slip.wages, "$700,000"],
    [fillIn(slip.contribution, { specialty: nameOf("orthodontics") }), "45.00%"],
    [slip.rdTime, "45.0%"],
    [slip.qualifiedExpenses, "$315,000"],
    [slip.federal, "$31,500"],
    [fillIn(slip.state, { state: "Utah" }), "$1,575"],
    [slip.total, "$33,075"],
  ] as const)
    await expect(onSlip(calculator, label)).toHaveText(value);
  await expect(calculator.getByText(slip.caveat).first()).toBeVisible();
  const consultation = calculator.getByRole("link", { name: next.consultation });
  await expect(consultation).toHaveAttribute("href", firm.links.booking);
  await expect(consultation).toHaveAttribute("target", "_blank");

  await calculator.getByText(otherState.heading).click();
  await calculator.getByLabel(otherState.label).selectOption("Hawaii");
  await expect(calculator.getByRole("row", { name: /Hawaii/ })).toContainText("$63,000");
  await calculator.getByText(openYears.heading).click();
  await expect(calculator.getByRole("row", { name: openYears.total })).toContainText("$99,225");
});

test("every step is accessible and fits, at 390 and 320 px", async ({ page, baseURL }) => {
  const trouble = watch(page, baseURL ?? "");
  const calculator = await openCalculator(page);
  await expect(page.getByRole("region", { name: rdCalculator.name })).toBeVisible();
  const holds = async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowing(page)).toEqual([]);
    }
    // At the top of the page. When the calculator is in view, the sticky bar covers half a card.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await accessibilityFaults(page)).toEqual([]);
    const tooLow = await calculator
      .locator(":is(button, select, summary, input:not(.tick, .tile *), .choice):visible")
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { height } = target.getBoundingClientRect();
          return height < 44 ? [`${target.outerHTML.slice(0, 80)}: ${height}`] : [];
        }),
      );
    expect(tooLow).toEqual([]);
  };
  await holds();
  for (const id of ["dentistry", "medicine"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
  await holds();
  for (const id of ["orthodontics", "cardiology", "ent"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
  const [activity = ""] = activitiesOf("orthodontics");
  await calculator.getByRole("checkbox", { name: activity }).check();
  await calculator.getByLabel("Doctor/owner annual wages").fill("400000");
  await calculator.locator(".running-bar summary").click();
  await holds();
  await calculator.getByLabel("Clinical staff annual wages").fill("300000");
  await button(calculator, "Calculate Results").click();
  await expect(button(calculator, "Send")).toBeVisible();
  await calculator.locator("details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
  await holds();
  expect(trouble).toEqual([]);
});

test("the running estimate fills in as answers come", async ({ page }) => {
  const calculator = await openCalculator(page);
  const bar = calculator.locator(".running-bar");
  await expect(bar).toHaveCount(0);
  await answerAsOrthodontist(calculator);
  await expect(bar.locator("summary")).toContainText("$33,075");
  await expect(bar).toBeInViewport();
  await bar.locator("summary").click();
  await expect(bar.getByText("$315,000")).toBeVisible();
  await expect(bar.getByText("45.0%", { exact: true })).toBeVisible();
  await expect(
    calculator.getByRole("status").filter({ hasText: `${running.announcement} $33,075` }),
  ).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
  // A wider window changes the layout, so go back to the field that was just filled in.
  await calculator.getByLabel("Clinical staff annual wages").scrollIntoViewIfNeeded();
  const slip = calculator.getByRole("figure", { name: running.title });
  await expect(slip).toBeInViewport();
  await expect(slip).toContainText("$33,075");
});

test("the time of several specialties always totals 100", inTestAll, async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.getByRole("checkbox", { name: nameOf("dentistry") }).check();
  await button(calculator, "Continue").click();
  for (const id of ["orthodontics", "endodontics", "periodontics"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).check();
  await button(calculator, "Continue").click();
  const sliders = calculator.getByRole("slider");
  const values = () =>
    sliders.evaluateAll((inputs) =>
      inputs.map((input) => Number((input as HTMLInputElement).value)),
    );
  expect(await values()).toEqual([100, 0, 0]);
  await button(calculator, time.evenly).click();
  expect(await values()).toEqual([34, 33, 33]);
  await calculator
    .getByRole("slider", { name: `${time.label} ${nameOf("endodontics")}` })
    .fill("51");
  const divided = await values();
  expect(divided[1]).toBe(51);
  expect(divided.reduce((sum, value) => sum + value, 0)).toBe(100);
  await expect(calculator.getByText(time.total).locator("..")).toContainText("100%");

  await button(calculator, "Back").click();
  for (const id of ["endodontics", "periodontics"])
    await calculator.getByRole("checkbox", { name: nameOf(id) }).uncheck();
  await button(calculator, "Continue").click();
  await expect(sliders).toHaveCount(0);
  await expect(
    calculator.getByText(`${time.label} ${nameOf("orthodontics")}: 100%`, { exact: true }),
  ).toBeVisible();
});

test("the preset state is said to be assumed until one is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = await openAnswered(page);
  const list = calculator.getByLabel("State", { exact: true });
  const assumed = fillIn(rdCalculator.state.assumed, { state: await list.inputValue() });
  await expect(list).toHaveAccessibleDescription(assumed);
  await list.selectOption("California");
  await expect(list).not.toHaveAccessibleDescription(assumed);
  await list.selectOption("Utah");
  await expect(list).not.toHaveAccessibleDescription(assumed);
  const map = await button(calculator, rdCalculator.state.showMap).boundingBox();
  const field = await list.boundingBox();
  expect((field?.y ?? 0) - ((map?.y ?? 0) + (map?.height ?? 0))).toBeGreaterThanOrEqual(6);
});

test("the state's list and map stay in sync", inTestAll, async ({ page }) => {
  const calculator = await openAnswered(page);
  const list = calculator.getByLabel("State", { exact: true });
  await expect(list).toHaveValue("Utah");
  await list.selectOption("California");
  await button(calculator, rdCalculator.state.showMap).click();
  await expect(calculator.getByRole("radio", { name: "California, 50%" })).toBeChecked();
  await expect(calculator.locator(".running-bar summary")).toContainText("$47,250");
  await calculator.getByRole("radio", { name: "California, 50%" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(list).toHaveValue("Utah");
});

test("Start New Calculation clears everything but the state and the contact details", async ({
  page,
}) => {
  const calculator = await openResult(page);
  await calculator.getByLabel("Name", { exact: true }).fill("Dr. Ada Lind");
  await calculator.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await button(calculator, "Start New Calculation").click();
  await expect(calculator.getByText("Step 1 of 4")).toBeVisible();
  await expect(heading(calculator)).toBeFocused();
  await expect(calculator.getByRole("checkbox", { name: nameOf("dentistry") })).not.toBeChecked();
  await answerAsOrthodontist(calculator);
  await button(calculator, "Calculate Results").click();
  await expect(calculator.getByLabel("Name", { exact: true })).toHaveValue("Dr. Ada Lind");
  await expect(calculator.getByLabel("E-mail", { exact: true })).toHaveValue("");
});

test("the result opens with the answer, then the total, before anything else", async ({ page }) => {
  const calculator = await openResult(page);
  const answer = heading(calculator);
  await expect(answer).toHaveText(resultAnswer());
  await expect(answer).toContainText(
    fillIn(rdCalculatorResult.range.amount, { low: "$18,900", high: "$31,500" }),
  );
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport({ ratio: 1 });
  const total = calculator.locator(".rd-total");
  await expect(total).toContainText("$33,075");
  await expect(total).toBeInViewport({ ratio: 1 });
  const parts = ["h3", ".rd-total", ".slip", ".rd-send"];
  const order = await calculator
    .locator(`:is(${parts}):visible`)
    .evaluateAll((all, names) => all.map((one) => names.find((name) => one.matches(name))), parts);
  expect(order).toEqual(parts);
});

for (const width of [320, 390])
  test(
    `at ${width} px the result takes at most three screens before the form`,
    inTestAll,
    async ({ page }) => {
      await page.setViewportSize({ width, height: phone.height });
      const calculator = await openResult(page);
      const top = await calculator.boundingBox();
      const form = await calculator.locator(".rd-send").boundingBox();
      expect((form?.y ?? Number.NaN) - (top?.y ?? 0)).toBeLessThanOrEqual(3 * phone.height);
    },
  );

test("a line of the slip opens its arithmetic, by touch and by keyboard", async ({ page }) => {
  const calculator = await openResult(page);
  const { slip, computed } = rdCalculatorResult;
  const line = (label: string) =>
    calculator.locator(".slip-opens").filter({ has: page.getByText(label, { exact: true }) });
  const federal = line(slip.federal);
  const formula = federal.getByText("$315,000 × 10%");
  await expect(formula).toBeHidden();
  await federal.locator("summary").click();
  await expect(formula).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(formula).toBeHidden();

  const time = line(slip.rdTime).locator("summary");
  await time.focus();
  await page.keyboard.press("Space");
  await expect(line(slip.rdTime)).toHaveAttribute("open");
  await expect(line(slip.rdTime)).toContainText(computed.weights.split("{")[0]?.trim() ?? "");
  await expect(time).toMatchAriaSnapshot("- text: /45\\.0%/");
  // The same lines are in the result once.
  await expect(calculator.getByText(computed.heading).filter({ visible: true })).toHaveCount(0);
  await expect(
    calculator.getByText(slip.qualifiedExpenses, { exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});

const onOnePage = async (page: Page, calculator: Locator) => {
  await expect(button(calculator, "Send")).toBeVisible();
  for (const format of ["Letter", "A4"]) expect(pageCount(await page.pdf({ format }))).toBe(1);
};

test(
  "a state's own law is explained where the state is chosen, beside the result and in print",
  inTestAll,
  async ({ page }) => {
    const calculator = await openAnswered(page);
    const note = calculator.locator(".rd-state-law").filter({ visible: true });
    await expect(note).toContainText(stateCreditLaw.UT.sentence);
    await calculator.getByLabel(rdCalculator.state.label, { exact: true }).selectOption("Kentucky");
    await expect(note).toContainText(stateCreditLaw.KY.sentence);
    await button(calculator, "Calculate Results").click();
    await expect(note.first()).toContainText(stateCreditLaw.KY.sentence);
    const { title, url } = stateCreditLaw.KY.source;
    await expect(note.first().getByRole("link", { name: title })).toHaveAttribute("href", url);
    await page.emulateMedia({ media: "print" });
    await expect(note).toHaveCount(1);
    await expect(note).toContainText(stateCreditLaw.KY.sentence);
  },
);

test("on paper the result is one page, with what the simplification leaves out", async ({
  page,
}) => {
  const calculator = await openResult(page);
  await onOnePage(page, calculator);
  await page.emulateMedia({ media: "print" });
  const sheet = calculator.locator(".estimate-sheet");
  const { leftOut } = rdCalculatorResult;
  await expect(sheet.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(
    resultAnswer(),
  );
  await expect(sheet.getByText("$315,000 × 10%")).toBeVisible();
  await expect(sheet).toContainText(leftOut.heading);
  for (const { label } of Object.values(leftOut.methods)) await expect(sheet).toContainText(label);
});

/** Every activity at high innovation, which gives the most lines and the longest text. */
function allThatIsOffered(practiceTypeCount: number, specialtyCount: number): Answers {
  const types = practiceTypes.slice(0, practiceTypeCount);
  const specialties = types.flatMap(({ id, specialties }) =>
    specialties.map((specialty) => ({ practiceTypeId: id, specialty })),
  );
  return {
    practiceTypeIds: types.map(({ id }) => id),
    specialties: specialties
      .slice(0, specialtyCount)
      .map(({ practiceTypeId, specialty: { id, activities } }, index) => ({
        practiceTypeId,
        specialtyId: id,
        timePercentage: index === 0 ? 100 : 0,
        innovationLevel: "high",
        activities: activities,
      })),
    doctorWages: "2400000",
    staffWages: "1300000",
    state: "Utah",
  };
}

for (const [title, practiceTypeCount, specialtyCount] of [
  ["one specialty", 1, 1],
  ["every specialty there is", 3, 50],
] as const)
  test(
    `on paper ${title} with all it offers is one page, Letter or A4`,
    inTestAll,
    async ({ page }) => {
      const answers = allThatIsOffered(practiceTypeCount, specialtyCount);
      const calculator = await openAnswered(page, "/", answers);
      if (specialtyCount > 1) await button(calculator, time.evenly).click();
      await button(calculator, "Calculate Results").click();
      await onOnePage(page, calculator);
    },
  );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator says that it needs JavaScript, and where to ask instead", async ({
    page,
  }) => {
    await page.goto("/");
    const calculator = calculatorOn(page);
    await expect(calculator.locator("noscript p")).toBeVisible();
    const ask = calculator.getByRole("link", { name: rdCalculator.needsScript.link });
    await expect(ask).toHaveAttribute("href", "/contact");
  });
});
