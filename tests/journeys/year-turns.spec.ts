import { expect, type Page, test } from "@playwright/test";
import { home } from "#content/pages/home.ts";
import { articlePage } from "#content/pages/knowledge-bank.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { watch } from "../support/built-pages/page-checks.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";

// The visitor's time zone is not the firm's. At these times the dates differ.
test.use({ timezoneId: "UTC" });

const strip = (page: Page) =>
  page.getByRole("complementary", { name: articlePage.yearStrip.label, exact: true });
const banner = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

/** An article of 2025, whose key figures are on file for that year. */
const article2025 = "/knowledge-bank/year-end-section-199a-strategies-2025";
const days = taxYearDays(2025);
const blanks = {
  year: 2025,
  yearEnd: formatDate(days["year-end"]),
  due: formatDate(days.return),
  extended: formatDate(days["extended-return"]),
  refundLimit: formatDate(days.refundLimit),
};
const { open, returnOpen, amendable } = articlePage.yearStrip;
const lead = (creditYear: number) =>
  fillIn(home.banner.claimBy, {
    ...{ creditYear, refundLimit: formatDate(taxYearDays(creditYear).refundLimit) },
  });

test("from the first minute of October 16 in Mountain Time the strip says what is left", async ({
  page,
}) => {
  const trouble = watch(page, siteUnderTest.url);
  await page.clock.setFixedTime(new Date("2026-10-16T06:00:00Z"));
  await page.goto(article2025);
  await expect(strip(page)).toContainText(fillIn(amendable, blanks));
  for (const other of [open, returnOpen])
    await expect(strip(page).getByText(fillIn(other, blanks))).toBeHidden();
  await expect(strip(page).locator(".year-strip-now:visible")).toHaveCount(1);
  await page.clock.setFixedTime(new Date("2026-10-16T05:59:00Z"));
  await page.reload();
  await expect(strip(page)).toContainText(fillIn(returnOpen, blanks));
  expect(trouble).toEqual([]);
});

test("a page left open over the last day of a credit names the next one when it is looked at again", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2027-04-16T05:59:00Z"));
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2027 ");
  await expect(banner(page).locator("strong span:visible")).toHaveText([lead(2023)]);
  await page.clock.setFixedTime(new Date("2027-04-16T06:00:00Z"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(banner(page).locator("strong span:visible")).toHaveText([lead(2024)]);
});
