import { expect, type Page, test } from "@playwright/test";
import { computeSavingsExamples } from "#calculations/savings-examples/compute.ts";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { caseStudies, caseStudiesPage, strategyKinds } from "#content/cases/case-studies.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { lawNotes } from "#tax-law/law-notes.ts";
import { formatDate } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { caseStudySlip } from "../../src/features/cases/case-studies/case-study-lines.ts";
import { accessibilityFaults } from "../support/built-pages/page-checks.ts";

const cases = (page: Page) => page.locator("[data-case]:visible");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const owners = caseStudies.filter(({ employmentType }) => employmentType === "Practice Owner");
const employees = caseStudies.filter(({ employmentType }) => employmentType === "W-2 Employee");

type Case = (typeof caseStudies)[number];
const nameOf = ({ specialty, location }: Case) => `${specialty}, ${location}`;

/** The case with the most lines, so that its dialog has each kind of part. */
const [fullCase] = owners.toSorted((a, b) => b.strategies.length - a.strategies.length) as [Case];

async function expectCases(page: Page, expected: readonly Case[]) {
  const shown = () => cases(page).evaluateAll((all) => all.map((card) => card.dataset.case));
  await expect.poll(shown).toEqual(expected.map(({ id }) => id));
}

test("filters show all cases, the owners' and the employees'", async ({ page }) => {
  await page.goto("/case-studies");
  await expect(filter(page, "All Cases")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All Cases")).toContainText(`${caseStudies.length}`);
  await expectCases(page, caseStudies);

  await filter(page, "Practice Owners").click();
  await expect(filter(page, "Practice Owners")).toContainText(`${owners.length}`);
  await expectCases(page, owners);
  await expect(page).toHaveURL(/\?cases=practice-owners$/);

  await filter(page, "W-2 Employees").click();
  await expect(filter(page, "W-2 Employees")).toContainText(`${employees.length}`);
  await expectCases(page, employees);

  await filter(page, "All Cases").click();
  await expectCases(page, caseStudies);
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("a card opens the whole case, Close gives the focus back", async ({ page }) => {
  await page.goto("/case-studies");
  const card = page.locator(`[data-case="${fullCase.id}"]`);
  await expect(card).toContainText(formatUsd(fullCase.totalSavings));
  await card.click();
  const dialog = page.getByRole("dialog", { name: nameOf(fullCase) });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?case=${fullCase.id}$`));
  const { situation, prescription, results, assumes } = caseStudiesPage.detail;
  const { rows, total } = caseStudySlip(fullCase);
  const cautions = fullCase.strategies.flatMap(({ name }) => strategyKinds[name].cautions);
  expect(cautions).not.toEqual([]);
  for (const part of [
    fullCase.employmentType,
    situation,
    prescription,
    results,
    `${assumes}:`,
    ...[...rows, total].flatMap(({ label, value, formula }) => [label, value, formula]),
    ...cautions.flatMap((name) => [formatDate(lawNotes[name].date, "short"), lawNotes[name].title]),
    disclaimer.full,
  ])
    await expect(dialog).toContainText(part);
  const action = dialog.getByRole("link", { name: "Schedule Similar Assessment" });
  await expect(action).toHaveAttribute("href", firm.links.booking);
  await expect(action).toHaveAttribute("target", "_blank");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button")).toBeFocused();
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("an address opens its filter and its case", async ({ page }) => {
  const [employee] = employees as [Case];
  await page.goto(`/case-studies?cases=w-2-employees&case=${employee.id}`);
  await expect(page.getByRole("dialog")).toContainText(formatUsd(employee.totalSavings));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectCases(page, employees);
  await expect(page).toHaveURL(/\?cases=w-2-employees$/);
});

test("a line of the overview opens its case without leaving the page", async ({ page }) => {
  await page.goto("/case-studies");
  // Before its script has loaded, the line is a link to the case.
  const line = page.getByRole("table").locator(`a[data-opens-case="${fullCase.id}"]`);
  await line.click();
  await expect(page.getByRole("dialog", { name: nameOf(fullCase) })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all cases show with their lines, and an example is worked through", async ({ page }) => {
    await page.goto("/case-studies");
    await expect(cases(page)).toHaveCount(caseStudies.length);
    // Playwright's text matching ignores noscript elements.
    const instead = page.locator("noscript .examples-columns");
    await expect(instead).toBeVisible();
    // The year of the build, which the slip shows after the audience.
    const yearOfBuild = Number(/ · (\d{4})/.exec(await instead.innerText())?.[1]);
    const example = computeSavingsExamples({
      incomeInUsd: 500_000,
      audience: "individual",
      taxYear: yearOfBuild,
    });
    const total = example.kind === "examples" ? formatUsd(example.totalSavingsInUsd) : "";
    expect(await instead.innerText()).toContain(`${examplesCalculator.slip.total}\n${total}`);
    expect(await page.locator("noscript > p").innerText()).toBe(examplesCalculator.withoutScript);
  });
});
