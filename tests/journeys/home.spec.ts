import { expect, type Page, test } from "@playwright/test";
import { homeCases } from "#content/cases/home-cases.ts";
import { firm } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { deadlines } from "#tax-law/deadlines.ts";
import { formatUsd } from "#wording/numbers.ts";
import { homeCaseGroups } from "../../src/features/cases/home-cases/home-case-filters.ts";

const cases = (page: Page) => page.locator("[data-case-explorer] [data-case]:visible");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const casesIn = (group: string) =>
  homeCases.filter(({ specialtyId }) => homeCaseGroups(specialtyId).includes(group));
const [dentalCase] = casesIn("dental") as [(typeof homeCases)[number]];

test("the two calls to action and the scroll cue lead where they say", async ({ page }) => {
  await page.goto("/");
  const { actions, scrollCue } = home.hero;
  for (const { label, href } of actions)
    await expect(page.getByRole("link", { name: label }).first()).toHaveAttribute("href", href);
  await page.getByRole("link", { name: scrollCue }).click();
  await expect(page.locator("#main-content")).toBeInViewport();
});

test.describe("the announcement", () => {
  const banner = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const lastDay = noon(deadlines[home.banner.deadline].date);
  const weekBefore = new Date(lastDay.getTime() - 7 * 86_400_000);
  const weekAfter = new Date(lastDay.getTime() + 7 * 86_400_000);

  test("says after the deadline that the window has closed", async ({ page }) => {
    await page.clock.setFixedTime(weekAfter);
    await page.goto("/");
    await expect(banner(page).getByText(home.banner.after, { exact: true })).toBeVisible();
    const { label, href } = home.banner.details;
    await expect(banner(page).getByRole("link", { name: label })).toHaveAttribute("href", href);
  });

  test("says before the deadline, on the same page, that it is open", async ({ page }) => {
    await page.clock.setFixedTime(weekBefore);
    await page.goto("/");
    await expect(banner(page).getByText(home.banner.before, { exact: true })).toBeVisible();
    await expect(banner(page).getByText(home.banner.after, { exact: true })).toBeHidden();
  });
});

test.describe("case studies", () => {
  test("start with Dental, and each filter shows its own", async ({ page }) => {
    await page.goto("/");
    await expect(filter(page, "Dental")).toHaveAttribute("aria-pressed", "true");
    await expect(cases(page)).toHaveCount(casesIn("dental").length);
    await filter(page, "Multi-Specialty").click();
    await expect(cases(page)).toHaveCount(casesIn("multi").length);
    await filter(page, "Medical").click();
    await expect(cases(page)).toHaveCount(casesIn("medical").length);
    await filter(page, "All").click();
    await expect(cases(page)).toHaveCount(homeCases.length);
  });

  test("search and filter work together, and an empty result says so", async ({ page }) => {
    await page.goto("/");
    await filter(page, "All").click();
    const search = page.getByRole("searchbox", { name: home.caseStudies.searchLabel });
    const { practitioner, location } = dentalCase;
    await search.fill(`${location} ${practitioner}`.toUpperCase());
    await expect(cases(page)).toHaveCount(1);
    await filter(page, "Medical").click();
    await expect(cases(page)).toHaveCount(0);
    await expect(page.getByText(home.caseStudies.empty)).toBeVisible();
  });

  test("a card opens its case with every part, and Close gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    const { id, creditAmount, creditYear, teamSize, rdActivities } = dentalCase;
    const card = cases(page).and(page.locator(`[data-case="${id}"]`));
    await expect(card).toContainText(formatUsd(creditAmount));
    await expect(card).toContainText(`+ ${rdActivities.length - 2} more`);
    await card.click();
    const dialog = page.getByRole("dialog");
    for (const part of [
      ...[creditYear, teamSize].map(String),
      ...[dentalCase.challenge, dentalCase.solution, dentalCase.results, ...rdActivities],
      ...[home.caseDialog.singleYear, home.caseDialog.system],
      ...home.caseDialog.foundation.map(({ section }) => section),
    ])
      await expect(dialog).toContainText(part);
    const action = dialog.getByRole("link", { name: "Schedule Similar Assessment" });
    await expect(action).toHaveAttribute("href", firm.links.booking);
    await expect(action).toHaveAttribute("target", "_blank");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByRole("button")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all cases show, and open", async ({ page }) => {
    await page.goto("/");
    await expect(cases(page)).toHaveCount(homeCases.length);
    await page.locator(`[data-case="${dentalCase.id}"] button`).click();
    await expect(page.locator("dialog[open]")).toContainText(dentalCase.challenge);
  });
});
