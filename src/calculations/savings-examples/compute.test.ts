import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bracketYears } from "#tax-law/brackets.ts";
import { formatFractionFixed } from "#wording/numbers.ts";
import { workedSavingsExamples } from "./compute.examples.ts";
import { computeSavingsExamples, type SavingsExamples } from "./compute.ts";
import type { Situation } from "./example.ts";

function compute(change: Partial<Situation>): SavingsExamples {
  const situation = { incomeInUsd: 500_000, audience: "individual", taxYear: 2025 } as const;
  const result = computeSavingsExamples({ ...situation, ...change });
  if (result.kind !== "examples") throw new Error(result.message);
  return result;
}

const idsAt = (change: Partial<Situation>) => compute(change).examples.map(({ id }) => id);

it.each(workedSavingsExamples)("the worked examples: $title", ({ situation, expected }) => {
  const { savingsInUsd, percentOfLiability, ...amounts } = expected;
  const result = compute(situation);
  expect(result).toMatchObject(amounts);
  expect(result.examples.map((example) => example.savingsInUsd)).toEqual(savingsInUsd);
  expect(formatFractionFixed(result.savingsAsFractionOfLiability, 1)).toBe(percentOfLiability);
});

it.each([
  [1, 0.1, 0.14],
  [206_700, 0.22, 0.26],
  [206_701, 0.24, 0.28],
  [751_599, 0.35, 0.39],
  [751_600, 0.35, 0.39],
  [751_601, 0.37, 0.41],
  [5_000_000, 0.37, 0.41],
])(
  "the marginal rate on %d is the bracket's %d plus the flat 4%%: %d",
  (incomeInUsd, bracket, marginal) => {
    const { lastDollarRateAsFraction, marginalRateAsFraction } = compute({ incomeInUsd });
    expect([lastDollarRateAsFraction, marginalRateAsFraction]).toEqual([bracket, marginal]);
  },
);

describe("which examples appear", () => {
  it.each([
    [249_999, []],
    [250_000, ["charitable-deduction"]],
    [250_001, ["charitable-deduction"]],
    [499_999, ["charitable-deduction"]],
    [500_000, ["charitable-deduction", "further-deduction"]],
    [500_001, ["charitable-deduction", "further-deduction"]],
  ])("to an individual with %d", (incomeInUsd, ids) => {
    expect(idsAt({ incomeInUsd })).toEqual(ids);
  });

  it.each([
    [99_999, []],
    [100_000, ["research-credit"]],
    [100_001, ["research-credit"]],
    [249_999, ["research-credit"]],
    [250_000, ["charitable-deduction", "research-credit"]],
    [499_999, ["charitable-deduction", "research-credit"]],
    [500_000, ["charitable-deduction", "further-deduction", "research-credit"]],
  ])("to a business owner with %d", (incomeInUsd, ids) => {
    expect(idsAt({ incomeInUsd, audience: "business-owner" })).toEqual(ids);
  });
});

it.each([
  [8_333_333, 249_999.99],
  [8_333_334, 250_000],
  [9_000_000, 250_000],
])(
  "the cap on the research credit example with an income of %d gives %d",
  (incomeInUsd, savings) => {
    const { examples } = compute({ incomeInUsd, audience: "business-owner" });
    expect(examples.find(({ id }) => id === "research-credit")?.savingsInUsd).toBe(savings);
  },
);

describe("the arithmetic", () => {
  it("of the charitable example is shown line by line", () => {
    const [charitable] = compute({}).examples;
    expect(
      charitable?.arithmetic.map(({ label, formula, value }) => [label, formula, value]),
    ).toEqual([
      ["Deduction", "$500,000 × 60%", 300_000],
      ["Liability on what remains", "Brackets and flat 4% on $200,000", 41_828],
      ["Cost of the gift", "$300,000 × 20%", 60_000],
      ["Estimated savings", "$134,126 − ($41,828 + $60,000), at least $0", 32_298],
    ]);
  });

  it("of the further deduction is shown line by line", () => {
    const [, further] = compute({}).examples;
    expect(further?.arithmetic.map(({ label, formula, value }) => [label, formula, value])).toEqual(
      [
        ["Liability on 40% of income", "Brackets and flat 4% on $500,000 × 40%", 41_828],
        ["Liability on 26% of income", "Brackets and flat 4% on $500,000 × 26%", 23_628],
        ["Estimated savings", "($41,828 − $23,628) × 75%", 13_650],
      ],
    );
  });

  it("of the research credit is shown line by line", () => {
    const [, , research] = compute({ audience: "business-owner" }).examples;
    expect(
      research?.arithmetic.map(({ label, formula, value }) => [label, formula, value]),
    ).toEqual([
      ["Research expenses assumed", "$500,000 × 30%", 150_000],
      ["Estimated credit", "$150,000 × 10%, at most $250,000", 15_000],
    ]);
  });

  it("of the total names the overlap of a business owner", () => {
    expect(compute({}).totalLine.formula).toBe("$32,298 + $13,650");
    expect(compute({ audience: "business-owner" }).totalLine.formula).toBe(
      "($32,298 + $13,650 + $15,000) × 70%",
    );
    expect(compute({ incomeInUsd: 50_000 }).totalLine.formula).toBe("No example at this income");
  });
});

describe("assumptions and limits", () => {
  it("are returned with each example", () => {
    for (const { assumptions, limits } of compute({ audience: "business-owner" }).examples) {
      expect(assumptions.length).toBeGreaterThan(0);
      expect(limits.length).toBeGreaterThan(0);
    }
  });

  it("name the charitable floor from 2026, not before", () => {
    const limitsIn = (taxYear: number) => compute({ taxYear }).examples[0]?.limits;
    expect(limitsIn(2025)).not.toContain("charitable-floor-and-cap");
    expect(limitsIn(2026)).toContain("charitable-floor-and-cap");
  });
});

describe("what cannot be computed", () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])(
    "an income of %d throws an error that a visitor can read",
    (incomeInUsd) => {
      expect(
        computeSavingsExamples({ incomeInUsd, audience: "individual", taxYear: 2025 }),
      ).toEqual({
        kind: "not-computable",
        field: "incomeInUsd",
        message: "Annual income must be an amount above $0, up to $1 billion.",
      });
    },
  );

  it("a tax year without brackets throws an error that a visitor can read", () => {
    expect(
      computeSavingsExamples({ incomeInUsd: 1, audience: "individual", taxYear: 2024 }),
    ).toEqual({
      kind: "not-computable",
      field: "taxYear",
      message: `We have no 2024 tax brackets. Years covered: ${bracketYears.join(", ")}.`,
    });
  });

  it("one dollar is enough", () => {
    expect(compute({ incomeInUsd: 1 }).liabilityInUsd).toBe(0);
  });
});

describe("whatever the income", () => {
  const situations: fc.Arbitrary<Situation> = fc.record({
    incomeInUsd: fc.integer({ min: 1, max: 1_000_000_000 }),
    audience: fc.constantFrom("individual", "business-owner"),
    taxYear: fc.constantFrom(...bracketYears),
  });

  it("no saving is negative, and all together stay within the liability", () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const result = compute(situation);
        for (const { savingsInUsd } of result.examples)
          expect(savingsInUsd).toBeGreaterThanOrEqual(0);
        expect(result.savingsAsFractionOfLiability).toBeGreaterThanOrEqual(0);
        expect(result.savingsAsFractionOfLiability).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("each example's last line is its saving", () => {
    fc.assert(
      fc.property(situations, (situation) => {
        for (const { arithmetic, savingsInUsd } of compute(situation).examples) {
          expect(arithmetic.at(-1)?.value).toBe(savingsInUsd);
        }
      }),
    );
  });
});
