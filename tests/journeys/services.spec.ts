import { expect, test } from "@playwright/test";
import { servicePage } from "#content/pages/services.ts";
import { charitableExample } from "#content/services/charitable-benefit-tax.ts";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { pageCount } from "../support/built-pages/page-checks.ts";

test("an unknown service and business deductions lead to the list", async ({ page }) => {
  for (const id of ["nonsense", "business-deductions"]) {
    await page.goto(`/services/${id}`);
    await expect(page).toHaveURL(/\/services$/);
  }
});

test.describe("worked examples", () => {
  for (const [id, figures] of [
    ["convertible-trust-bonds", ["$400,000", "$300,000", "$100,000", "600+", "$300M+"]],
    [
      "charitable-benefit-tax",
      ["$1,000,000", "$100,000", "$500,000", "$175,000", "$75,000", charitableExample.caption],
    ],
  ] as const)
    test(`${id} shows its figures and its questions to ask first`, async ({ page }) => {
      await page.goto(`/services/${id}`);
      for (const figure of figures) await expect(page.locator("main")).toContainText(figure);
      await expect(
        page.getByRole("heading", {
          name: servicePage.questionsToAskFirst.heading,
        }),
      ).toBeVisible();
    });
});

test("the one-page summary opens in a new window and prints on one sheet, A4 or Letter", async ({
  page,
}) => {
  await page.goto("/services/rd-tax-credits");
  const [summary] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: rdExtras.download.action }).click(),
  ]);
  for (const format of ["A4", "Letter"])
    expect(pageCount(await summary.pdf({ format, preferCSSPageSize: false }))).toBe(1);
});
