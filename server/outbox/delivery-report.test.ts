import { describe, expect, test } from "vitest";
import { settlementOf } from "./delivery-report.ts";
import type { Claimed } from "./queue.ts";
import { newRecipients } from "./recipients.ts";
import { outboxTiming } from "./timing.ts";

const now = 1_000_000;

function claimed(attempts = 1): Claimed {
  const recipients = newRecipients([
    { address: "visitor@practice.example", role: "to" },
    { address: "info@firm.example", role: "blind-copy" },
  ]);
  return { id: "m", attempts, recipients } as Claimed;
}

const visitor = (state: "delivered" | "refused") => ({
  address: "visitor@practice.example",
  state,
  response: state === "refused" ? "550 no such user" : "250 ok",
});
const copy = (state: "delivered" | "refused") => ({
  address: "info@firm.example",
  state,
  response: state === "refused" ? "550 not here" : "250 ok",
});

describe("a message", () => {
  test("is done when everybody has it", () => {
    const report = { recipients: [visitor("delivered"), copy("delivered")] };
    expect(settlementOf(report, claimed(), outboxTiming, now)).toEqual({ state: "done" });
  });

  test("is done when a blind copy was refused, and remembers it", () => {
    const report = { recipients: [visitor("delivered"), copy("refused")] };
    expect(settlementOf(report, claimed(), outboxTiming, now)).toEqual({
      state: "done",
      error: "550 not here",
    });
  });

  test("is dead when its visitor was refused", () => {
    const report = { recipients: [visitor("refused"), copy("delivered")] };
    expect(settlementOf(report, claimed(), outboxTiming, now)).toMatchObject({ state: "dead" });
  });

  test("waits and is tried again when the mail server says later", () => {
    const settlement = settlementOf(
      { recipients: [], retry: "451" },
      claimed(1),
      outboxTiming,
      now,
    );
    expect(settlement).toMatchObject({ state: "pending", error: "451" });
    if (settlement.state === "pending") expect(settlement.availableAt).toBeGreaterThan(now);
  });

  test("is dead at its last attempt, and not one attempt sooner", () => {
    const later = { recipients: [], retry: "451" };
    const last = outboxTiming.attempts;
    expect(settlementOf(later, claimed(last - 1), outboxTiming, now).state).toBe("pending");
    expect(settlementOf(later, claimed(last), outboxTiming, now).state).toBe("dead");
  });
});
