import { readFile } from "node:fs/promises";
import { expect, type Locator } from "@playwright/test";
import { firmTimeZone } from "#content/firm.ts";
import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { addCounts, countId } from "#server/funnel/write-counts.ts";
import { makeAddress } from "#server/partners/addresses.ts";
import type { CountRow } from "#server/storage/tables.ts";
import { dayBefore, formatDate, mondayOf, today } from "#wording/dates.ts";
import { inStorage, testOnOwnServer } from "../support/journeys/own-server.ts";

/** Of last week: a placement with three results, and one with two. */
const counted: [CountRow["event"], string, number][] = [
  ["page-view", "newsletter", 1204],
  ["step-4", "newsletter", 3],
  ["call-booked", "newsletter", 1],
  ["page-view", "website", 9],
  ["step-4", "website", 2],
];

const test = testOnOwnServer();

test("a partner reads its numbers at the private address, and no others", async ({
  page,
  server,
}) => {
  const day = dayBefore(mondayOf(today(firmTimeZone)));
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
  await page.goto(`/partners/numbers#${secret}`);
  const row = (table: Locator, name: string) => table.getByRole("row", { name }).getByRole("cell");
  const { fewer, none } = words.table;
  const table = (at: number) => page.getByRole("table").nth(at);
  const [places, months, week] = [table(0), table(1), table(2)] as const;
  await expect(row(week, "newsletter")).toHaveText(["1,204", fewer, "3", fewer, fewer, fewer]);
  await expect(row(places, "newsletter")).toHaveText(["1,204", none, "3", none, none, none]);
  await expect(row(months, formatDate(mondayOf(day).slice(0, 7)))).toContainText(["1,213"]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: words.csv.button }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain('"newsletter","1,204","","3","","",""');
  expect(file.trim().split("\r\n")).toHaveLength(3);
  await page.goto(`/partners/numbers#${"x".repeat(43)}`);
  await expect(page.getByRole("status")).toHaveText(words.unknown);
  await expect(page.getByRole("table")).toHaveCount(0);
});
