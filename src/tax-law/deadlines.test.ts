import { describe, expect, it } from "vitest";
import { type Deadline, deadlineStatus, deadlines } from "./deadlines.ts";

describe("a deadline", () => {
  const deadline = deadlines["retroactive-research-amendments"];

  it("is open the day before", () => {
    expect(deadlineStatus(deadline, "2026-07-05")).toEqual({ kind: "open", daysLeft: 1 });
  });

  it("is still open on its day", () => {
    expect(deadlineStatus(deadline, "2026-07-06")).toEqual({ kind: "open", daysLeft: 0 });
  });

  it("has passed the day after", () => {
    expect(deadlineStatus(deadline, "2026-07-07")).toEqual({ kind: "passed", daysSince: 1 });
  });

  it("counts days across a change of clocks and a leap year", () => {
    expect(deadlineStatus({ date: "2028-03-15" }, "2028-02-28")).toEqual({
      kind: "open",
      daysLeft: 16,
    });
  });

  it("refuses a day that is not one", () => {
    expect(() => deadlineStatus(deadline, "July 6")).toThrow(RangeError);
    expect(() => deadlineStatus(deadline, "2026-13-01")).toThrow(RangeError);
  });
});

describe("the deadlines on file", () => {
  it("have a real date, a purpose, what remains and a source", () => {
    const all: [string, Deadline][] = Object.entries(deadlines);
    for (const [name, { date, label, purpose, remainsAfter, source }] of all) {
      expect(new Date(date).toISOString(), name).toBe(`${date}T00:00:00.000Z`);
      expect(label, name).not.toBe("");
      expect(purpose, name).toMatch(/\.$/);
      expect(remainsAfter, name).toMatch(/\.$/);
      expect(source.url, name).toMatch(/^https:/);
    }
  });

  it("that speak of a return's due date say of which year, so that a reader sees whether it has passed", () => {
    const all: Deadline[] = Object.values(deadlines);
    const speaking = all.filter(({ remainsAfter }) => /\bdue\b/.test(remainsAfter));
    expect(speaking).not.toEqual([]);
    for (const { label, remainsAfter } of speaking)
      expect(remainsAfter, label).toMatch(/\bdue\b[^.]*\b20\d\d\b/);
  });

  it("that lie before November 2026 have passed by then", () => {
    const passed = Object.entries(deadlines)
      .filter(([, deadline]) => deadlineStatus(deadline, "2026-11-15").kind === "passed")
      .map(([name]) => name);
    for (const name of [
      "retroactive-research-amendments",
      "superseding-2024-return",
      "section-179d-construction-start",
      "section-45l-sale-or-lease",
      "year-end-2025",
      "qsehra-notice-2027",
      "electric-vehicle-credits",
      "employer-plan-funding-2025",
      "safe-harbor-plan-start-2026",
      "hsa-contributions-2025",
    ]) {
      expect(passed).toContain(name);
    }
  });
});
