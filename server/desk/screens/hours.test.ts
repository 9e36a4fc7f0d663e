import { expect, test } from "vitest";
import { defaultHours } from "#contracts/desk/hours.ts";
import { appOnEveryEngine } from "../../../tests/support/app.ts";
import { startCalendarServer } from "../../../tests/support/calendar-server.ts";
import { signInAs } from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { seedBooking } from "../../../tests/support/seed-bookings.ts";
import { googleCalendar } from "../../bookings/calendar.samples.ts";

const nineToFive = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1020 }));
const absence = (from: string, to: string) => ({ absences: [{ from, to, why: "Skiing" }] });
const skiing = absence("2099-01-01", "2099-01-03");
const week = { ...defaultHours, weekly: nineToFive, absences: [], version: 0 };

appOnEveryEngine("hours", (start) => {
  test("are saved by each person for themselves, and by admins for everyone", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const [staff, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
    const { people } = await staff.answer("hours");
    expect(people.map(({ person }) => person.id)).toEqual([staff.id]);
    expect(people[0]).toMatchObject({ ...defaultHours, weekly: [], absences: [], version: 0 });
    const own = { ...skiing, mostCallsADay: 6 };
    const { hours } = await staff.answer("saveHours", { id: staff.id, body: { ...week, ...own } });
    expect(hours).toMatchObject({ weekly: nineToFive, ...own, version: 1 });

    const foreign = [
      await other.status("saveHours", { id: staff.id, body: { ...week, version: 1 } }),
      await other.status("connectCalendar", { id: staff.id, body: { url: "https://a.example/" } }),
      await other.status("disconnectCalendar", { id: staff.id }),
      await other.status("renewFeed", { id: staff.id }),
      await admin.status("renewFeed", { id: staff.id }),
    ];
    expect(foreign).toEqual([403, 403, 403, 403, 403]);

    const all = await admin.answer("hours");
    expect(all.people[0]?.person.id).toBe(admin.id);
    expect(all.people).toHaveLength(3);
    const byAdmin = { ...week, weekly: [], version: 1 };
    const saved = await admin.answer("saveHours", { id: staff.id, body: byAdmin });
    expect(saved.hours).toMatchObject({ weekly: [], absences: [], version: 2 });
    expect(await admin.status("saveHours", { id: "nobody", body: week })).toBe(404);
    const change = { action: "hours-changed", subject: staff.id };
    expect(await rowsIn(app.storage, "desk_audit")).toMatchObject([
      { ...change, user_id: staff.id },
      { ...change, user_id: admin.id },
    ]);
  });

  test("with an absence name the calls in it, and the list of calls marks them", async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    const starts_at = Date.parse("2099-01-04T06:59Z");
    const { id } = await seedBooking(app.storage, staff.id, { starts_at });
    await seedBooking(app.storage, staff.id, { starts_at: starts_at + 60_000 });
    const body = { ...week, ...skiing };
    const { hours } = await staff.answer("saveHours", { id: staff.id, body });
    const call = { id, sequence: 0, start: starts_at, name: "Ada Lind" };
    expect(hours.callsWhileAbsent).toEqual([call]);
    const { calls } = await staff.answer("calls");
    expect(calls.map(({ colleague }) => colleague.cannotCall)).toEqual(["absent", null]);
  });

  test("that were changed meanwhile are not overwritten", async () => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    await staff.answer("saveHours", { id: staff.id, body: week });
    expect(
      await staff.said("saveHours", { id: staff.id, body: { ...week, weekly: [] } }),
    ).toMatchObject({ status: 409, hours: { weekly: nineToFive, version: 1 } });
    expect(await rowsIn(app.storage, "booking_hours")).toHaveLength(5);
  });

  test.each([
    [{ weekly: [{ weekday: 1, from: 540, to: 550 }] }, "20 minutes", "weekly.0.to"],
    [{ weekly: [...nineToFive, { weekday: 1, from: 1000, to: 1100 }] }, "overlap", "weekly.5.from"],
    [{ weekly: [{ weekday: 8, from: 540, to: 600 }] }, ".", "weekly.0.weekday"],
    [absence("2027-02-30", "2027-03-01"), "first day", "absences.0.from"],
    [absence("2027-03-02", "2027-03-01"), "before its first", "absences.0.to"],
    [{ bufferMinutes: 7 }, "buffer", "bufferMinutes"],
    [{ hoursAhead: 0.5 }, "whole number", "hoursAhead"],
    [{ mostCallsADay: 0 }, "1 or more", "mostCallsADay"],
  ])("%o is refused with its field", async (wrong, words, field) => {
    const app = await start();
    const staff = await signInAs(app, "staff");
    const body = { ...week, ...wrong };
    expect(await staff.said("saveHours", { id: staff.id, body })).toEqual({
      status: 422,
      error: expect.stringContaining(words),
      field,
    });
  });

  test("an own calendar is read at once, shows only its host, and is forgotten", async () => {
    const app = await start({ env: { WEBHOOK_ALLOW_PRIVATE: "on" } });
    const staff = await signInAs(app, "staff");
    const calendar = await startCalendarServer(googleCalendar);
    const { url } = calendar;
    const { hours } = await staff.answer("connectCalendar", { id: staff.id, body: { url } });
    const { host } = new URL(url);
    const read = { host, readAt: expect.any(Number), failedAt: null, failure: null };
    expect(hours.calendar).toEqual(read);
    calendar.answer = { status: 500 };
    const failing = await staff.answer("connectCalendar", { id: staff.id, body: { url } });
    expect(failing.hours.calendar).toMatchObject({
      readAt: null,
      failedAt: expect.any(Number),
      failure: expect.stringContaining("500"),
    });
    expect((await staff.answer("disconnectCalendar", { id: staff.id })).hours.calendar).toBeNull();
    const [stored] = await rowsIn(app.storage, "booking_settings");
    expect(stored).toMatchObject({ calendar_url: null, version: 0 });
  });

  test("a calendar in a private network, or without encryption, is refused", async () => {
    const app = await start({ options: { resolveHost: async () => ["10.0.0.1"] } });
    const staff = await signInAs(app, "staff");
    for (const url of ["http://calendar.example/a.ics", "webcal://calendar.example/a.ics"])
      expect(await staff.said("connectCalendar", { id: staff.id, body: { url } })).toMatchObject({
        status: 422,
        field: "url",
      });
    expect(await rowsIn(app.storage, "booking_settings")).toEqual([]);
  });
});
