import { expect } from "@playwright/test";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { subscribePath } from "#contracts/endpoints.ts";
import { dayAfter, dayBefore, today } from "#wording/dates.ts";
import { inTestAll } from "../../support/in-test-all.ts";
import {
  admin,
  type DeskPage,
  inStorage,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { jsonRequest, resultsRequest, sendResults } from "../../support/requests.ts";
import type { SiteServer } from "../../support/site-server.ts";

const test = testAtDesk();

const dana = "dana@practice.example";
const nora = "nora@practice.example";
const unlisted = "Hennepin Dental CPAs";

async function estimateOf({ url }: SiteServer, name: string, email: string, partner?: string) {
  const request = resultsRequest(email);
  Object.assign(request.calculation.contact, { name });
  if (partner) Object.assign(request.calculation, { partner });
  const response = await sendResults(url, request);
  expect(response.status).toBe(200);
}

test.beforeAll(async ({ ana, server, smtp }) => {
  smtp.behave({
    recipient: (address) => (address === dana ? { code: 550, text: "No such user" } : undefined),
  });
  await estimateOf(server, "Ben Older", "ben@practice.example");
  await estimateOf(server, "Dana Whitfield", dana, unlisted);
  await fetch(jsonRequest(server.url, subscribePath, { email: dana }));
  await ana.becomeFirstAdmin(server);
  await expect(rows(ana).first()).toBeVisible();
});

const rows = (page: DeskPage) => page.locator(".lead-row");
const lead = (page: DeskPage, name: string) => rows(page).filter({ hasText: name });
const what = (page: DeskPage) => page.field("What");
const undone = (page: DeskPage) => page.getByText("Undone", { exact: true });

async function openLead(page: DeskPage, name: string): Promise<void> {
  await page.getByRole("link", { name }).click();
  await expect(page.heading(name)).toBeVisible();
}

async function plan(page: DeskPage, text: string, day: string): Promise<void> {
  await what(page).fill(text);
  await page.field("When").fill(day);
  await page.button("Save Next step").click();
  await expect(page.saved()).toBeVisible();
}

test("a next step that is overdue puts its lead at the top of the list, until it is done", async ({
  ana,
}) => {
  const now = today(firmTimeZone);
  await openLead(ana, "Ben Older");
  await ana.keyboard.press("t");
  await expect(what(ana)).toBeFocused();
  await ana.keyboard.press("Enter");
  await expect(ana.getByText("Write what comes next, such as Call back.")).toBeVisible();
  await expect(ana.getByText("Choose a day.")).toBeVisible();
  await ana.holds("a next step without text and day");
  await plan(ana, "Call back", dayBefore(now));
  await expect(ana.locator(".due-mark")).toContainText("Overdue");
  await expect(ana.locator(".lead-timeline")).toContainText("Call back");
  await ana.holds("a lead with an overdue next step");

  await ana.screen("Leads").click();
  await expect(rows(ana).first()).toContainText("Ben Older");
  await expect(rows(ana).first()).toContainText("Overdue");
  await expect(ana.getByRole("heading", { level: 2, name: "Overdue" })).toBeVisible();
  await ana.holds("a list with an overdue lead");

  await openLead(ana, "Dana Whitfield");
  await plan(ana, "Meet", dayAfter(now));
  await ana.goto("/desk/leads?nextStep=planned");
  await expect(rows(ana)).toHaveCount(2);
  await expect(rows(ana).last()).toContainText("Dana Whitfield");

  await openLead(ana, "Ben Older");
  await ana.button("Done Next step").click();
  await expect(ana.saved()).toBeVisible();
  await expect(what(ana)).toHaveValue("");
  await expect(what(ana)).toBeFocused();
  await ana.button("Undo").click();
  await expect(undone(ana)).toBeVisible();
  await expect(what(ana)).toHaveValue("Call back");
});

test(
  "status and owner are chosen by keys, and the last change can be undone",
  inTestAll,
  async ({ ana }) => {
    await ana.goto("/desk/leads");
    await openLead(ana, "Ben Older");
    await ana.keyboard.press("o");
    await expect(ana.field("Owner")).toBeFocused();
    await ana.reload();
    await expect(ana.heading("Ben Older")).toBeVisible();
    await ana.keyboard.press("s");
    const status = ana.field("Status");
    await expect(status).toBeFocused();
    await ana.keyboard.press("ArrowDown");
    await expect(status).toHaveValue("contacted");
    await ana.keyboard.press("Escape");
    await expect(status, "Escape takes the choice back").toHaveValue("new");
    await expect(ana.heading("Ben Older"), "and stays on the lead").toBeVisible();
    await status.selectOption(leadStatusNames.meeting);
    await expect(ana.saved()).toBeVisible();
    const undo = ana.button("Undo");
    await expect(undo).toBeVisible();
    await ana.holds("a change that can be undone");
    await undo.focus();
    await ana.keyboard.press("Enter");
    await expect(undone(ana)).toBeVisible();
    await expect(status).toHaveValue("new");
    await expect(status, "the focus is not lost").toBeFocused();
    await expect(undo).toBeHidden();
  },
);

test(
  "the leads of one address are linked, and one of the newsletter leaves no empty column",
  inTestAll,
  async ({ ana }) => {
    await ana.goto("/desk/leads");
    await openLead(ana, "Dana Whitfield");
    const other = ana.locator(".lead-same").getByRole("link");
    await expect(other).toContainText(leadKindNames.newsletter);
    await other.click();
    await expect(ana.heading(dana)).toBeVisible();
    await expect(other).toContainText(leadKindNames.estimate);
    await expect(ana.locator(".lead-visitor")).toHaveCount(0);
    await ana.holds("a lead of the newsletter");
  },
);

test(
  "an open list offers new leads and does not move before it is asked",
  inTestAll,
  async ({ ana, server }) => {
    await ana.goto("/desk/leads");
    await expect(lead(ana, "Ben Older")).toBeVisible();
    const count = await rows(ana).count();
    await estimateOf(server, "Nora New", nora);
    await ana.evaluate(() => dispatchEvent(new Event("focus")));
    const show = ana.getByRole("status").getByRole("button", { name: "Show 1 new" });
    await expect(show).toBeVisible();
    await expect(rows(ana)).toHaveCount(count);
    await ana.holds("a list with a new lead to show");
    await show.click();
    await expect(rows(ana)).toHaveCount(count + 1);
    await expect(ana.getByRole("link", { name: "Nora New" })).toBeFocused();
    await expect(show).toBeHidden();

    await estimateOf(server, "Otto Next", "otto@practice.example");
    await ana.screen("Leads").click();
    await expect(lead(ana, "Otto Next"), "pressing Leads loads it again").toBeVisible();
  },
);

test(
  "Leads, Mail, Funnel and Team say what they hold, by name and with time zones",
  inTestAll,
  async ({ ana, server }) => {
    await expect(lead(ana, "Nora New").locator("time")).toContainText(/ M[SD]T$/);
    await expect(lead(ana, "Dana Whitfield").locator(".lead-kind")).toContainText(unlisted);
    await inStorage(server, (storage) =>
      storage.run((queries) =>
        queries
          .updateTable("leads")
          .set({ partner: "fortune" })
          .where("email", "=", nora)
          .execute(),
      ),
    );
    await ana.goto("/desk/leads?partner=fortune");
    await expect(lead(ana, "Nora New").locator(".lead-kind")).not.toContainText("fortune");
    for (const address of ["/desk/leads", "/desk/funnel"]) {
      await ana.goto(`${address}?from=2026-11-10&to=2026-11-01`);
      await expect(ana.getByText("The first day is after the last")).toBeVisible();
      await expect(ana.field("From")).toHaveAttribute("aria-invalid", "true");
      await ana.holds(`${address} with reversed days`);
    }

    await ana.goto("/desk/mail?status=failed");
    const messages = ana.locator(".mail-list > li");
    const failed = messages.filter({ hasText: "Dana Whitfield" });
    await expect(failed).toContainText(`${dana} refused`);
    await expect(failed.getByText("550 No such user")).toHaveCount(1);
    const states = ana.getByRole("navigation", { name: "Mail by state" });
    await states.getByRole("link", { name: "Sent today" }).click();
    await expect(messages.filter({ hasText: "Ben Older" })).toBeVisible();
    await expect(messages.getByRole("button")).toHaveCount(0);
    await ana.holds("mail sent today");

    await ana.screen("Funnel").click();
    const table = ana.getByRole("region", { name: "Estimates by status" }).getByRole("table");
    const inStatus = (name: string) => table.getByRole("row", { name });
    await expect(inStatus(leadStatusNames.new)).toContainText("$132,300");
    await expect(inStatus(leadStatusNames.client)).toContainText("$0");
    await ana.holds("funnel with estimates by status");

    await ana.screen("Team").click();
    await expect(ana.getByText("The only admin.")).toBeVisible();
    await expect(ana.getByRole("button", { name: "Remove" })).toHaveCount(0);
    await expect(ana.field(`Role: ${admin}`)).toBeDisabled();
    await ana.holds("team with one admin");
  },
);
