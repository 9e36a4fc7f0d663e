import { expect, it } from "vitest";
import { createLog } from "./log.ts";

it.each([
  ["550 <ada@practice.example>: unknown", "550 <[address]>: unknown"],
  [
    'to="ada@practice.example",\nagain ada+tax@practice.example',
    'to="[address]",\nagain [address]',
  ],
  ["no address: 5 @ 3", "no address: 5 @ 3"],
])("leaves out addresses that a mail server repeats, and keeps what it said: %j", (said, kept) => {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).warn("message-postponed", { error: said, attempts: 2 });
  const written = { level: "warn", event: "message-postponed", error: kept, attempts: 2 };
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([written]);
});
