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
