import { expect, test } from "@playwright/test";
import { pageCount } from "../support/page-checks.ts";

test("the list leads to three services, to contact and to the firm", async ({ page }) => {
  await page.goto("/services");
  for (const id of ["rd-tax-credits", "convertible-trust-bonds", "charitable-benefit-tax"])
    await expect(page.locator(`main a[href="/services/${id}"]`)).toHaveCount(1);
  await expect(page.locator('main a[href="/contact"]')).toHaveCount(1);
  await expect(page.locator('main a[href="/about"]')).toHaveCount(1);
});

test("an unknown service and business deductions lead to the list", async ({ page }) => {
  for (const id of ["nonsense", "business-deductions"]) {
    await page.goto(`/services/${id}`);
    await expect(page).toHaveURL(/\/services$/);
  }
});

test("only R&D credits carry the healthcare badge and the five extra sections", async ({
  page,
}) => {
  await page.goto("/services/rd-tax-credits");
  const main = page.locator("main");
  for (const text of [
    "Healthcare Specialized",
    "Under 2 Hours",
    "Onboarding",
    "Document Gathering",
    "Interviews & Analysis",
    "Collaboration with Your Accountant",
    "Delivery & Defense",
    "Why practices choose us",
    "Permitted purpose",
  ])
    await expect(main).toContainText(text);
  await expect(page.getByRole("link", { name: /Form 6765.*PDF/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.irs\.gov\/.*\.pdf$/,
  );
  await page.goto("/services/convertible-trust-bonds");
  await expect(main).not.toContainText("Healthcare Specialized");
});

test.describe("worked examples", () => {
  for (const [id, figures] of [
    ["convertible-trust-bonds", ["$400,000", "$300,000", "$100,000", "600+", "$300M+"]],
    [
      "charitable-benefit-tax",
      ["$1,000,000", "$100,000", "$500,000", "$175,000", "$75,000", "Illustration only"],
    ],
  ] as const)
    test(`${id} shows its figures and its questions to ask first`, async ({ page }) => {
      await page.goto(`/services/${id}`);
      for (const figure of figures) await expect(page.locator("main")).toContainText(figure);
      await expect(page.getByRole("heading", { name: "Questions to ask first" })).toBeVisible();
    });
});

test("the one-page summary opens in a new window and prints on one sheet, A4 or Letter", async ({
  page,
}) => {
  await page.goto("/services/rd-tax-credits");
  const [summary] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /one-page summary/ }).click(),
  ]);
  for (const format of ["A4", "Letter"])
    expect(pageCount(await summary.pdf({ format, preferCSSPageSize: false }))).toBe(1);
});
