import { expect, test } from "vitest";
import { inWords } from "./change-several.tsx";
import { fits } from "./lead-query.ts";
import { ownerOptions } from "./owner-options.ts";
import { waitsInWords } from "./waits.ts";

// In November Denver is seven hours behind UTC.
const midnight = Date.parse("2026-11-15T07:00:00Z");

test.each([
  ["2026-11-15", midnight, "new", "contact", undefined],
  ["2026-11-15", midnight - 1, "new", "contact", "waits 1 day"],
  ["2026-11-18", midnight, "new", "estimate", "waits 3 days"],
  ["2026-11-18", midnight, "contacted", "estimate", undefined],
  ["2026-11-18", midnight, "new", "newsletter", undefined],
] as const)("on %s a lead of %i, %s %s: %s", (now, createdAt, status, kind, words) => {
  expect(waitsInWords({ createdAt, status, kind }, now)).toBe(words);
});

test("owners are listed by name, the user first", () => {
  const owners = [
    { id: "1", email: "zoe@firm.example", name: "Ada Lind" },
    { id: "2", email: "me@firm.example", name: "Zed" },
    { id: "3", email: "bea@firm.example", name: null },
  ];
  expect(ownerOptions(owners, "2").map(({ label }) => label)).toEqual([
    ...["Me", "Ada Lind", "bea@firm.example"],
  ]);
});

test("a change fits beside a colleague's of another field, and not beside one of the same", () => {
  const theirs = [{ kind: "owner" }, { kind: "message-sent" }];
  expect(fits({ status: "client" }, theirs)).toBe(true);
  expect(fits({ status: "client", ownerId: null }, theirs)).toBe(false);
  expect(fits({ nextStep: null }, [{ kind: "next-step" }])).toBe(false);
  expect(fits({ status: "client" }, [])).toBe(false);
});

test("what was changed at once names the leads that were not", () => {
  const conflicts = [{ id: "1", who: "Dr. Ada Lind" }];
  expect(inWords({ changed: 2, conflicts, gone: 0 })).toMatch(
    /^2 leads changed\..*Dr\. Ada Lind\.$/,
  );
  expect(inWords({ changed: 1, conflicts: [], gone: 0 })).toBe("1 lead changed.");
});
