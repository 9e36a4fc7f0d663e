import { describe, expect, it } from "vitest";
import { type Deadline, deadlines } from "./deadlines.ts";
import { estimatedTaxDays, nextBusinessDay, taxYearDays } from "./tax-year-days.ts";

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

  it.each([
    ["hsa-contributions-2025", 2025, "return"],
    ["hsa-contributions-2026", 2026, "return"],
    ["employer-plan-funding-2025", 2025, "extended-return"],
    ["ira-contribution-2026", 2026, "return"],
    ["excess-deferral-2026", 2026, "return"],
    ["filing-separately-2026", 2026, "return"],
    ["roth-recharacterization-2026", 2026, "extended-return"],
    ["solo-plan-2026", 2026, "extended-return"],
    ["roth-conversion-2026", 2026, "year-end"],
    ["opportunity-fund-gain-2026", 2026, "year-end"],
    ["year-end-2025", 2025, "year-end"],
    ["year-end-2026", 2026, "year-end"],
  ] as const)("%s ends on the day that tax year %i gives it", (name, taxYear, lastDay) => {
    expect(deadlines[name].date).toBe(taxYearDays(taxYear)[lastDay]);
  });

  it("of estimated tax are the fourth payment's day and the business day after January 30", () => {
    expect(deadlines["fourth-estimate-2026"].date).toBe(estimatedTaxDays(2026)[3]);
    expect(deadlines["return-instead-of-fourth-estimate-2026"].date).toBe(
      nextBusinessDay("2027-01-31"),
    );
  });
});
