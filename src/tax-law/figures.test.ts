import { describe, expect, it } from "vitest";
import { type Figure, type FigureTable, fixedIn } from "./figure.ts";
import { figure } from "./look-up.ts";
import { type FigureName, figures } from "./registry.ts";
import { code } from "./sources.ts";
import { charitableFloorSince } from "./tax-year.ts";

const everyFigure: [string, Figure][] = Object.entries(figures);
const everyEntry = everyFigure.flatMap(([name, { unit, entries }]) =>
  Object.entries(entries).map(([year, entry]) => ({ name, unit, year: Number(year), entry })),
);

describe("the figures", () => {
  it("are named in kebab-case", () => {
    for (const name of Object.keys(figures)) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("are all registered, each name in one topic file only", () => {
    const files = import.meta.glob<Record<string, FigureTable>>("./figures/*.ts", { eager: true });
    const names = Object.values(files).flatMap(Object.values).flatMap(Object.keys);
    expect(names.toSorted()).toEqual(Object.keys(figures).toSorted());
  });

  it("have a label that no other figure has", () => {
    const labels = everyFigure.map(([, { label }]) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^\S.*[^\s.]$/);
  });

  it("cover at least one tax year, in four digits", () => {
    for (const [name, { entries }] of everyFigure) {
      expect(Object.keys(entries), name).not.toHaveLength(0);
    }
    for (const { year } of everyEntry) expect(year).toSatisfy((y: number) => y >= 2020 && y < 2100);
  });

  it("are not negative, and fractions at most 1, except a share that the law sets at 110%", () => {
    const highest: Record<string, number> = { "estimated-tax-prior-year-share-high-income": 1.1 };
    for (const { name, unit, year, entry } of everyEntry) {
      const most = unit === "fraction" ? (highest[name] ?? 1) : Number.POSITIVE_INFINITY;
      expect(entry.value, `${name} ${year}`).toBeGreaterThanOrEqual(0);
      expect(entry.value, `${name} ${year}`).toBeLessThanOrEqual(most);
    }
  });

  it("name a source with a secure address, a real day and what they were compared with, in words that complete a sentence", () => {
    for (const { name, year, entry } of everyEntry) {
      const { source, verifiedOn, checkedAgainst, caveat = "A sentence." } = entry;
      expect(source.title, `${name} ${year}`).not.toBe("");
      expect(new URL(source.url).protocol, `${name} ${year}`).toBe("https:");
      const day = new Date(verifiedOn).toISOString();
      expect(day, `${name} ${year}`).toBe(`${verifiedOn}T00:00:00.000Z`);
      expect(checkedAgainst, `${name} ${year}`).toMatch(/^[a-z].*[^\s.]$/);
      expect(caveat, `${name} ${year}`).toMatch(/^\S.*\.$/);
    }
  });
});

describe("an amount that the statute fixes", () => {
  const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2027-01-20" });

  it("is the same in each year listed and in no other, each with its day of verification", () => {
    const checkedAgainst = expect.any(String);
    const entry = { value: 3, source: code("6511"), checkedAgainst, caveat: "From filing." };
    expect(fixed(3, code("6511")).years("Years", "From filing.").entries).toEqual({
      2025: { ...entry, verifiedOn: "2026-11-15" },
      2026: { ...entry, verifiedOn: "2027-01-20" },
    });
  });
});

it("the charitable floor begins in the year the examples name", () => {
  const [firstYear] = Object.keys(figures["charitable-itemizer-floor"].entries);
  expect(Number(firstYear)).toBe(charitableFloorSince);
});

describe("figures that other figures add up to", () => {
  /** A couple's amount is twice that of one person, or of a separate return. */
  const doubles: [FigureName, FigureName][] = [
    ["standard-deduction-single", "standard-deduction-joint"],
    ["standard-deduction-separate", "standard-deduction-joint"],
    ["state-tax-deduction-cap-separate", "state-tax-deduction-cap"],
    ["state-tax-deduction-floor-separate", "state-tax-deduction-floor"],
    ["state-tax-deduction-phase-down-start-separate", "state-tax-deduction-phase-down-start"],
    ["dependent-care-exclusion-separate", "dependent-care-exclusion"],
    ["capital-loss-limit-separate", "capital-loss-limit"],
    ["additional-medicare-start-separate", "additional-medicare-start-joint"],
    ["child-tax-credit-phase-out-start", "child-tax-credit-phase-out-start-joint"],
    ["gift-exclusion", "gift-exclusion-couple"],
    ["zero-gains-ceiling-single", "zero-gains-ceiling-joint"],
    ["mortgage-debt-ceiling", "mortgage-debt-ceiling-two-singles"],
  ];
  const deferral = "elective-deferral-limit";
  const contribution = "total-contribution-limit";
  const [at50, at60] = ["catch-up-limit-age-50", "catch-up-limit-ages-60-to-63"] as const;
  const investment = "net-investment-income-tax-rate";
  const auto = "passenger-auto-year-1";
  const sums: [FigureName, FigureName, FigureName][] = [
    [deferral, at50, "elective-deferral-limit-age-50"],
    [deferral, at60, "elective-deferral-limit-ages-60-to-63"],
    [contribution, at50, "total-contribution-limit-age-50"],
    [contribution, at60, "total-contribution-limit-ages-60-to-63"],
    ["standard-deduction-single", "ira-contribution-limit", "child-wages-sheltered-with-ira"],
    [auto, "passenger-auto-first-year-bonus", "passenger-auto-year-1-with-bonus"],
    ["top-ordinary-rate", investment, "top-short-term-rate-with-investment-tax"],
    ["top-long-term-gains-rate", investment, "top-long-term-rate-with-investment-tax"],
    ...doubles.map(([half, whole]) => [half, half, whole] as [FigureName, FigureName, FigureName]),
  ];

  it.each(sums)("%s and %s make %s, in every year", (one, other, sum) => {
    for (const year of Object.keys(figures[sum].entries).map(Number)) {
      const added = figure(one, year).value + figure(other, year).value;
      expect(figure(sum, year).value).toBeCloseTo(added, 10);
    }
  });
});

it.each(["state-tax-deduction-cap", "state-tax-deduction-phase-down-start"] as const)(
  "the state and local tax deduction has a %s that rises by 1%% a year, as the statute says",
  (name) => {
    for (const year of Object.keys(figures[name].entries).map(Number).slice(1)) {
      expect(figure(name, year).value).toBeCloseTo(figure(name, year - 1).value * 1.01, 6);
    }
  },
);

describe("the specification's figures, tax year 2025", () => {
  const specified = `
    section-179-limit 2_500_000, section-179d-per-square-foot 5, section-45l-credit-minimum 2_500,
    section-45l-credit-maximum 5_000, research-credit-maximum-rate 0.2,
    research-payroll-offset-receipts-limit 5_000_000, section-199a-threshold-single 197_300,
    section-199a-threshold-joint 394_600, section-199a-top-single 247_300, section-199a-rate 0.2,
    suv-section-179-cap 31_300, heavy-vehicle-threshold 6_000, passenger-auto-first-year-bonus
    8_000, passenger-auto-year-1 12_200, passenger-auto-year-2 19_600, passenger-auto-year-3
    11_800, passenger-auto-year-4-and-later 7_060, passenger-auto-year-1-with-bonus 20_200,
    mid-quarter-threshold 0.4, elective-deferral-limit 23_500, elective-deferral-limit-age-50
    31_000, elective-deferral-limit-ages-60-to-63 34_750, total-contribution-limit 70_000,
    total-contribution-limit-age-50 77_500, total-contribution-limit-ages-60-to-63 81_250,
    employer-contribution-rate 0.25, start-up-credit-minimum 500, start-up-credit-maximum 5_000,
    start-up-credit-years 3, start-up-credit-total 15_000, start-up-credit-rate-50-or-fewer 1,
    start-up-credit-rate-51-to-100 0.5, employer-contribution-credit-per-employee 1_000,
    employer-contribution-credit-rate-years-1-and-2 1, employer-contribution-credit-rate-year-3
    0.75, employer-contribution-credit-rate-year-4 0.5, employer-contribution-credit-rate-year-5
    0.25, employer-contribution-credit-reduction-per-employee 0.02,
    employer-contribution-credit-wage-cap 105_000, auto-enrollment-credit 500,
    auto-enrollment-credit-years 3, small-employer-health-credit-rate 0.5,
    small-employer-health-credit-years 2, qsehra-limit-self-only 6_350, qsehra-limit-family
    12_800, qsehra-notice-penalty 50, qsehra-notice-days 90, medical-expense-floor 0.075,
    top-short-term-rate-with-investment-tax 0.408, top-long-term-rate-with-investment-tax 0.238,
    standard-deduction-single 15_750, ira-contribution-limit 7_000, child-wages-sheltered-with-ira
    22_750, zero-gains-ceiling-single 48_350, zero-gains-ceiling-joint 96_700, gift-exclusion
    19_000, gift-exclusion-couple 38_000, estate-exemption 13_990_000, mortgage-debt-ceiling
    750_000, mortgage-debt-ceiling-older 1_000_000, mortgage-debt-ceiling-two-singles 1_500_000,
    mortgage-debt-ceiling-two-singles-older 2_000_000, kiddie-tax-student-age 24,
    charitable-cash-limit 0.6, charitable-carryforward-years 5, refund-claim-years 3`
    .split(",")
    .map((pair) => pair.trim().split(/\s+/))
    .map(([name, value = ""]) => [name as FigureName, Number(value.replaceAll("_", ""))] as const);

  it.each(specified)("%s is %d", (name, value) => {
    expect(figure(name, 2025).value).toBe(value);
  });

  it("keeps the stated captive premium limit of 2.3 million for 2023, with its caveat", () => {
    const stated = figure("captive-premium-limit-as-stated", 2023);
    expect(stated.value).toBe(2_300_000);
    expect(stated.caveat).toContain("$2.65 million");
  });
});
