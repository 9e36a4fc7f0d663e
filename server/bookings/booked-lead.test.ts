import { expect, test } from "vitest";
import {
  appWithDana,
  askBooking as ask,
  bookingOf,
  postBooking,
  timesOf,
} from "../../tests/support/bookings.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { insertConnection } from "../connections/connections.ts";
import { erasePerson } from "../leads/erase-person.ts";
import { remind } from "./reminders.ts";

const dana = "dana@ledgerwell.example";
const tuesday10 = "2026-12-01T17:00:00Z";
const tuesday11 = "2026-12-01T18:00:00Z";

test("every connection hears that a call was booked, moved and cancelled", async () => {
  const app = await appWithDana();
  const connection = { name: "CRM", url: "https://crm.example/hook", now: 1 };
  await app.storage.run((queries) => insertConnection(queries, connection));
  const { body } = await postBooking(app, bookingOf(tuesday10));
  await ask(app, { token: body.token, action: "change", start: tuesday11 });
  await ask(app, { token: body.token, action: "cancel" });
  const [lead] = await rowsIn(app.storage, "leads");
  const calls = (await rowsIn(app.storage, "outbox"))
    .filter(({ channel }) => channel === "webhook")
    .map(({ content }) => JSON.parse(content));
  expect(calls.map(({ type }) => type)).toEqual([
    "lead.created",
    "lead.booked",
    "lead.booking-changed",
    "lead.booking-cancelled",
  ]);
  expect(calls[2].data).toMatchObject({
    id: lead?.id,
    caller: dana,
    booking: { id: body.id, start: tuesday11, zone: "America/New_York", status: "booked" },
  });
  expect(JSON.stringify(calls)).not.toContain(body.token);
});

test("erasing a person frees the time and ends link and reminder, without a mail", async () => {
  const app = await appWithDana();
  const friday = "2026-12-04T17:00:00Z";
  const request = bookingOf(friday);
  const { body } = await postBooking(app, request);
  await app.mails(2);
  const { dataDir, publicOrigin: origin } = app.environment;
  const erased = await erasePerson(app.storage, dataDir, request.email);
  expect(erased).toMatchObject({ leads: 1, bookings: 1 });
  expect(await timesOf(app)).toContain(friday);
  expect(await remind(app.storage, { origin, now: Date.parse(friday) - 1 })).toBe(0);
  expect((await ask(app, { token: body.token, action: "show" })).status).toBe(404);
  const tables = ["bookings", "booking_cells", "booking_tokens", "outbox", "lead_events"] as const;
  for (const table of tables) expect(await rowsIn(app.storage, table), table).toEqual([]);
  expect(await app.mails(0), "nor do copies stay in the mail folder").toEqual([]);
});
