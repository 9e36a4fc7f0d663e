import { expect, test } from "vitest";
import { appOnEveryEngine } from "../../tests/support/app.ts";
import {
  appWithDana,
  askBooking as ask,
  bookedRows,
  bookingOf,
  postBooking,
} from "../../tests/support/bookings.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { remind } from "./reminders.ts";

const origin = "http://site.example";

appOnEveryEngine("reminders", (start) => {
  test("leave once, at nine of the visitor's day before, however many servers look", async () => {
    const app = await appWithDana(start);
    const friday = bookingOf("2026-12-04T17:00:00Z");
    const { body } = await postBooking(app, friday);
    const tuesday = await postBooking(app, bookingOf("2026-12-01T17:00:00Z", 2));
    expect(tuesday.status, "booked after nine of the day before").toBe(200);

    const nine = Date.parse("2026-12-03T14:00:00Z");
    expect(await remind(app.storage, { origin, now: nine - 1 })).toBe(0);
    const twoYearsAhead = nine + 740 * 24 * 60 * 60 * 1000;
    expect(await remind(app.storage, { origin, now: twoYearsAhead }), "a wrong clock").toBe(0);
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => remind(app.storage, { origin, now: nine })),
    );
    expect(sent.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await remind(app.storage, { origin, now: nine + 60_000 })).toBe(0);

    const reminder = (await app.mails(5)).find(({ subject }) => subject?.startsWith("A reminder"));
    expect(reminder?.to).toMatchObject([{ address: friday.email }]);
    const [, token] = /\/book\/change#([\w-]{43})/.exec(reminder?.text ?? "") ?? [];
    app.clock.now = nine;
    expect((await ask(app, { token, action: "show" })).body.id).toBe(body.id);
  });

  test("follow a call that is moved, and are dropped with one that is cancelled", async () => {
    const app = await appWithDana(start);
    const { token } = (await postBooking(app, bookingOf("2026-12-04T17:00:00Z"))).body;
    await ask(app, { token, action: "change", start: "2026-12-10T17:00:00Z" });
    const [moved] = await bookedRows(app.storage);
    expect(moved?.remind_at).toBe(Date.parse("2026-12-09T14:00:00Z"));
    await ask(app, { token, action: "cancel" });
    expect(await remind(app.storage, { origin, now: Date.parse("2026-12-10T00:00:00Z") })).toBe(0);
    const purposes = (await rowsIn(app.storage, "outbox")).map(({ purpose }) => purpose);
    expect(purposes).not.toContain("booking-reminder");
  });

  test("that the mail server has postponed are withdrawn with a call that is moved or cancelled", async () => {
    const app = await appWithDana(start, { SMTP_URL: "smtp://127.0.0.1:1" });
    const { token } = (await postBooking(app, bookingOf("2026-12-04T17:00:00Z"))).body;
    const postponed = (...purposes: string[]) =>
      expect
        .poll(async () => {
          const rows = await rowsIn(app.storage, "outbox");
          const isPostponed = (row: (typeof rows)[number]) =>
            row.attempts > 0 && row.lease_token === null;
          return rows.filter(isPostponed).map(({ purpose }) => purpose);
        })
        .toEqual(expect.arrayContaining(purposes));
    const left = async () => {
      const rows = await rowsIn(app.storage, "outbox");
      const purposes = rows.map(({ purpose }) => purpose).toSorted();
      return purposes.filter((purpose) => purpose !== "booking-notification");
    };
    await remind(app.storage, { origin, now: Date.parse("2026-12-03T14:00:00Z") });
    await postponed("booking-confirmation", "booking-reminder");
    await ask(app, { token, action: "change", start: "2026-12-10T17:00:00Z" });
    expect(await left()).toEqual(["booking-confirmation"]);
    await remind(app.storage, { origin, now: Date.parse("2026-12-09T14:00:00Z") });
    await postponed("booking-confirmation", "booking-reminder");
    await ask(app, { token, action: "cancel" });
    expect(await left()).toEqual(["booking-cancellation"]);
  });
});
