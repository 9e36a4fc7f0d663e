import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usStates } from "#tax-law/state-credit-rates.ts";
import { expensesBehindCredit } from "./amounts.ts";
import type { PracticeAnswers } from "./answers.ts";
import { estimateOf, orthodonticsInUtah, workedExamples } from "./estimate.examples.ts";
import { estimateCredit } from "./estimate.ts";
import { innovationLevels } from "./innovation.ts";

it.each(workedExamples)("the worked examples: $title", ({ answers, expected }) => {
  const { rdTimeContributionsAsFractions, ...amounts } = expected;
  const estimate = estimateOf(answers);
  expect(estimate).toMatchObject(amounts);
  expect(estimate.specialties.map((one) => one.rdTimeContributionAsFraction)).toEqual(
    rdTimeContributionsAsFractions,
  );
});

describe("the working", () => {
  it("has every line from the answers to the total", () => {
    const { working } = estimateOf(orthodonticsInUtah.answers);
    expect(working.map(({ id, label, formula, value }) => [id, label, formula, value])).toEqual([
      [
        "rd-time-0",
        "R&D time, Orthodontics",
        "3 activities × 100% of time × 15% for high innovation",
        0.45,
      ],
      [
        "total-rd-time",
        "Total R&D time",
        "3 activities × 100% of time × 15% for high innovation",
        0.45,
      ],
      ["wages", "Annual wages", "$400,000 doctors and owners + $300,000 clinical staff", 700_000],
      ["qualified-expenses", "Qualified research expenses (QREs)", "$700,000 × 45.0%", 315_000],
      ["federal-credit", "Federal credit", "$315,000 × 10%, to the dollar", 31_500],
      ["state-credit", "Utah, simplified rate", "$31,500 federal × 5%, to the dollar", 1_575],
      ["total-credit", "Simplified estimate", "$31,500 + $1,575", 33_075],
    ]);
  });

  it.each([
    ["more than all", "counted-rd-time", "120.0%, but at most 100%"],
    ["three specialties", "total-rd-time", "20.40% + 2.475% + 0.00% = 22.875%, shown as 22.9%"],
    ["three specialties", "qualified-expenses", "$800,000 × 22.875%"],
    ["the state credit starts", "state-credit", "$504.80 federal × 10%, to the dollar"],
  ])("says so where it cuts or rounds: %s, %s", (beginning, id, formula) => {
    const example = workedExamples.find(({ title }) => title.startsWith(beginning));
    const { working } = estimateOf(example?.answers ?? orthodonticsInUtah.answers);
    expect(working.find((line) => line.id === id)?.formula).toBe(formula);
  });

  it("stands even when nothing is chosen yet", () => {
    const { working, estimatedCreditInUsd } = estimateOf({
      ...orthodonticsInUtah.answers,
      specialties: [],
    });
    expect(estimatedCreditInUsd).toBe(0);
    expect(working[0]?.formula).toBe("No specialty chosen");
  });
});

describe("answers that cannot be computed", () => {
  const good = orthodonticsInUtah.answers;

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1_000_000_001])(
    "wages of %d are a failure that says what is wrong, not a number",
    (doctorWagesInUsd) => {
      expect(estimateCredit({ ...good, doctorWagesInUsd })).toEqual({
        kind: "bad-answers",
        problems: [
          {
            answer: "doctorWagesInUsd",
            message: "Annual wages must be an amount from $0 to $1 billion.",
          },
        ],
      });
    },
  );

  it.each([Number.NaN, -1, 101])("nor is a time of %d%%", (timePercentage) => {
    const specialties = good.specialties.map((one) => ({ ...one, timePercentage }));
    expect(estimateCredit({ ...good, specialties })).toEqual({
      kind: "bad-answers",
      problems: [
        {
          answer: "timePercentage",
          message: "The time spent on Orthodontics must be a percentage from 0 to 100.",
        },
      ],
    });
  });

  it("tells of everything that is wrong at once", () => {
    const result = estimateCredit({ ...good, doctorWagesInUsd: -1, staffWagesInUsd: Number.NaN });
    expect(result.kind === "bad-answers" && result.problems.map(({ answer }) => answer)).toEqual([
      "doctorWagesInUsd",
      "staffWagesInUsd",
    ]);
  });

  it("takes the lowest and the highest wages it allows", () => {
    expect(
      estimateCredit({ ...good, doctorWagesInUsd: 0, staffWagesInUsd: 1_000_000_000 }).kind,
    ).toBe("estimate");
  });
});

const wages = fc.integer({ min: 0, max: 50_000_000 });
const answers: fc.Arbitrary<PracticeAnswers> = fc.record({
  specialties: fc.array(
    fc.record({
      name: fc.constant("Specialty"),
      practiceTypeId: fc.constant("medicine"),
      specialtyId: fc.constant("cardiology"),
      timePercentage: fc.integer({ min: 0, max: 100 }),
      innovationLevel: fc.constantFrom(...innovationLevels, "unheard of"),
      activities: fc.array(fc.string(), { maxLength: 12 }),
    }),
    { maxLength: 8 },
  ),
  doctorWagesInUsd: wages,
  staffWagesInUsd: wages,
  state: fc.constantFrom(...usStates.map(({ name }) => name)),
});

const forAny = (check: (some: PracticeAnswers) => void) => fc.assert(fc.property(answers, check));

describe("whatever the answers", () => {
  it("the amounts are whole dollars, not negative, and add up", () => {
    forAny((some) => {
      const { federalCreditInUsd, stateCreditInUsd, estimatedCreditInUsd } = estimateOf(some);
      for (const amount of [federalCreditInUsd, stateCreditInUsd, estimatedCreditInUsd])
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
      expect(estimatedCreditInUsd).toBe(federalCreditInUsd + stateCreditInUsd);
    });
  });

  it("higher wages never lower the credit", () => {
    fc.assert(
      fc.property(answers, wages, (some, raise) => {
        const doctorWagesInUsd = some.doctorWagesInUsd + raise;
        const more = estimateOf({ ...some, doctorWagesInUsd });
        expect(more.estimatedCreditInUsd).toBeGreaterThanOrEqual(
          estimateOf(some).estimatedCreditInUsd,
        );
      }),
    );
  });

  it("each credit is within half a dollar of the specified formula", () => {
    forAny((some) => {
      const estimate = estimateOf(some);
      const time = some.specialties.reduce((sum, one, index) => {
        const weight = estimate.specialties[index]?.weightAsFraction ?? 0;
        return sum + one.activities.length * (one.timePercentage / 100) * weight;
      }, 0);
      const federal = (some.doctorWagesInUsd + some.staffWagesInUsd) * 0.1 * Math.min(time, 1);
      const state = federal * estimate.stateRateAsFraction;
      expect(Math.abs(estimate.federalCreditInUsd - federal)).toBeLessThanOrEqual(0.500001);
      expect(Math.abs(estimate.stateCreditInUsd - state)).toBeLessThanOrEqual(0.500001);
    });
  });
});

it("puts the qualified expenses behind a federal credit at ten times the credit", () => {
  expect(expensesBehindCredit(42_500)).toBe(425_000);
  expect(expensesBehindCredit(0)).toBe(0);
});
