import { expect, test } from "vitest";
import { applyUpdates, newRecipients } from "./recipients.ts";

test("a visitor who is also a blind copy gets the message once, as its addressee", () => {
  const recipients = newRecipients([
    { address: "Info@firm.example", role: "to" },
    { address: "info@firm.example", role: "blind-copy" },
  ]);
  expect(recipients).toMatchObject([{ address: "Info@firm.example", role: "to" }]);
});

test("an update about one recipient leaves the others as they were", () => {
  const recipients = newRecipients([
    { address: "a@x.example", role: "to" },
    { address: "b@x.example", role: "blind-copy" },
  ]);
  const updates = [{ address: "a@x.example", status: "delivered" as const, response: "250" }];
  expect(applyUpdates(recipients, updates)).toEqual([
    { address: "a@x.example", role: "to", status: "delivered", response: "250" },
    recipients[1],
  ]);
});
