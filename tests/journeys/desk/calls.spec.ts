import { expect } from "@playwright/test";
import { bookingSubjects, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { BookingTimes } from "#contracts/booking.ts";
import { bookingTimesPath, samplePublicAnonKey } from "#contracts/endpoints.ts";
import { dayAfter, momentsOf, today } from "#wording/dates.ts";
import { dayOf } from "#wording/times.ts";
import { inStorage } from "../../support/data-folder.ts";
import {
  type DeskPage,
  renewConfirmations,
  staff,
  testAtDesk,
} from "../../support/journeys/desk-browser.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import { seedBooking } from "../../support/seed-bookings.ts";

const test = testAtDesk();

async function offeredTimes(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${samplePublicAnonKey}` };
  const response = await fetch(origin + bookingTimesPath, { headers });
  return ((await response.json()) as BookingTimes).times.length;
}

test.beforeAll(async ({ ana, server }) => {
  const contact = { name: "Nora Field", phone: "801-555-0111" };
  await sendResults(server.url, resultsRequest("nora@practice.example", contact));
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
  await ana.holds("calls without hours");
  await ana.getByRole("link", { name: "Set hours for the team" }).click();
  await expect(ana.heading("Hours")).toBeVisible();
  await ana.button("Monday to Friday, 9 to 5").click();
  await ana.button("Save").click();
  await expect(ana.saved()).toBeVisible();
  await ana.holds("hours of a week");
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
  await ana.holds("hours with faults");
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
  await ana.holds("hours not saved yet");
  await ana.button("Discard changes").first().click();
  await expect(ana.saved()).toBeVisible();
  await ana.reload();
  await expect(ana.field("Friday, to")).toHaveValue("17:00");
  expect(await offeredTimes(server.url)).toBe(before);
});

test("a caller's call is booked at any free minute, moved by a key and handed over before an absence", async ({
  ana,
}) => {
  await ana.screen("Team").click();
  await ana.inviteStaff();
  await ana.button(`Send the invitation again ${staff}`).click();
  await expect(ana.getByText("gets the invitation again")).toBeVisible();
  await ana.screen("Leads").click();
  await ana.locator(".lead-name", { hasText: "Nora Field" }).click();
  await ana.button("Book a call").click();
  const dialog = ana.getByRole("dialog");
  await expect(dialog.getByLabel("Who calls")).toBeFocused();
  await expect(dialog.getByLabel("Phone")).toHaveValue("801-555-0111");
  await ana.inDialog("Book this time").click();
  await expect(dialog.getByText("Choose a time.", { exact: true })).toBeVisible();
  await dialog.getByLabel("Who calls").selectOption("Me");
  // A whole day: late in the day few times of today are left.
  await dialog.getByLabel("Day", { exact: true }).selectOption({ index: 3 });
  await dialog.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
  const exact = dialog.getByLabel("Exact time");
  await exact.fill(`${(await exact.inputValue()).slice(0, 4)}5`);
  await ana.holds("booking a call for a person");
  await ana.inDialog("Book this time").click();
  await expect(dialog).toBeHidden();
  const section = ana.getByRole("region", { name: "Calls" });
  await expect(section).toContainText(bookingSubjects["rd-credit"]);
  await ana.holds("a person with a call");

  await ana.screen("Calls").click();
  await expect(row(ana).getByRole("link", { name: "(801) 555-0111" })).toHaveAttribute(
    "href",
    "tel:+18015550111",
  );
  await ana.holds("calls");
  const time = row(ana).locator("time");
  const before = await time.getAttribute("datetime");
  await ana.keyboard.press("m");
  await expect(dialog.getByLabel("Who calls")).toBeFocused();
  await dialog.getByLabel("Time", { exact: true }).selectOption({ index: 2 });
  await ana.holds("moving a call");
  await ana.inDialog("Move the call").click();
  await expect(dialog).toBeHidden();
  await expect(time).not.toHaveAttribute("datetime", before ?? "");

  const day = dayOf(Date.parse((await time.getAttribute("datetime")) ?? ""), firmTimeZone);
  await ana.screen("Hours").click();
  await ana.button("Add an absence").click();
  await ana.field("First day").fill(day);
  await ana.field("Last day").fill(day);
  await ana.button("Save").click();
  await ana.button("Hand over Nora Field").click();
  await dialog.getByLabel("Who calls").selectOption(staff);
  await ana.holds("handing over a call of an absence");
  await ana.inDialog("Hand over").click();
  await expect(ana.getByText(`Nora Field: ${staff} calls.`)).toBeVisible();
  await expect(ana.button("Hand over Nora Field")).toBeHidden();
});

test("removing a colleague asks for their calls, and what nobody can take is marked and cancelled @test:all", async ({
  ana,
  server,
}) => {
  await renewConfirmations(server);
  await ana.screen("Team").click();
  await ana.button(`Remove ${staff}`).click();
  await expect(ana.getByRole("dialog")).toContainText("Nora Field");
  await ana.holds("removing a colleague who has a call");
  await ana.inDialog("Remove").click();
  await ana.getByRole("status").getByRole("link", { name: "Calls" }).click();
  await expect(row(ana)).toContainText("has left");
  await expect(row(ana).getByRole("button").first()).toContainText("Hand over");
  await ana.keyboard.press("v");
  await ana.button("Cancel the chosen calls").click();
  await ana.holds("cancelling chosen calls");
  await ana.inDialog("Cancel this call").click();
  await expect(ana.getByRole("heading", { name: "No calls today" })).toBeVisible();
  await ana.holds("no calls");
  await ana.screen("Hours").click();
  await ana.button("Remove absence 1").click();
  await ana.button("Save").click();
  await expect(ana.saved()).toBeVisible();
});

const row = (page: DeskPage, name = "") =>
  page.locator("li").filter({ has: page.getByRole("button", { name: `Called ${name}` }) });

test("a press acts on what was pressed, No answer is undone, and Called stores everything at once", async ({
  ana,
  server,
}) => {
  // Just after midnight a call of a minute ago would be yesterday's.
  const day = today(firmTimeZone);
  const noon = momentsOf(`${day}T12:00`, firmTimeZone)[0] ?? 0;
  await ana.clock.setFixedTime(noon);
  await inStorage(server, async (storage) => {
    const [user] = await storage.run((queries) =>
      queries.selectFrom("desk_users").select("id").execute(),
    );
    for (const [at, name] of ["Omar Reed", "Pia Sol"].entries()) {
      const email = `${name.slice(0, 4).trim()}@practice.example`.toLowerCase();
      const contact = { name, email, phone: `(801) 555-010${at}` };
      await seedBooking(storage, user?.id ?? "", { starts_at: noon - 60_000 + at, contact });
    }
  });
  await ana.goto("/desk/leads");
  await expect(ana.getByRole("region", { name: "Today’s calls" })).toContainText("Omar Reed");
  await ana.holds("today's calls above the leads");
  await ana.screen("Calls").click();
  // Pressing marks the row, which must not move its buttons away under the pointer.
  const noAnswer = ana.button("No answer Pia Sol");
  const place = await noAnswer.boundingBox();
  await ana.button("Called Pia Sol").focus();
  expect(await noAnswer.boundingBox()).toEqual(place);
  await noAnswer.click();
  await expect(ana.getByText("Pia Sol: no answer")).toBeVisible();
  await ana.keyboard.press("u");
  await expect(noAnswer).toBeEnabled();
  await ana.keyboard.press("k");
  await expect(ana.getByRole("link", { name: "Omar Reed" })).toBeFocused();

  await ana.keyboard.press("c");
  const dialog = ana.getByRole("dialog");
  await expect(dialog.getByLabel("Outcome")).toBeFocused();
  await dialog.getByLabel("Note").fill("Wants both years.");
  await dialog.getByLabel("Status").selectOption(leadStatusNames.meeting);
  await dialog.getByLabel("Next step").fill("Send the proposal");
  await ana.inDialog("Save").click();
  await expect(dialog.getByText("Choose a day.")).toBeVisible();
  await ana.holds("recording a call");
  await dialog.getByLabel("When").fill(dayAfter(day));
  await ana.inDialog("Save").click();
  await expect(dialog).toBeHidden();
  await ana.getByRole("link", { name: "Omar Reed" }).click();
  await expect(ana.field("Status")).toHaveValue("meeting");
  await expect(ana.field("Owner").locator(":checked")).toHaveText("Me");
  await expect(ana.field("What")).toHaveValue("Send the proposal");
  await expect(ana.getByText("Wants both years.")).toBeVisible();
});
