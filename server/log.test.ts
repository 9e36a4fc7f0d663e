import { expect, it } from "vitest";
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

it("leaves out addresses that a mail server repeats, and keeps what it said", () => {
  let written = "";
  const log = createLog((text) => {
    written += text;
  });
  log.warn("message-postponed", { error: "550 <ada@practice.example>: unknown", attempts: 2 });
  log.flush();
  expect(JSON.parse(written)).toMatchObject({ error: "550 <[address]>: unknown", attempts: 2 });
});
