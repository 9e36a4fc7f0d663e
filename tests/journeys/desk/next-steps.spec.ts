import { expect } from "@playwright/test";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { type DeskPage, testAtDesk } from "../../support/journeys/desk-browser.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import type { SiteServer } from "../../support/site-server.ts";

const test = testAtDesk();

const ben = { name: "Ben Older", email: "ben@practice.example", phone: "(801) 555-0101" };
const dana = { name: "Dana Whitfield", email: "dana@practice.example", phone: "(801) 555-0102" };
const unlisted = "Hennepin Dental CPAs";

async function estimateOf({ url }: SiteServer, contact: typeof ben, partner?: string) {
  const request = resultsRequest(contact.email, contact);
  if (partner) Object.assign(request.calculation, { partner });
  expect((await sendResults(url, request)).status).toBe(200);
}

test.beforeAll(async ({ ana, server, smtp }) => {
  smtp.behave({
    recipient: (address) =>
      address === dana.email ? { code: 550, text: "No such user" } : undefined,
  });
  await estimateOf(server, ben);
  await estimateOf(server, dana);
  await estimateOf(server, dana, unlisted);
  await ana.becomeFirstAdmin(server);
  await expect(rows(ana).first()).toBeVisible();
});

const rows = (page: DeskPage) => page.locator(".lead-row");
const row = (page: DeskPage, name: string) =>
  rows(page).filter({ has: page.locator(".lead-name", { hasText: name }) });
const what = (page: DeskPage) => page.field("What");
const undone = (page: DeskPage) => page.getByText("Undone", { exact: true });

async function openPerson(page: DeskPage, name: string): Promise<void> {
  await row(page, name).locator(".lead-name").click();
  await expect(page.heading(name)).toBeVisible();
}

test("who sent two estimates is one row, and it says that their mail did not arrive @test:all", async ({
  ana,
}) => {
  await expect(rows(ana)).toHaveCount(2);
  const danas = row(ana, dana.name);
  await expect(danas).toContainText("1 more");
  await expect(danas).toContainText(unlisted);
  await expect(danas.locator("time")).toContainText(/ M[SD]T$/);
  await expect(async () => {
    await ana.reload();
    await expect(danas).toContainText("Result did not arrive", { timeout: 20_000 });
  }).toPass();
  await expect(ana.screen("Mail")).toHaveAccessibleName(/\d failed/);
  await ana.holds("a list with mail that failed");

  await ana.getByRole("status").getByRole("link", { name: "See Mail" }).click();
  const messages = ana.locator("main li").filter({ hasText: dana.name });
  await expect(messages.first()).toContainText(`${dana.email} refused`);
  await expect(messages.first().getByText("550 No such user")).toHaveCount(1);
});

test("a next step that is due puts its person at the top of the list, until it is done @test:all", async ({
  ana,
}) => {
  const now = today(firmTimeZone);
  await ana.goto("/desk/leads");
  await openPerson(ana, ben.name);
  await ana.keyboard.press("t");
  await expect(what(ana)).toBeFocused();
  await ana.keyboard.press("Enter");
  await expect(ana.getByText("Write what comes next, such as Call back.")).toBeVisible();
  await expect(ana.getByText("Choose a day.")).toBeVisible();
  await ana.holds("a next step without text and day");
  await what(ana).fill("Call back");
  await ana.field("When").fill(now);
  await ana.button("Save Next step").click();
  await expect(ana.saved()).toBeVisible();
  await ana.holds("a person with a next step that is due");

  await ana.screen("Leads").click();
  await expect(rows(ana).first()).toContainText(ben.name);
  await expect(rows(ana).first()).toContainText("Due today");
  await expect(ana.getByRole("heading", { level: 2, name: "Due today" })).toBeVisible();
  await ana.holds("a list with a person who is due");

  await openPerson(ana, ben.name);
  await ana.button("Done Next step").click();
  await expect(ana.saved()).toBeVisible();
  await expect(what(ana)).toHaveValue("");
  await expect(what(ana)).toBeFocused();
  await ana.button("Undo").click();
  await expect(undone(ana)).toBeVisible();
  await expect(what(ana)).toHaveValue("Call back");
});

test("status and owner are chosen by keys, undone by a key, and Escape leads back @test:all", async ({
  ana,
}) => {
  await ana.goto("/desk/leads");
  await openPerson(ana, ben.name);
  await ana.keyboard.press("o");
  await expect(ana.field("Owner")).toBeFocused();
  await ana.reload();
  await expect(ana.heading(ben.name)).toBeVisible();
  await ana.keyboard.press("s");
  const status = ana.field("Status");
  await expect(status).toBeFocused();
  await ana.keyboard.press("ArrowDown");
  await expect(status).toHaveValue("contacted");
  await ana.keyboard.press("Escape");
  await expect(status, "Escape takes the choice back").toHaveValue("new");
  await expect(ana.heading(ben.name), "and stays on the person").toBeVisible();
  await ana.keyboard.press("ArrowDown");
  await ana.keyboard.press("Enter");
  await expect(ana.saved()).toBeVisible();
  await ana.holds("a change that can be undone");
  await ana.keyboard.press("u");
  await expect(undone(ana)).toBeVisible();
  await expect(status).toHaveValue("new");
  await ana.keyboard.press("Escape");
  await expect(ana.heading("Leads")).toBeVisible();
});

test("an open list offers new people and does not move before it is asked @test:all", async ({
  ana,
  server,
}) => {
  await ana.goto("/desk/leads");
  await expect(row(ana, ben.name)).toBeVisible();
  const count = await rows(ana).count();
  const nora = { name: "Nora New", email: "nora@practice.example", phone: "(801) 555-0103" };
  await estimateOf(server, nora);
  await ana.evaluate(() => dispatchEvent(new Event("focus")));
  const show = ana.getByRole("status").getByRole("button", { name: "Show 1 new" });
  await expect(show).toBeVisible();
  await expect(rows(ana)).toHaveCount(count);
  await ana.holds("a list with a new person to show");
  await show.click();
  await expect(rows(ana)).toHaveCount(count + 1);
  await expect(ana.getByRole("link", { name: nora.name })).toBeFocused();
  await expect(show).toBeHidden();
});

test("days in the wrong order are named beside the field @test:all", async ({ ana }) => {
  for (const address of ["/desk/leads", "/desk/funnel"]) {
    await ana.goto(`${address}?from=2026-11-10&to=2026-11-01`);
    await expect(ana.getByText("The first day is after the last")).toBeVisible();
    await expect(ana.field("From")).toHaveAttribute("aria-invalid", "true");
    await ana.holds(`${address} with reversed days`);
  }
});
