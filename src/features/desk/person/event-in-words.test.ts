import { expect, test } from "vitest";
import { leadKindNames, leadStatusNames } from "#content/desk.ts";
import type { PersonEvent } from "#contracts/desk/person.ts";
import { eventInWords } from "./event-in-words.ts";

const fields = { id: "1", at: 0, by: null };
const dana = { id: "2", email: "dana@firm.example", name: null };
const elena = { ...dana, name: "Elena Ruiz" };
const start = Date.parse("2026-12-01T17:00:00Z");

const when = "Dec 1, 2026, 10:00 AM MST";
const results = { purpose: "results", reason: null, refused: [] };
const failed = { purpose: "unheard-of", reason: "550 {no}", refused: ["cpa@x.example"] };
const corrected = { field: "email", from: "a@x.example", to: "b@x.example" } as const;
const addresses = ["a@x.example", "b@x.example"];
const to = { text: "Call {her}", on: "2026-11-20" };

const events: [PersonEvent, ...parts: string[]][] = [
  [{ ...fields, kind: "arrived", leadKind: "contact", page: "/contact" }, "/contact"],
  [{ ...fields, kind: "message-sent", ...results }, "Results to the visitor"],
  [{ ...fields, kind: "message-failed", ...failed }, "unheard-of", "550 {no})", "cpa@x.example"],
  [
    { ...fields, kind: "status", from: "new", to: "not-a-fit" },
    ...[leadStatusNames.new, leadStatusNames["not-a-fit"]],
  ],
  [{ ...fields, kind: "call", what: "changed", start, to: null }, "moved", when],
  [{ ...fields, kind: "call", what: "handed-over", start, to: elena }, when, elena.name],
  [{ ...fields, kind: "merged", who: "Ada Lane" }, "Ada Lane"],
  [{ ...fields, kind: "unmerged", who: "Ada Lane" }, "Ada Lane", "undone"],
  [
    { ...fields, kind: "put-away", leadKind: "estimate", as: "junk" },
    ...[leadKindNames.estimate, "junk"],
  ],
  [{ ...fields, kind: "put-away", leadKind: "plan", as: null }, leadKindNames.plan, "back"],
  [{ ...fields, kind: "unsubscribed" }, "newsletter"],
  [{ ...fields, kind: "owner", from: null, to: dana }, "nobody", dana.email],
  [{ ...fields, kind: "owner", from: dana, to: elena }, dana.email, elena.name],
  [{ ...fields, kind: "added", source: "Phone call" }, "Phone call"],
  [{ ...fields, kind: "corrected", ...corrected }, "E-mail", "a@x.example", "b@x.example"],
  [{ ...fields, kind: "set-aside", purpose: "results" }, "Results to the visitor"],
  [{ ...fields, kind: "next-step", from: null, to }, "none", "Call {her}", "Nov 20, 2026"],
  [{ ...fields, kind: "sent-again", purpose: "results", addresses }, addresses.join(", ")],
  [{ ...fields, kind: "other", name: "moved-in" }, "moved-in"],
];

test.each(events)("%j is described with its details", (event, ...parts) => {
  const sentence = eventInWords(event);
  for (const part of parts) expect(sentence).toContain(part);
});
