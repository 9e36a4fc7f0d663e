import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  id: "refund-claim-2023",
  day: "2027-04-15",
  summary: "Last day; amend 2023, research credit",
  description:
    "Confirm the day with your CPA and file well before it: été, a long line that must be folded.",
};
const file = calendarFile([event], {
  email: "info@example.com",
  now: new Date("2026-11-16T09:30:00.123Z"),
});

test("an event lasts one whole day and has a stamp and an id", () => {
  expect(file).toContain("DTSTART;VALUE=DATE:20270415\r\nDTEND;VALUE=DATE:20270416\r\n");
  expect(file).toContain("DTSTAMP:20261116T093000Z\r\n");
  expect(file).toContain("UID:refund-claim-2023@example.com\r\n");
});

test("commas and semicolons are escaped", () => {
  expect(file).toContain("SUMMARY:Last day\\; amend 2023\\, research credit\r\n");
});

test("every line ends with CRLF and has at most 75 bytes; unfolded, the text is whole", () => {
  const lines = file.split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("a long line that must be folded.");
});

test("each event has its reminders", () => {
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

test("a call is read back by another library with its instants, people and version", () => {
  const start = Date.parse("2027-03-14T16:00:00Z");
  const call = {
    id: "booking-1",
    start,
    end: start + 20 * 60_000,
    summary: "Call with Doe, Roe & Co.; 20 minutes",
    description: "We call you.\nBackslash \\ and comma, too.",
    location: "(801) 555-0100",
    sequence: 3,
    cancelled: true,
    organizer: { name: 'The "Firm"', email: "info@example.com" },
    attendee: "ada@practice.example",
  };
  const text = calendarFile([call], {
    email: "info@example.com",
    now: new Date(start),
    method: "CANCEL",
  });
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(event).toMatchObject({
    uid: "booking-1@example.com",
    summary: call.summary,
    description: call.description,
    location: call.location,
    sequence: 3,
    organizer: "mailto:info@example.com",
  });
  expect(event?.startDate.toJSDate().getTime()).toBe(call.start);
  expect(event?.endDate.toJSDate().getTime()).toBe(call.end);
  expect(event?.startDate.zone.tzid).toBe("UTC");
  expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(event?.attendees[0]?.getFirstValue()).toBe(`mailto:${call.attendee}`);
  expect(text).not.toContain("VALARM");
});
