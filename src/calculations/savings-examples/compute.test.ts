import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bracketYears } from "#tax-law/brackets.ts";
import { formatFractionFixed } from "#wording/numbers.ts";
import { computeSavingsExamples, type SavingsExamples } from "./compute.ts";
import type { Situation } from "./examples.ts";

function compute(change: Partial<Situation>): SavingsExamples {
  const situation = { incomeInUsd: 500_000, audience: "individual", taxYear: 2025 } as const;
  const result = computeSavingsExamples({ ...situation, ...change });
  if (result.kind !== "examples") throw new Error(result.message);
  return result;
}

const individual = "individual";
const owner = "business-owner";

/** Computed by hand. The savings are charitable, further deduction, research credit. */
it.each<[Situation["audience"], number, number, number, number, number[], number, string]>([
  // 2,385 + 8,772 + 24,145 + 45,096 + 33,728 = 114,126; 4% of 500,000 = 20,000
  // 134,126 − (41,828 + 60,000); (41,828 − 23,628) × 75%
  [individual, 500_000, 2025, 134_126, 0.36, [32_298, 13_650], 45_948, "34.3%"],
  // 60,948 × 70% = 42,663.60
  [owner, 500_000, 2025, 134_126, 0.36, [32_298, 13_650, 15_000], 42_664, "31.8%"],
  // 2,480 + 9,120 + 24,332 + 46,116 + 30,864 = 112,912; 4% = 20,000
  // 33,424 + 8,000 = 41,424 on 200,000; 18,024 + 5,200 = 23,224 on 130,000
  [individual, 500_000, 2026, 132_912, 0.36, [31_488, 13_650], 45_138, "34.0%"],
  [individual, 249_999, 2025, 55_694, 0.28, [], 0, "0.0%"],
  // 35,302 + 24% of 43,300 = 45,694; 4% = 10,000; 55,694 − (15,828 + 30,000)
  [individual, 250_000, 2025, 55_694, 0.28, [9_866], 9_866, "17.7%"],
  [owner, 99_999, 2025, 15_828, 0.26, [], 0, "0.0%"],
  // 11,157 + 22% of 3,050 = 11,828; 4% = 4,000
  [owner, 100_000, 2025, 15_828, 0.26, [3_000], 2_100, "13.3%"],
  // 202,154.50 up to 751,600; 37% of 248,400 = 91,908; 4% = 40,000; in all 334,062.50
  // 334,062.50 − (98,126 + 120,000); (98,126 − 58,494) × 75%; 30,000; 175,660.50 × 70%
  [owner, 1_000_000, 2025, 334_063, 0.41, [115_936.5, 29_724, 30_000], 122_962, "36.8%"],
])(
  "the worked examples: %s with %d in %d owes %d at %d and saves %j, together %d or %s",
  (audience, incomeInUsd, taxYear, liability, marginalRate, savings, total, percentage) => {
    const result = compute({ audience, incomeInUsd, taxYear });
    expect(result).toMatchObject({
      ...{ liabilityInUsd: liability, marginalRateAsFraction: marginalRate },
      totalSavingsInUsd: total,
    });
    expect(result.examples.map(({ savingsInUsd }) => savingsInUsd)).toEqual(savings);
    expect(formatFractionFixed(result.savingsAsFractionOfLiability, 1)).toBe(percentage);
  },
);

describe("which examples appear", () => {
  const charitable = "charitable-deduction";
  const further = "further-deduction";
  const research = "research-credit";
  it.each<[Situation["audience"], number, string[]]>([
    [individual, 249_999, []],
    [individual, 250_000, [charitable]],
    [individual, 250_001, [charitable]],
    [individual, 499_999, [charitable]],
    [individual, 500_000, [charitable, further]],
    [individual, 500_001, [charitable, further]],
    [owner, 99_999, []],
    [owner, 100_000, [research]],
    [owner, 100_001, [research]],
    [owner, 249_999, [research]],
    [owner, 250_000, [charitable, research]],
    [owner, 499_999, [charitable, research]],
    [owner, 500_000, [charitable, further, research]],
  ])("to %s with %d: %j", (audience, incomeInUsd, ids) => {
    expect(compute({ audience, incomeInUsd }).examples.map(({ id }) => id)).toEqual(ids);
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
  it("of each example is shown line by line", () => {
    const shown = compute({ audience: owner }).examples.map(({ arithmetic }) =>
      arithmetic.map(({ label, formula, value }) => [label, formula, value]),
    );
    expect(shown).toEqual([
      [
        ["Deduction", "$500,000 × 60%", 300_000],
        ["Liability on what remains", "Brackets and flat 4% on $200,000", 41_828],
        ["Cost of the gift", "$300,000 × 20%", 60_000],
        ["Estimated savings", "$134,126 − ($41,828 + $60,000), at least $0", 32_298],
      ],
      [
        ["Liability on 40% of income", "Brackets and flat 4% on $500,000 × 40%", 41_828],
        ["Liability on 26% of income", "Brackets and flat 4% on $500,000 × 26%", 23_628],
        ["Estimated savings", "($41,828 − $23,628) × 75%", 13_650],
      ],
      [
        ["Research expenses assumed", "$500,000 × 30%", 150_000],
        ["Estimated credit", "$150,000 × 10%, at most $250,000", 15_000],
      ],
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

it("the limits name the charitable floor from 2026, not before", () => {
  const limitsIn = (taxYear: number) => compute({ taxYear }).examples[0]?.limits;
  expect(limitsIn(2025)).not.toContain("charitable-floor-and-cap");
  expect(limitsIn(2026)).toContain("charitable-floor-and-cap");
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
});
