import { describe, expect, test } from "vitest";
import { bookingOf } from "../../tests/support/bookings.ts";
import { bookRequest } from "./booking.ts";
import { contactRequest } from "./contact.ts";
import { minimumFillMilliseconds } from "./endpoints.ts";
import { subscribeRequest } from "./subscribe.ts";

const forms = [
  ["contact", contactRequest, { name: "Ada", email: "ada@practice.example", message: "Hello" }],
  ["subscribe", subscribeRequest, { email: "ada@practice.example" }],
  ["book", bookRequest, bookingOf("2026-12-01T17:00:00Z")],
] as const;

describe.each(forms)("the %s form", (_, schema, fields) => {
  test("passes when a person filled it in", () => {
    const guarded = { ...fields, website: "", filledInMs: minimumFillMilliseconds };
    expect(schema.safeParse(guarded).success).toBe(true);
  });

  test("is refused when the hidden field is filled", () => {
    expect(schema.safeParse({ ...fields, website: "https://spam.example" }).success).toBe(false);
  });

  test("is refused when it was filled in faster than a person can", () => {
    const tooSoon = { ...fields, filledInMs: minimumFillMilliseconds - 1 };
    expect(schema.safeParse(tooSoon).error?.issues[0]?.message).toMatch(/very quick/);
  });
});
