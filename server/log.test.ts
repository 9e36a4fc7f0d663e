import { expect, it } from "vitest";
import { createLog, type Log } from "./log.ts";

/** What is written, line by line, without its time. */
function linesOf(write: (log: Log) => void): object[] {
  const lines: string[] = [];
  write(createLog((line) => lines.push(line)));
  return lines.map((line) => {
    expect(line).toMatch(/^[^\n]+\n$/);
    const { time, ...rest } = JSON.parse(line);
    expect(new Date(time).toISOString()).toBe(time);
    return rest;
  });
}

it("writes one JSON object a line, at once and in the order of the events", () => {
  const lines = linesOf((log) => {
    log.info("request", { status: 200, ms: 0.4, owner: undefined });
    log.error("mail refused");
  });
  expect(lines).toEqual([
    { level: "info", event: "request", status: 200, ms: 0.4 },
    { level: "error", event: "mail refused" },
  ]);
});

it.each([
  ["550 <ada@practice.example>: unknown", "550 <[address]>: unknown"],
  [
    'to="ada@practice.example",\nagain ada+tax@practice.example',
    'to="[address]",\nagain [address]',
  ],
  ["no address: 5 @ 3", "no address: 5 @ 3"],
])("leaves out addresses that a mail server repeats, and keeps what it said: %j", (said, kept) => {
  const lines = linesOf((log) => log.warn("message-postponed", { error: said, attempts: 2 }));
  expect(lines).toEqual([{ level: "warn", event: "message-postponed", error: kept, attempts: 2 }]);
});
