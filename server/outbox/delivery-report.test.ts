import { expect, test } from "vitest";
import { type DeliveryReport, settlementOf } from "./delivery-report.ts";
import type { Claimed } from "./queue.ts";
import { applyUpdates, newRecipients, type RecipientUpdate } from "./recipients.ts";
import { outboxTiming } from "./timing.ts";

const now = 1_000_000;
const last = outboxTiming.attempts;
const recipients = newRecipients([
  { address: "visitor@practice.example", role: "to" },
  { address: "info@firm.example", role: "blind-copy" },
]);
const update = (address: string, status: RecipientUpdate["status"]) => ({
  address,
  status,
  response: status === "refused" ? "550 no such user" : "250 ok",
});
const visitor = (status: RecipientUpdate["status"]) => update("visitor@practice.example", status);
const copy = (status: RecipientUpdate["status"]) => update("info@firm.example", status);
const later: DeliveryReport = { recipients: [], retry: "451 later" };

test("a visitor who is also a blind copy gets the message once, as its addressee", () => {
  const both = newRecipients([
    { address: "Info@firm.example", role: "to" },
    { address: "info@firm.example", role: "blind-copy" },
  ]);
  expect(both).toMatchObject([{ address: "Info@firm.example", role: "to" }]);
});

test("a message fails when its visitor was refused in an earlier attempt", () => {
  const claimed = { attempts: 2, recipients: applyUpdates(recipients, [visitor("refused")]) };
  const settled = (report: DeliveryReport, attempts = 2) =>
    settlementOf(report, { ...claimed, attempts } as Claimed, outboxTiming, now);
  const error = "550 no such user";
  expect(settled({ recipients: [copy("delivered")] })).toEqual({ status: "failed", error });
  expect(settled({ recipients: [] })).toEqual({ status: "failed", error });
  expect(settled(later)).toMatchObject({ status: "waiting", error: "451 later" });
  expect(settled(later, last)).toEqual({ status: "failed", error: `${error} / 451 later` });
});

test.each<[string, DeliveryReport, number, object]>([
  [
    "is done when all have it",
    { recipients: [visitor("delivered"), copy("delivered")] },
    1,
    { status: "sent" },
  ],
  [
    "is done when a blind copy was refused, and keeps the reason",
    { recipients: [visitor("delivered"), copy("refused")] },
    1,
    { status: "sent", error: "550 no such user" },
  ],
  [
    "fails when its visitor was refused",
    { recipients: [visitor("refused"), copy("delivered")] },
    1,
    { status: "failed" },
  ],
  ["is tried again when the mail server says later", later, last - 1, { status: "waiting" }],
  ["fails after its last attempt", later, last, { status: "failed", error: "451 later" }],
])("a message %s", (_, report, attempts, expected) => {
  const settlement = settlementOf(report, { attempts, recipients } as Claimed, outboxTiming, now);
  expect(settlement).toMatchObject(expected);
  if (settlement.status === "waiting") expect(settlement.availableAt).toBeGreaterThan(now);
});
