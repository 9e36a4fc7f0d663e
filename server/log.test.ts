import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "./log.ts";

it("writes one JSON object a line, in the order things happened", () => {
  let written = "";
  const log = createLog(
    (text) => {
      written += text;
    },
    () => Date.parse("2026-01-02T03:04:05Z"),
  );
  log.info("request", { status: 200 });
  log.error("mail refused");
  log.flush();
  expect(
    written
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time: "2026-01-02T03:04:05.000Z", level: "info", event: "request", status: 200 },
    { time: "2026-01-02T03:04:05.000Z", level: "error", event: "mail refused" },
  ]);
});

afterEach(() => vi.useRealTimers());

it("writes what informs together after a moment, and what went wrong at once", () => {
  vi.useFakeTimers();
  const writes: string[] = [];
  const log = createLog((text) => writes.push(text));
  const events = () =>
    writes.map((text) =>
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).event),
    );
  log.info("first");
  vi.advanceTimersByTime(20);
  log.info("second");
  expect(events()).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(events()).toEqual([["first", "second"]]);
  log.info("third");
  log.error("failure");
  expect(events()).toEqual([
    ["first", "second"],
    ["third", "failure"],
  ]);
  vi.runAllTimers();
  expect(events()).toHaveLength(2);
});

it("leaves out addresses that a mail server repeats, and keeps what it said", () => {
  let written = "";
  const log = createLog((text) => {
    written += text;
  });
  log.warn("message-postponed", { error: "550 <ada@practice.example>: unknown", attempts: 2 });
  log.flush();
  expect(JSON.parse(written)).toMatchObject({ error: "550 <[address]>: unknown", attempts: 2 });
});
