import { expect, test } from "vitest";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { openActions } from "./call-buttons.tsx";
import { movedInWords, timeForBoth, whyLeft } from "./call-words.ts";

const dana = { id: "dana", email: "dana@firm.example", name: "Dana Whitfield", cannotCall: null };
const omar = { id: "omar", email: "omar@firm.example", name: null, cannotCall: null };
const call = {
  id: "1",
  name: "Nora Field",
  email: "nora@practice.example",
  start: Date.parse("2026-12-01T17:30:00Z"),
  zone: "America/Denver",
  colleague: dana,
  status: "booked",
  heldUntil: null,
  sequence: 2,
} as DeskCall;

test("the firm's time stands beside the visitor's only where the clocks differ", () => {
  expect(timeForBoth(call.start, "America/Denver")).toBe("10:30 AM MST");
  expect(timeForBoth(call.start, "America/New_York")).toBe("12:30 PM EST (10:30 AM MST for us)");
});

test("the sentence after a move says who calls if that has changed, and claims no mail without one", () => {
  const later = { ...call, start: call.start + 3_600_000 };
  expect(movedInWords(call, later)).toContain("11:30 AM MST");
  expect(movedInWords(call, later)).not.toContain("calls");
  const other = movedInWords(call, { ...call, colleague: omar });
  expect(other).toContain("omar@firm.example calls, at the same time. They get an e-mail.");
  expect(movedInWords(call, { ...later, email: null })).not.toContain("They get an e-mail");
  expect(movedInWords(call, call)).not.toContain("e-mail");
});

test("a call that was not handed over says why", () => {
  expect(whyLeft(call, [call], "Dana Whitfield")).toBe("Dana Whitfield is not free then");
  expect(whyLeft(call, [call])).toBe("nobody else is free then");
  expect(whyLeft({ ...call, sequence: 3 }, [call])).toContain("changed");
  expect(whyLeft({ ...call, status: "cancelled", sequence: 3 }, [call])).toContain(
    "no longer open",
  );
});

test("where somebody else must call, handing over is offered first", () => {
  const of = (change: Partial<DeskCall>) => openActions({ ...call, ...change });
  expect(of({})[0]).toBe("called");
  expect(of({ colleague: { ...dana, cannotCall: "left" } })[0]).toBe("hand-over");
  expect(of({ status: "no-answer" })).not.toContain("no-answer");
  expect(of({ status: "cancelled" })).toEqual([]);
  expect(of({ heldUntil: call.start }), "waits for confirmation").toEqual(["cancel"]);
});
