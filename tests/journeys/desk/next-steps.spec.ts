import { expect, type Page, test } from "@playwright/test";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { silentLog } from "#server/log.ts";
import { openStorage } from "#server/storage/storage.ts";
import type { Queries } from "#server/storage/tables.ts";
import { dayAfter, dayBefore, today } from "#wording/dates.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import { becomeFirstAdmin, holds, newVisitor } from "../../support/journeys/desk-browser.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../support/requests.ts";
import { type SiteServer, startSiteServer } from "../../support/site-server.ts";

test.describe.configure({ mode: "serial" });

const admin = "ana@firm.example";
const dana = "dana@practice.example";
const unlisted = "Hennepin Dental CPAs";

let server: SiteServer;
let ana: Page;

async function inStorage(work: (queries: Queries) => Promise<unknown>): Promise<void> {
  const storage = await openStorage({ databaseUrl: undefined, dataDir: server.dataDir }, silentLog);
  await storage.run(work);
  await storage.close();
}

async function estimateOf(name: string, email: string, partner?: string): Promise<void> {
  const request = resultsRequest(email);
  Object.assign(request.calculation.contact, { name });
  if (partner) Object.assign(request.calculation, { partner });
  const response = await sendResults(server.url, request);
  expect(response.status).toBe(200);
}

test.beforeAll(async ({ browser }) => {
  server = await startSiteServer({ RATE_LIMIT: "off" });
  await estimateOf("Ben Older", "ben@practice.example");
  await estimateOf("Dana Whitfield", dana, unlisted);
  await fetch(jsonRequest(server.url, subscribePath, { email: dana }));
  ana = await newVisitor(browser, server.url);
  await becomeFirstAdmin(ana, server, admin);
  await expect(rows().first()).toBeVisible();
});
test.afterAll(() => server?.stop());

const rows = () => ana.locator(".lead-row");
const row = (name: string) => rows().filter({ hasText: name });
const heading = (name: string) => ana.getByRole("heading", { level: 1, name, exact: true });
const saved = () => ana.getByText("Saved", { exact: true });
const statusField = () => ana.getByLabel("Status", { exact: true });
const toLeads = () =>
  ana
    .getByRole("navigation", { name: "Desk", exact: true })
    .getByRole("link", { name: "Leads" })
    .click();

async function plan(text: string, day: string): Promise<void> {
  await ana.getByLabel("What", { exact: true }).fill(text);
  await ana.getByLabel("When", { exact: true }).fill(day);
  await ana.getByRole("button", { name: "Save" }).click();
}

test("a next step that is overdue puts its lead at the top of the list, until it is done", async () => {
  const now = today(firmTimeZone);
  await ana.getByRole("link", { name: "Ben Older" }).click();
  await expect(heading("Ben Older")).toBeVisible();
  await ana.keyboard.press("t");
  await expect(ana.getByLabel("What", { exact: true })).toBeFocused();
  await ana.keyboard.press("Enter");
  await expect(ana.getByText("Write what comes next, such as Call back.")).toBeVisible();
  await expect(ana.getByText("Choose a day.")).toBeVisible();
  await holds(ana, "a next step without text and day");
  await plan("Call back", dayBefore(now));
  await expect(saved()).toBeVisible();
  await expect(ana.locator(".due-mark")).toContainText("Overdue");
  await expect(ana.locator(".lead-timeline")).toContainText("Call back");
  await holds(ana, "a lead with an overdue next step");

  await toLeads();
  await expect(rows().first()).toContainText("Ben Older");
  await expect(rows().first()).toContainText("Overdue");
  await expect(ana.getByRole("heading", { level: 2, name: "Overdue" })).toBeVisible();
  await holds(ana, "a list with an overdue lead");

  await ana.getByRole("link", { name: "Dana Whitfield" }).click();
  await plan("Meet", dayAfter(now));
  await expect(saved()).toBeVisible();
  await ana.goto("/desk/leads?nextStep=planned");
  await expect(rows()).toHaveCount(2);
  await expect(rows().last()).toContainText("Dana Whitfield");

  await ana.getByRole("link", { name: "Ben Older" }).click();
  await ana.getByRole("button", { name: "Done" }).click();
  await expect(saved()).toBeVisible();
  await expect(ana.getByLabel("What", { exact: true })).toHaveValue("");
  await expect(ana.getByLabel("What", { exact: true })).toBeFocused();
  await ana.getByRole("button", { name: "Undo" }).click();
  await expect(ana.getByText("Undone", { exact: true })).toBeVisible();
  await expect(ana.getByLabel("What", { exact: true })).toHaveValue("Call back");
});

test(
  "status and owner are chosen by keys, and the last change can be undone",
  inTestAll,
  async () => {
    await ana.goto("/desk/leads");
    await ana.getByRole("link", { name: "Ben Older" }).click();
    await expect(heading("Ben Older")).toBeVisible();
    await ana.keyboard.press("o");
    await expect(ana.getByLabel("Owner", { exact: true })).toBeFocused();
    await ana.keyboard.press("Escape");
    await ana.keyboard.press("Escape");
    await ana.goto(ana.url());
    await expect(heading("Ben Older")).toBeVisible();
    await ana.keyboard.press("s");
    await expect(statusField()).toBeFocused();
    await statusField().selectOption(leadStatusNames.meeting);
    await expect(saved()).toBeVisible();
    const undo = ana.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await holds(ana, "a change that can be undone");
    await undo.focus();
    await ana.keyboard.press("Enter");
    await expect(ana.getByText("Undone", { exact: true })).toBeVisible();
    await expect(statusField()).toHaveValue("new");
    await expect(statusField(), "the focus is not lost").toBeFocused();
    await expect(undo).toBeHidden();
  },
);

test(
  "the leads of one address are linked, and one of the newsletter leaves no empty column",
  inTestAll,
  async () => {
    await ana.goto("/desk/leads");
    await ana.getByRole("link", { name: "Dana Whitfield" }).click();
    const other = ana.locator(".lead-same").getByRole("link");
    await expect(other).toContainText(leadKindNames.newsletter);
    await other.click();
    await expect(heading(dana)).toBeVisible();
    await expect(ana.locator(".lead-same").getByRole("link")).toContainText(leadKindNames.estimate);
    await expect(ana.locator(".lead-visitor")).toHaveCount(0);
    await holds(ana, "a lead of the newsletter");
  },
);

test("an open list offers new leads and does not move before it is asked", inTestAll, async () => {
  await ana.goto("/desk/leads");
  await expect(row("Ben Older")).toBeVisible();
  const count = await rows().count();
  await estimateOf("Nora New", "nora@practice.example");
  await ana.evaluate(() => dispatchEvent(new Event("focus")));
  const show = ana.getByRole("status").getByRole("button", {
    name: "Show 1 new",
  });
  await expect(show).toBeVisible();
  await expect(rows()).toHaveCount(count);
  await holds(ana, "a list with a new lead to show");
  await show.click();
  await expect(rows()).toHaveCount(count + 1);
  await expect(ana.getByRole("link", { name: "Nora New" })).toBeFocused();
  await expect(show).toBeHidden();

  await estimateOf("Otto Next", "otto@practice.example");
  await toLeads();
  await expect(row("Otto Next"), "pressing Leads loads it again").toBeVisible();
});

test(
  "the list gives times with their zone and partners by name, and says when days are reversed",
  inTestAll,
  async () => {
    await expect(row("Nora New").locator("time")).toContainText(/ M[SD]T$/);
    await expect(row("Dana Whitfield").locator(".lead-kind")).toContainText(unlisted);
    await inStorage((queries) =>
      queries
        .updateTable("leads")
        .set({ partner: "fortune" })
        .where("email", "=", "nora@practice.example")
        .execute(),
    );
    await ana.goto("/desk/leads?partner=fortune");
    await expect(row("Nora New").locator(".lead-kind")).not.toContainText("fortune");
    for (const address of ["/desk/leads", "/desk/funnel"]) {
      await ana.goto(`${address}?from=2026-11-10&to=2026-11-01`);
      await expect(ana.getByText("The first day is after the last")).toBeVisible();
      await expect(ana.getByLabel("From", { exact: true })).toHaveAttribute("aria-invalid", "true");
      await holds(ana, `${address} with reversed days`);
    }
  },
);

test(
  "Mail lists what was sent today, and a failed message names who was refused",
  inTestAll,
  async () => {
    await inStorage(async (queries) => {
      const { id, recipients } = await queries
        .selectFrom("outbox")
        .select(["id", "recipients"])
        .where("purpose", "=", "results")
        .where("recipients", "like", `%${dana}%`)
        .executeTakeFirstOrThrow();
      const refused = JSON.parse(recipients).map((recipient: { address: string }) =>
        recipient.address === dana
          ? { ...recipient, status: "refused", response: "550 No such user" }
          : recipient,
      );
      await queries
        .updateTable("outbox")
        .set({ status: "failed", recipients: JSON.stringify(refused) })
        .set({ last_error: "550 No such user" })
        .where("id", "=", id)
        .execute();
    });
    await ana.goto("/desk/mail?status=failed");
    const failed = ana.locator(".mail-list > li").filter({ hasText: "Dana Whitfield" });
    await expect(failed).toContainText(`${dana} refused`);
    await expect(failed.getByText("550 No such user")).toHaveCount(1);
    await ana
      .getByRole("navigation", { name: "Mail by state" })
      .getByRole("link", { name: "Sent today" })
      .click();
    await expect(ana.locator(".mail-list > li").filter({ hasText: "Ben Older" })).toBeVisible();
    await expect(ana.locator(".mail-list").getByRole("button")).toHaveCount(0);
    await holds(ana, "mail sent today");
  },
);

test("Funnel sums the estimates by status", inTestAll, async () => {
  await ana.goto("/desk/funnel");
  const table = ana.getByRole("region", { name: "Estimates by status" }).getByRole("table");
  const inStatus = (name: string) => table.getByRole("row", { name });
  await expect(inStatus(leadStatusNames.new)).toContainText("$132,300");
  await expect(inStatus(leadStatusNames.client)).toContainText("$0");
  await holds(ana, "funnel with estimates by status");
});

test("the only admin cannot be removed or made staff", inTestAll, async () => {
  await ana.goto("/desk/team");
  await expect(
    ana.getByText(
      "The only admin. To remove this person or make them staff, make another person an admin first.",
    ),
  ).toBeVisible();
  await expect(ana.getByRole("button", { name: "Remove" })).toHaveCount(0);
  await expect(ana.getByLabel(`Role: ${admin}`, { exact: true })).toBeDisabled();
  await holds(ana, "team with one admin");
});
