import { expect } from "@playwright/test";
import { bookingSubjects, leadStatusNames } from "#content/desk.ts";
import type { BookingTimes } from "#contracts/booking.ts";
import { bookingTimesPath, samplePublicAnonKey } from "#contracts/endpoints.ts";
import { startCalendarServer } from "../../support/calendar-server.ts";
import { type DeskPage, inStorage, testAtDesk } from "../../support/journeys/desk-browser.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import { seedBooking } from "../../support/seed-bookings.ts";

const test = testAtDesk({ WEBHOOK_ALLOW_PRIVATE: "on" });

const visitor = "nora@practice.example";

async function offeredTimes(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${samplePublicAnonKey}` };
  const response = await fetch(origin + bookingTimesPath, { headers });
  return ((await response.json()) as BookingTimes).times.length;
}

test.beforeAll(async ({ ana, server }) => {
  const request = resultsRequest(visitor);
  Object.assign(request.calculation.contact, { name: "Nora Field", phone: "801-555-0111" });
  await sendResults(server.url, request);
  await ana.becomeFirstAdmin(server);
});

test("the first admin goes from nothing to offered times in one press and Save", async ({
  ana,
  server,
}) => {
  expect(await offeredTimes(server.url)).toBe(0);
  await expect(ana.getByText("Nobody has hours yet")).toBeVisible();
  await ana.screen("Calls").click();
  await expect(ana.getByRole("heading", { name: "Nobody has hours yet" })).toBeVisible();
  await holds(ana, "calls without hours");
  await ana.getByRole("link", { name: "Set hours for the team" }).click();
  await expect(ana.heading("Hours")).toBeVisible();
  await ana.button("Monday to Friday, 9 to 5").click();
  await ana.button("Save").click();
  await expect(ana.saved()).toBeVisible();
  await holds(ana, "hours of a week");
  expect(await offeredTimes(server.url)).toBeGreaterThan(20);
});

test("all wrong hours are shown at once, each beside its field, and the first takes the focus", async ({
  ana,
}) => {
  // As where the desk is served without TLS, on an office network.
  await ana.evaluate(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
  await ana.field("Monday, to").fill("08:00");
  await ana.field("Wednesday, from").fill("");
  await ana.field("At most so many calls a day").fill("0");
  await ana.button("Add an absence").click();
  await ana.field("First day").fill("2099-03-02");
  await ana.field("Last day").fill("2099-03-01");
  await ana.button("Save").click();
  await expect(ana.field("Monday, to")).toBeFocused();
  for (const [label, words] of [
    ["Monday, to", /^Monday: .*20 minutes/],
    ["Wednesday, from", /^Wednesday: .*begin/],
    ["At most so many calls a day", /1 or more/],
    ["Last day", /before its first/],
  ] as const)
    await expect(ana.field(label)).toHaveAccessibleDescription(words);
  await holds(ana, "hours with faults");
  await ana.field("Monday, to").fill("16:00");
  await expect(ana.field("Monday, to")).toHaveAccessibleDescription("");
  await expect(ana.field("Wednesday, from")).toHaveAccessibleDescription(/^Wednesday/);
});

test("hours that are left unsaved are there on return, until they are discarded", async ({
  ana,
  server,
}) => {
  const before = await offeredTimes(server.url);
  await ana.button("Copy Monday to Tuesday to Friday").click();
  await ana.screen("Calls").click();
  await expect(ana.heading("Calls")).toBeVisible();
  await ana.screen("Hours").click();
  await expect(ana.field("Friday, to")).toHaveValue("16:00");
  await expect(ana.field("Last day")).toHaveValue("2099-03-01");
  await expect(ana.getByText("Not saved yet").first()).toBeVisible();
  await holds(ana, "hours not saved yet");
  await ana.button("Discard changes").first().click();
  await expect(ana.saved()).toBeVisible();
  await ana.reload();
  await expect(ana.field("Friday, to")).toHaveValue("17:00");
  expect(await offeredTimes(server.url)).toBe(before);
});

test("a caller's call is booked from the lead, moved and cancelled by keys", async ({
  ana,
  smtp,
}) => {
  await ana.screen("Leads").click();
  await ana.getByRole("link", { name: "Nora Field" }).click();
  await ana.button("Book a call").click();
  const dialog = ana.getByRole("dialog");
  await expect(dialog.getByLabel("Phone")).toHaveValue("801-555-0111");
  await ana.inDialog("Book this time").click();
  await expect(dialog.getByText("Choose a time.", { exact: true })).toBeVisible();
  await holds(ana, "booking a call for a lead");
  await dialog.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
  await ana.inDialog("Book this time").click();
  await expect(dialog).toBeHidden();
  const calls = ana.locator(".lead-calls");
  await expect(calls).toContainText(bookingSubjects["rd-credit"]);
  await expect(ana.locator(".lead-timeline")).toContainText("Booked a call for");
  await holds(ana, "a lead with a call");

  await ana.screen("Calls").click();
  await expect(row(ana)).toContainText("Nora Field");
  await expect(row(ana).getByRole("link", { name: "801-555-0111" })).toHaveAttribute(
    "href",
    "tel:+18015550111",
  );
  await holds(ana, "calls");
  const before = await row(ana).locator("time").getAttribute("datetime");
  await ana.keyboard.press("m");
  await dialog.getByLabel("Time", { exact: true }).selectOption({ index: 2 });
  await holds(ana, "moving a call");
  await ana.inDialog("Move the call").click();
  await expect(dialog).toBeHidden();
  await expect(row(ana).locator("time")).not.toHaveAttribute("datetime", before ?? "");
  await ana.keyboard.press("x");
  await ana.inDialog("Cancel this call").click();
  await expect(ana.getByRole("heading", { name: "No calls today" })).toBeVisible();
  await holds(ana, "no calls");
  const toVisitor = () => smtp.received.filter(({ to }) => to.includes(visitor)).length;
  // Her estimate, and the call: booked, moved, cancelled.
  await expect.poll(toVisitor).toBe(4);
});

test("an own calendar is read, and its busy times are not offered", async ({ ana, server }) => {
  const before = await offeredTimes(server.url);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const calendar = await startCalendarServer(
    [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "UID:1",
      `DTSTART;VALUE=DATE:${nextWeek.replaceAll("-", "")}`,
      "RRULE:FREQ=DAILY;COUNT=7",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
  await ana.screen("Hours").click();
  await ana.field("Address").fill(calendar.url);
  await ana.button("Connect").click();
  await expect(ana.getByText(new URL(calendar.url).host)).toBeVisible();
  await holds(ana, "a calendar that was read");
  expect(await offeredTimes(server.url)).toBeLessThan(before);
  calendar.answer = { status: 404 };
  await ana.field("Another address").fill(calendar.url);
  await ana.button("Connect").click();
  await expect(ana.alert("404")).toBeVisible();
  await holds(ana, "a calendar that could not be read");
  await ana.button("Disconnect").click();
  await expect(ana.field("Address")).toBeVisible();
  expect(await offeredTimes(server.url)).toBe(before);
});

/** From its top: what the head of the desk covers while one scrolls is no target. */
async function holds(page: DeskPage, state: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.holds(state);
}

const row = (page: DeskPage) => page.locator(".call-row");

test("what came of a call is recorded by a key with the lead's status and next step", async ({
  ana,
  server,
}) => {
  await inStorage(server, async (storage) => {
    const [user] = await storage.run((queries) =>
      queries.selectFrom("desk_users").select("id").execute(),
    );
    const starts_at = Date.now() - 60_000;
    await seedBooking(storage, user?.id ?? "", { starts_at, name: "Omar Reed" });
  });
  await ana.screen("Leads").click();
  await expect(ana.locator(".todays-calls")).toContainText("Omar Reed");
  await holds(ana, "today's calls above the leads");
  await ana.screen("Calls").click();
  await expect(row(ana)).toContainText("Omar Reed");
  await ana.keyboard.press("a");
  await expect(row(ana)).toContainText("No answer");
  await ana.keyboard.press("c");
  const dialog = ana.getByRole("dialog");
  await dialog.getByLabel("Status").selectOption(leadStatusNames.meeting);
  await dialog.getByLabel("Next step").fill("Send the proposal");
  await ana.inDialog("Save").click();
  await expect(dialog.getByText("Choose a day.")).toBeVisible();
  await holds(ana, "recording a call");
  await dialog.getByLabel("When").fill("2027-02-01");
  await ana.inDialog("Save").click();
  await expect(dialog).toBeHidden();
  await expect(row(ana)).toContainText(leadStatusNames.meeting);
  await ana.getByRole("link", { name: "Omar Reed" }).click();
  await expect(ana.field("Status")).toHaveValue("meeting");
  await expect(ana.field("What")).toHaveValue("Send the proposal");
});
