import { expect, type Page, test } from "@playwright/test";
import { ordinaryPlan } from "#content/cases/beside-cases.ts";
import { caseStudies } from "#content/cases/case-studies.ts";
import { formatUsd } from "#wording/numbers.ts";
import { accessibilityFaults } from "../support/built-pages/page-checks.ts";

const cases = (page: Page) => page.locator("[data-case]:visible");
const beside = (page: Page) => page.locator("[data-beside]:visible");
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

test("filters show all cases, the owners' and the employees' @test:all", async ({ page }) => {
  await page.goto("/case-studies");
  await expect(filter(page, "All Cases")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All Cases")).toContainText(`${caseStudies.length}`);
  await expectCases(page, caseStudies);

  await expect(beside(page)).toHaveCount(2);

  await filter(page, "Practice Owners").click();
  await expect(filter(page, "Practice Owners")).toContainText(`${owners.length}`);
  await expectCases(page, owners);
  await expect(page).toHaveURL(/\?cases=practice-owners$/);

  await filter(page, "W-2 Employees").click();
  await expect(filter(page, "W-2 Employees")).toContainText(`${employees.length}`);
  await expectCases(page, employees);
  await expect(beside(page)).toContainText(ordinaryPlan.specialty);

  await filter(page, "All Cases").click();
  await expectCases(page, caseStudies);
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("a card and a line of the overview open a case, and closing it gives the focus back", async ({
  page,
}) => {
  await page.goto("/case-studies");
  const dialog = page.getByRole("dialog", { name: nameOf(fullCase) });
  const card = page.locator(`[data-case="${fullCase.id}"]`);
  await card.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`\\?case=${fullCase.id}$`));
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button")).toBeFocused();
  await expect(page).toHaveURL(/\/case-studies$/);

  const line = page.getByRole("table").locator(`a[data-opens-case="${fullCase.id}"]`);
  await line.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeFocused();
});

test("an address opens its filter and its case @test:all", async ({ page }) => {
  const [employee] = employees as [Case];
  await page.goto(`/case-studies?cases=w-2-employees&case=${employee.id}`);
  await expect(page.getByRole("dialog")).toContainText(formatUsd(employee.totalSavings));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectCases(page, employees);
  await expect(page).toHaveURL(/\?cases=w-2-employees$/);
});
