import { expect, type Page, test } from "@playwright/test";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import {
  downloadBy,
  expectToHold,
  overflowing,
  watch,
} from "../../support/built-pages/page-checks.ts";
import {
  button,
  openWorksheet,
  typeInto,
  worksheetStarted,
} from "../../support/journeys/form-6765.ts";

const { labels, notices, shelf, workpaper } = worksheetWords;

test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

const rowOf = (page: Page, client: string, year: number) =>
  page
    .getByRole("region", { name: shelf.heading })
    .getByRole("listitem")
    .filter({ hasText: client })
    .filter({ hasText: `${shelf.columns.taxYear} ${year}` });

/** Follows the link of a mail, as in a tab that was not on the site. */
async function followMail(page: Page, wages: number, client: string) {
  await page.goto("/privacy");
  await page.goto(worksheetAddress(wages, client));
  await worksheetStarted(page);
  const name = fillIn(shelf.name, { client, year: 2025 });
  await expect(page.getByText(fillIn(notices.carried, { name }))).toBeInViewport();
}

test("two clients, a reload, two tabs and a file: nothing is lost", async ({ page, context }) => {
  const trouble = watch(page);
  const client = page.getByLabel(workpaper.client, { exact: true });
  const wages = page.getByLabel(labels.wages, { exact: true });

  await followMail(page, 101_250, "Ortiz Family Dental");
  await followMail(page, 55_000, "Berg Dental");
  await expect(wages).toHaveValue("55,000");
  await page.reload();
  await worksheetStarted(page);
  await expect(client).toHaveValue("Berg Dental");

  await rowOf(page, "Ortiz Family Dental", 2025)
    .getByRole("button", { name: shelf.open, exact: true })
    .click();
  await expect(wages).toHaveValue("101,250");
  // The sheet that was changed last, in a second tab too.
  await typeInto(page, { "QREs 2024": "80000" });
  const second = await context.newPage();
  await openWorksheet(second);
  await typeInto(page, { [labels.supplies]: "4000" });
  const name = fillIn(shelf.name, { client: "Ortiz Family Dental", year: 2025 });
  await expect(second.getByText(fillIn(shelf.changedElsewhere, { name }))).toBeVisible();
  await button(second, shelf.keepMine).click();
  await expect(second.getByLabel(workpaper.client, { exact: true })).toHaveValue(
    fillIn(shelf.copyOf, { client: "Ortiz Family Dental" }),
  );
  await second.close();
  await expect(page.getByRole("region", { name: shelf.heading }).getByRole("listitem")).toHaveCount(
    3,
  );
  expect(await overflowing(page)).toEqual([]);

  const { contents: buffer } = await downloadBy(page, button(page, shelf.saveAll));
  // In another browser the file brings them all.
  await page.evaluate(() => localStorage.clear());
  await openWorksheet(page);
  await expect(client).toHaveValue("");
  const choosing = page.waitForEvent("filechooser");
  await button(page, shelf.openFile).click();
  await (await choosing).setFiles({ name: "all.json", mimeType: "", buffer });
  await expect(
    page.getByText(fillIn(notices.openedAll, { name: "all.json", count: 3 })),
  ).toBeVisible();
  await expect(rowOf(page, "Berg Dental", 2025)).toBeVisible();
  expect(trouble).toEqual([]);
});

test("with the keyboard one Tab leads from amount to amount, and F1 explains @test:all", async ({
  page,
}) => {
  await openWorksheet(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(labels.wages).focus();
  for (const label of [labels.supplies, labels.computers, labels.contract]) {
    await page.keyboard.press("Tab");
    await expect(field(label)).toBeFocused();
  }
  const help = page.locator(".worksheet-help", { hasText: worksheetWords.help.contract });
  await page.keyboard.press("F1");
  await expect(help).toHaveAttribute("open");
  await expect(field(labels.contract)).toBeFocused();
  await page.keyboard.press("F1");
  await expect(help).not.toHaveAttribute("open");
});

test("what cannot be meant is asked or refused at its field @test:all", async ({ page }) => {
  const { fields } = worksheetWords;
  await openWorksheet(page);
  const entity = page.getByLabel(labels.entity, { exact: true });
  await entity.selectOption("Sole proprietor");
  await typeInto(page, { [labels.ownerRate]: "150" });
  await expect(page.getByText(fields.percentTooHigh)).toBeVisible();
  await typeInto(page, { [labels.ownerRate]: "0.32" });
  await button(page, fillIn(fields.didYouMean, { percent: "32%" })).click();
  await expect(page.getByLabel(labels.ownerRate)).toHaveValue("32");
  await typeInto(page, { [labels.firstYearWithReceipts]: "2030" });
  await expect(page.getByText(fillIn(fields.yearRange, { first: 1900, last: 2026 }))).toBeVisible();
  await entity.selectOption("C corporation");
  await expect(page.getByLabel(labels.ownerRate)).toHaveCount(0);
  await expectToHold(page);
});
