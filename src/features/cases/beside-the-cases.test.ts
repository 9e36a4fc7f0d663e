import { expect, test } from "vitest";
import { ordinaryPlan } from "#content/cases/beside-the-cases.ts";
import { figure } from "#tax-law/look-up.ts";
import { formatUsd } from "#wording/numbers.ts";
import { ordinaryPlanSlip, workTwoChairs } from "./beside-the-cases.tsx";

test("the two-chair practice is told that a study is probably not worth it", () => {
  const { estimate, verdict } = workTwoChairs();
  expect(estimate.estimatedCreditInUsd).toBeGreaterThan(0);
  expect(verdict.reasonAgainst).toBeDefined();
});

test("the ordinary plan defers what the law of its year allows, in lines that add up", () => {
  const { rows, total } = ordinaryPlanSlip();
  const dollars = (text: string) => Number(text.replaceAll(/\D/g, ""));
  const lines = rows.slice(1, 1 + ordinaryPlan.slip.lines.length);
  expect(lines.reduce((sum, { value }) => sum + dollars(value), 0)).toBe(dollars(total.value));
  lines.forEach((line, index) => {
    const { figure: name } = ordinaryPlan.slip.lines[index] ?? { figure: "hsa-limit-family" };
    const limit = formatUsd(figure(name, ordinaryPlan.taxYear).value);
    expect("formula" in line && line.formula).toContain(limit);
  });
});
