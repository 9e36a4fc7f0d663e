import { expect, test } from "@playwright/test";
import { firmTimeZone } from "#content/firm.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { addCounts, countId } from "#server/funnel/write-counts.ts";
import { makeAddress } from "#server/partners/addresses.ts";
import type { CountRow } from "#server/storage/tables.ts";
import { today } from "#wording/dates.ts";
import { inStorage } from "../support/journeys/desk-browser.ts";
import { startSiteServer } from "../support/site-server.ts";

/** Made on the day of the test: a placement with three results, and one with two. */
const counted: [CountRow["event"], string, number][] = [
  ["page-view", "newsletter", 1204],
  ["step-4", "newsletter", 3],
  ["call-booked", "newsletter", 1],
  ["page-view", "website", 9],
  ["step-4", "website", 2],
];

test("a partner reads its numbers at the private address, and no others", async ({ page }) => {
  const server = await startSiteServer({ RATE_LIMIT: "off" });
  try {
    const day = today(firmTimeZone);
    let secret = "";
    await inStorage(server, async (storage) => {
      const rows = counted.map(([event, placement, count]) => {
        const visit = { path: "/", partner: "fortune", utm_source: "", device: "phone" } as const;
        const columns = { day, event, ...visit, placement };
        return { id: countId(columns), ...columns, count };
      });
      await addCounts(storage, rows);
      const by = { userId: "admin", now: 1 };
      secret = await storage.transaction((queries) => makeAddress(queries, "fortune", by));
    });
    await page.goto(`${server.url}/partners/numbers#${secret}`);
    const row = (name: string) => page.getByRole("row", { name }).getByRole("cell");
    const { fewer } = words.table;
    await expect(row("newsletter")).toHaveText(["1,204", fewer, "3", fewer, fewer, fewer]);
    await expect(row("website")).toHaveText(["9", ...Array(5).fill(fewer)]);
    await page.goto(`${server.url}/partners/numbers#${"x".repeat(43)}`);
    await expect(page.getByRole("status")).toHaveText(words.unknown);
    await expect(page.getByRole("table")).toHaveCount(0);
  } finally {
    await server.stop();
  }
});
