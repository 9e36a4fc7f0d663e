import { expect, test } from "vitest";
import { deadlines } from "#tax-law/deadlines.ts";
import { home } from "./home.ts";
import { rdCaseStudies } from "./home-cases.ts";

/** What the specification says the home page shows; the journeys read the words around it from content. */
test("the firm's claims are those of the specification", () => {
  const stats = home.impact.stats.map(({ value }) => value);
  expect(stats).toEqual(expect.arrayContaining(["$50M+", "1,000+", "35%"]));
  expect(home.impact.heading).toContain("2020");
});

test("the sample cases have credits of 33,500 to 72,500 dollars of the years 2022 to 2025", () => {
  const samples = rdCaseStudies.filter(({ sample }) => sample);
  for (const { id, creditAmount, creditYear } of samples) {
    expect(creditAmount, id).toBeGreaterThanOrEqual(33_500);
    expect(creditAmount, id).toBeLessThanOrEqual(72_500);
    expect(creditYear, id).toBeGreaterThanOrEqual(2022);
    expect(creditYear, id).toBeLessThanOrEqual(2025);
  }
});

test("the announcement names the law of 2025, its reach back to 2022 and its last day", () => {
  expect(deadlines[home.banner.deadline].date).toBe("2026-07-06");
  expect(home.banner.before).toMatch(/July 2025 .* 2022/);
  expect(home.banner.after).toContain("July 6, 2026");
  expect(home.banner.details.href).toBe("/knowledge-bank/rd-tax-credits-are-back-2025");
});
