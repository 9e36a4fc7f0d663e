import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "../support/page-checks.ts";

const cases = (page: Page) => page.locator("[data-case]:visible");
const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("filters show all ten, the eight owners and the two employees", async ({ page }) => {
  await page.goto("/case-studies");
  await expect(filter(page, "All Cases")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "All Cases")).toContainText("10");
  await expect(cases(page)).toHaveCount(10);

  await filter(page, "Practice Owners").click();
  await expect(filter(page, "Practice Owners")).toContainText("8");
  await expect(cases(page)).toHaveCount(8);
  await expect(page).toHaveURL(/\?cases=practice-owners$/);

  await filter(page, "W-2 Employees").click();
  await expect(filter(page, "W-2 Employees")).toContainText("2");
  await expect(cases(page)).toHaveText([/Radiologist/, /Anesthesiologist/]);

  await filter(page, "All Cases").click();
  await expect(cases(page)).toHaveCount(10);
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("a card opens the whole case, Close gives the focus back", async ({ page }) => {
  await page.goto("/case-studies");
  const card = cases(page).filter({ hasText: "Cardiologist" });
  await expect(card).toContainText("$113,000");
  await card.click();
  const dialog = page.getByRole("dialog", { name: "Cardiologist, Texas" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?case=cardiologist$/);
  for (const part of [
    "Practice Owner",
    "Situation",
    "Prescription",
    "Results",
    "Charitable Donations",
    "$42,000",
    "$200,000 deducted saves $82,000, less $40,000 paid for the goods",
    "R&D Tax Credits",
    "CTB Investment",
    "$160,000 settled at 75%",
    "21% of the tax of $530,863",
    "Assumes:",
    "Apr 10, 2024",
    "Section 7701(o), economic substance",
    "is not a tax firm",
  ])
    await expect(dialog).toContainText(part);
  await expect(dialog.getByRole("link", { name: "Schedule Similar Assessment" })).toHaveAttribute(
    "target",
    "_blank",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button")).toBeFocused();
  await expect(page).toHaveURL(/\/case-studies$/);
});

test("an address opens its filter and its case", async ({ page }) => {
  await page.goto("/case-studies?cases=w-2-employees&case=radiologist");
  await expect(page.getByRole("dialog")).toContainText("$72,800");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(cases(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?cases=w-2-employees$/);
});

test("an address that names no case or filter shows them all", async ({ page }) => {
  await page.goto("/case-studies?cases=nurses&case=nobody");
  await expect(cases(page)).toHaveCount(10);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a line of the overview opens its case without leaving the page", async ({ page }) => {
  await page.goto("/case-studies");
  await page.getByRole("table").getByRole("link", { name: "Chiropractor" }).click();
  await expect(page.getByRole("dialog", { name: "Chiropractor, Ohio" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Chiropractor" })).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all ten cases show with their lines, and an example is worked through", async ({
    page,
  }) => {
    await page.goto("/case-studies");
    await expect(cases(page)).toHaveCount(10);
    // Playwright's own text matching passes over what stands in a noscript element.
    const instead = page.locator("noscript .examples-columns");
    await expect(instead).toBeVisible();
    expect(await instead.innerText()).toContain("$45,948");
    expect(await page.locator("noscript > p").innerText()).toContain("needs JavaScript");
  });
});
