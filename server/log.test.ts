import { expect, it } from "vitest";
import { createLog, errorsOnceAMinute, silentLog } from "./log.ts";

it.each([
  ["550 <ada@practice.example>: unknown", "550 <[address]>: unknown"],
  [
    'to="ada@practice.example",\nagain ada+tax@practice.example',
    'to="[address]",\nagain [address]',
  ],
  ["no address: 5 @ 3", "no address: 5 @ 3"],
])("leaves out addresses that a mail server repeats, and keeps what it said: %j", (reply, kept) => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).warn("message-postponed", { error: reply, attempts: 2 });
  const written = { level: "warn", event: "message-postponed", error: kept, attempts: 2 };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([written]);
});

it("says the same failure once a minute, and another one at once", () => {
  const logged: string[] = [];
  const error = (event: string, { reason = "" } = {}) => void logged.push(`${event} ${reason}`);
  let clock = 0;
  const logError = errorsOnceAMinute({ ...silentLog, error }, () => clock);
  for (clock of [0, 1000, 59_999]) logError("not-readable", { reason: "away" });
  logError("not-readable", { reason: "locked" });
  for (clock of [60_000, 120_000]) logError("not-fed", { reason: "away" });
  logError("not-readable", { reason: "away" });
  const [away, locked, fed] = ["not-readable away", "not-readable locked", "not-fed away"];
  expect(logged).toEqual([away, locked, fed, fed, away]);
});
