import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { callStart } from "./booked-call.ts";
import { bookRequest } from "./booking.ts";

const takes = (zone: string) => bookRequest.shape.zone.safeParse(zone).success;

test.each(["2026-12-01T17:20:00Z", "2028-02-29T23:59:00.000Z"])("%s is an instant", (text) => {
  expect(callStart.safeParse(text).success).toBe(true);
});

test.each([
  "2026-13-01T17:00:00Z",
  "2026-13-45T99:99:00Z",
  "2026-12-01T24:00:00Z",
  // Dates that JavaScript takes as the first of the next month.
  "2026-11-31T17:00:00Z",
  "2027-02-29T17:00:00Z",
  "0000-00-00T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "2026-12-01",
])("%s is no instant at which a call can start", (text) => {
  expect(callStart.safeParse(text).success).toBe(false);
});

test("each time zone that a browser lists is taken, by the library that uses it too", () => {
  const now = Temporal.Instant.fromEpochMilliseconds(0);
  const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"];
  expect(zones.filter((zone) => !takes(zone))).toEqual([]);
  for (const zone of zones) expect(() => now.toZonedDateTimeISO(zone), zone).not.toThrow();
});

test.each(["ACT", "AET", "IST", "\u221207:00", "Mars/Olympus", ""])(
  "a time zone that this library does not take is refused: %s",
  (zone) => expect(takes(zone)).toBe(false),
);
