import { expect, type Page, test } from "@playwright/test";
import { home } from "#content/pages/home.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

// The visitor's time zone is not the firm's. At these times the dates differ.
test.use({ timezoneId: "UTC" });

const banner = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

const lead = (creditYear: number) =>
  fillIn(home.banner.claimBy, {
    ...{ creditYear, refundLimit: formatDate(taxYearDays(creditYear).refundLimit) },
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
