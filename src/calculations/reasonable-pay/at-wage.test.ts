import { describe, expect, it } from "vitest";
import { figure } from "#tax-law/look-up.ts";
import type { ReasonablePayAnswers } from "./answers.ts";
import { workedReasonablePay } from "./at-wage.examples.ts";
import { type AtWage, atWage } from "./at-wage.ts";
import { orthodontist } from "./page-example.ts";

function compute(change: Partial<ReasonablePayAnswers>, wageInUsd: number): AtWage {
  const result = atWage({ ...orthodontist, ...change }, wageInUsd);
  if (result.kind === "not-computable") throw new Error(result.message);
  return result;
}

it.each(workedReasonablePay)("the worked examples: $title", ({ answers, wageInUsd, expected }) => {
  expect(compute(answers, wageInUsd)).toMatchObject(expected);
});

describe("payroll tax at the wage base", () => {
  const base = figure("social-security-wage-base", 2026).value;
  const at = (wage: number) => compute({ profitInUsd: 900_000 }, wage).payrollTaxInUsd;
  it("rises by 15.3% of each dollar below it and by 2.9% above", () => {
    expect(at(base) - at(base - 10_000)).toBe(1_530);
    expect(at(base + 10_000) - at(base)).toBe(290);
  });
});

describe("the line for the Roth catch-up", () => {
  const line = figure("roth-catch-up-wage-threshold", 2026).value;
  it.each([
    [line - 1, false],
    [line, false],
    [line + 1, true],
  ])("with a wage of %d is passed: %s", (wage, passed) => {
    expect(compute({}, wage).aboveRothLine).toBe(passed);
  });
});

it("the taxes add up from the lines shown", () => {
  const { lines, total } = compute({}, 200_000);
  const value = (id: string) => lines.find((line) => line.id === id)?.value ?? Number.NaN;
  const sum = value("employer-payroll-tax") + value("owner-payroll-tax") + value("income-tax");
  expect(total.value).toBe(sum);
});

it("a wage that the practice cannot pay is refused with what is missing", () => {
  const result = atWage({ ...orthodontist, profitInUsd: 100_000 }, 100_000);
  expect(result).toMatchObject({ kind: "not-computable", field: "wageInUsd" });
});

it.each([
  [{ taxYear: 2031 }, "taxYear"],
  [{ profitInUsd: Number.NaN }, "profitInUsd"],
  [{ staffWagesInUsd: -1 }, "staffWagesInUsd"],
  [{ employerRateAsFraction: 0.26 }, "employerRateAsFraction"],
])("%j is refused with a sentence", (change, field) => {
  const result = atWage({ ...orthodontist, ...change }, 200_000);
  expect(result).toMatchObject({ kind: "not-computable", field });
  expect(result.kind === "not-computable" && result.message).toMatch(/\.$/);
});
