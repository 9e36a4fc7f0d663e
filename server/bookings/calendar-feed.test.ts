import ICAL from "ical.js";
import { expect, test } from "vitest";
import { bookingSubjects } from "#content/desk.ts";
import { appOnEveryEngine, type TestApp } from "../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../tests/support/desk.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
import { newToken } from "../storage/ids.ts";

const hour = 3_600_000;

async function feedOf(app: TestApp, visitor: DeskVisitor) {
  const { address, hours } = await visitor.answer("renewFeed", { id: visitor.id });
  expect(hours.hasFeed).toBe(true);
  return address.replace(app.environment.publicOrigin, "");
}

const eventsOf = async (response: Response) =>
  new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

appOnEveryEngine("the private address of a person's calls", (start) => {
  test("shows their calls to come, and no cancelled one or another's", async () => {
    const app = await start();
    const [sam, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
    const at = Math.ceil(Date.now() / hour) * hour + 48 * hour;
    const { person } = await seedBooking(app.storage, sam.id, { starts_at: at });
    await seedBooking(app.storage, sam.id, { starts_at: at + hour, status: "cancelled" });
    await seedBooking(app.storage, other.id, { starts_at: at });
    const response = await app.get(await feedOf(app, sam));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [event, ...others] = await eventsOf(response);
    expect(others).toEqual([]);
    expect(event?.summary).toContain("Ada");
    expect(event?.startDate.toJSDate().getTime()).toBe(at);
    expect(event?.startDate.zone.tzid).toBe("UTC");
    expect(event?.description).toContain(bookingSubjects["rd-credit"]);
    expect(event?.description).toContain(`/desk/leads/${person}`);
  });

  test("is stored hashed, and stops working when it is renewed", async () => {
    const app = await start();
    const sam = await signInAs(app, "staff");
    const first = await feedOf(app, sam);
    const second = await feedOf(app, sam);
    const unknown = `/desk/calendar/${newToken()}.ics`;
    const paths = [first, second, unknown, second.replace(".ics", "")];
    const statuses = await Promise.all(paths.map(async (path) => (await app.get(path)).status));
    expect(statuses).toEqual([404, 200, 404, 404]);
    const [stored] = await rowsIn(app.storage, "booking_settings");
    expect(second).not.toContain(stored?.feed_secret_hash);
  });
});
