import { devices, expect, type Locator } from "@playwright/test";
import { firmTimeZone } from "#content/firm.ts";
import { headerLinks } from "#content/navigation.ts";
import { numbersPage } from "#content/pages/partner-numbers.ts";
import { countedEvents } from "#contracts/counted-events.ts";
import { addCounts, countId } from "#server/funnel/write-counts.ts";
import { makeAddress, setSameAs } from "#server/partners/addresses.ts";
import type { CountRow } from "#server/storage/tables.ts";
import { dayBefore, formatDate, mondayOf, today } from "#wording/dates.ts";
import { downloadBy, turnPage } from "../../support/built-pages/page-checks.ts";
import { inStorage } from "../../support/data-folder.ts";
import {
  type DeskPage,
  renewConfirmations,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import { listenAsReceiver } from "../../support/webhook-receiver.ts";

const test = testAtDesk({ WEBHOOK_ALLOW_PRIVATE: "on" });

/** A count of visits that a partner's link to this page began. */
function countOf(about: Pick<CountRow, "day" | "event" | "placement" | "count">, path = "/") {
  const row = { path, partner: "fortune", utm_source: "", device: "phone", ...about } as const;
  return { id: countId(row), ...row };
}

const told = (page: DeskPage, sentence: string | RegExp) =>
  expect(page.getByRole("status").getByText(sentence)).toBeVisible();

test("the funnel shows what visitors do, unless they ask not to be counted", async ({
  ana,
  browser,
  server,
  site,
}) => {
  await ana.becomeFirstAdmin(server);
  await ana.screen("Funnel").click();
  await expect(
    ana.getByRole("heading", { name: "Nothing was counted in these days" }),
  ).toBeVisible();
  await ana.holds("an empty funnel");

  const { userAgent } = devices["Desktop Chrome"];
  const visit = async (headers: Record<string, string>) => {
    const context = await browser.newContext({
      baseURL: site,
      userAgent,
      extraHTTPHeaders: headers,
    });
    const page = await context.newPage();
    await page.goto("/?utm_source=spring-letter");
    await page.getByLabel("Dentistry").first().click();
    // React may start after the click. Only then is the step counted.
    await expect(page.locator(".rd-calculator[data-touched]")).toBeVisible();
    const booking = context.waitForEvent("page");
    await page.getByRole("link", { name: headerLinks.schedule.label }).first().click();
    // The new tab knows where the visit came from.
    const kept = await (await booking).evaluate(() => sessionStorage.getItem("ledgerwell-visit"));
    expect(kept).toContain("spring-letter");
    const reported = page.waitForResponse((response) => response.url().endsWith("/count"));
    await turnPage(page, "hidden");
    await reported;
    await context.close();
  };
  await visit({ DNT: "1" });
  await visit({});

  await ana.reload();
  const steps = ana.getByRole("region", { name: "The funnel" });
  const row = (name: string) => steps.getByRole("row", { name });
  // One visitor on two pages. The other has Do Not Track.
  await expect(steps.locator("strong")).toHaveText("2");
  await expect(row("Calculator started").getByRole("cell")).toHaveText("1");
  await expect(row("Booking link followed").getByRole("cell")).toHaveText("1");
});

/** Of last week: a placement with three results, and one with two. */
const lastWeek: [CountRow["event"], string, number][] = [
  ["page-view", "newsletter", 1204],
  ["step-4", "newsletter", 3],
  ["call-booked", "newsletter", 1],
  ["page-view", "website", 9],
  ["step-4", "website", 2],
];

test("a partner reads its numbers at the private address, and no others", async ({
  page,
  server,
}) => {
  const { fewer, none } = numbersPage.table;
  const day = dayBefore(mondayOf(today(firmTimeZone)));
  let secret = "";
  await inStorage(server, async (storage) => {
    const rows = lastWeek.map(([event, placement, count]) =>
      countOf({ day, event, placement, count }),
    );
    await addCounts(storage, rows);
    const by = { userId: "admin", now: 1 };
    secret = await storage.transaction((queries) => makeAddress(queries, "fortune", by));
  });
  await page.goto(`/partners/numbers#${secret}`);
  const row = (table: Locator, name: string) => table.getByRole("row", { name }).getByRole("cell");
  const table = (at: number) => page.getByRole("table").nth(at);
  const [places, months, week] = [table(0), table(1), table(2)] as const;
  await expect(row(week, "newsletter")).toHaveText(["1,204", fewer, "3", fewer, fewer, fewer]);
  await expect(row(places, "newsletter")).toHaveText(["1,204", none, "3", none, none, none]);
  await expect(row(months, formatDate(mondayOf(day).slice(0, 7)))).toContainText(["1,213"]);
  const csv = page.getByRole("button", { name: numbersPage.csv.button });
  const file = `${(await downloadBy(page, csv)).contents}`;
  expect(file).toContain('"newsletter","1,204","","3","","",""');
  expect(file.trim().split("\r\n")).toHaveLength(3);
  await page.goto(`/partners/numbers#${"x".repeat(43)}`);
  await expect(page.getByRole("status")).toHaveText(numbersPage.unknown);
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("the funnel of 90 days with all its tables fits @test:all", async ({ ana, server }) => {
  await inStorage(server, async (storage) => {
    let day = today(firmTimeZone);
    for (let back = 0; back < 200; back++, day = dayBefore(day)) {
      const rows = countedEvents.map((event, place) => {
        const count = 100 - 10 * place + (back % 7);
        return countOf({ day, event, placement: "", count }, "/fortune");
      });
      await addCounts(storage, rows);
    }
  });
  await ana.getByRole("link", { name: "Last 90 days" }).click();
  await expect(ana).toHaveURL(/from=.*to=/);
  await expect(ana.getByRole("region", { name: "The funnel" })).toBeVisible();
  await ana.field("Show").selectOption("calculator-started");
  await expect(ana).toHaveURL(/show=calculator-started/);
  for (const summary of await ana.getByText("Table with every step", { exact: false }).all())
    await summary.click();
  await expect(ana.getByRole("row", { name: "Total" }).first()).toBeVisible();
  await ana.holds("funnel of 90 days with their tables");
});

test("an admin connects another program, tries it, replays, rotates, pauses and removes @test:all", async ({
  ana,
  server,
}) => {
  const receiver = await listenAsReceiver();
  await renewConfirmations(server);
  await ana.screen("Connections").click();
  await ana.getByLabel("Name", { exact: false }).fill("CRM");
  await ana.field("Address").fill("https://user:x@crm.example");
  await ana.button("Add").click();
  await expect(ana.alert("must not contain a user name")).toBeFocused();
  await ana.holds("an address that is refused");

  await ana.field("Address").fill(receiver.url);
  await ana.button("Add").click();
  const secret = await ana.getByRole("dialog").locator("code").innerText();
  await ana.holds("a secret");
  await ana.button("I have copied it").click();
  await ana.button("Test call CRM").click();
  await told(ana, /answered 200/);

  await sendResults(server.url, resultsRequest());
  await receiver.received(2);
  await ana.getByText("Last deliveries").click();
  const delivery = ana.getByRole("row", { name: "Delivered" });
  await delivery.getByRole("button", { name: "Replay" }).click();
  await receiver.received(3);

  await renewConfirmations(server);
  await ana.button("Rotate secret CRM").click();
  await ana.button("Rotate secret").click();
  await expect(ana.getByRole("dialog").locator("code")).not.toHaveText(secret);
  await ana.button("I have copied it").click();
  await ana.holds("a connection with its deliveries");

  await ana.button("Pause CRM").click();
  await told(ana, "CRM is paused. Leads that arrive meanwhile are not sent to it.");
  await ana.button("Remove CRM").click();
  await ana.button("Remove").click();
  await told(ana, "CRM is removed.");
  await expect(ana.getByRole("heading", { name: "No connections yet" })).toBeVisible();
  receiver.close();
});

test("a spelling of a partner is taken back, and the desk says why if it cannot be @test:all", async ({
  ana,
  server,
}) => {
  await inStorage(server, (storage) =>
    storage.transaction((queries) => setSameAs(queries, "Fortuna", "fortune")),
  );
  await renewConfirmations(server);
  await ana.screen("Partners").click();
  await expect(ana.button("Undo the merge Fortuna")).toBeVisible();
  await ana.holds("partners");
  await ana.route("**/desk/api/partners", (route) => route.abort());
  await ana.button("Undo the merge Fortuna").click();
  await expect(ana.alert("The server did not answer.")).toBeVisible();
  await ana.unroute("**/desk/api/partners");
  await ana.button("Undo the merge Fortuna").click();
  await told(ana, "Fortuna is a partner of its own again.");
});
