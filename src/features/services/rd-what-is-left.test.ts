import { expect, test } from "vitest";
import { rdExtras } from "#content/services/rd-tax-credits.ts";
import { researchFigure } from "#tax-law/research-figures.ts";
import { formatUsd } from "#wording/numbers.ts";
import { payrollSlip, reductionSlip } from "./rd-what-is-left.tsx";

const { taxYear, ownerRate, reduction, payroll } = rdExtras.whatIsLeft;
const kept = 1 - researchFigure("research-credit-280c-reduction", taxYear);

test("the election leaves the reduced credit, and no election the credit less tax on the deduction", () => {
  const average = reduction.before.reduce((sum, amount) => sum + amount, 0) / 3;
  const base = average * researchFigure("research-simplified-base-share", taxYear);
  const credit = Math.round(
    researchFigure("research-credit-simplified-rate", taxYear) * (reduction.wages - base),
  );
  const { rows, total } = reductionSlip();
  expect(rows[0]?.value).toBe(formatUsd(credit));
  expect(rows.at(-1)?.value).toBe(formatUsd(credit * (1 - ownerRate)));
  expect(total.value).toBe(formatUsd(credit * kept));
});

test("the young practice sets its whole reduced credit against payroll tax, and passes none on", () => {
  const credit =
    researchFigure("research-credit-maximum-rate", taxYear) *
    payroll.wages *
    (1 - researchFigure("research-minimum-base-share", taxYear));
  const { rows, total } = payrollSlip();
  expect(rows[0]?.value).toBe(formatUsd(credit));
  expect(total.value).toBe(formatUsd(credit * kept));
  expect(rows.at(-1)?.value).toBe(formatUsd(0));
});
