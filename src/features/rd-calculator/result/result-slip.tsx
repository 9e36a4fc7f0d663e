import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";

const words = rdCalculatorResult.slip;

/** The slip's lines, as screen and paper show them. */
export function resultLines(estimate: Estimate): { rows: SlipLine[]; total: SlipLine } {
  return {
    rows: [
      { label: words.wages, value: formatUsd(estimate.wagesInUsd) },
      ...estimate.specialties.map(({ name, rdTimeContributionAsFraction }) => ({
        label: fillIn(words.contribution, { specialty: name }),
        value: formatFractionFixed(rdTimeContributionAsFraction, 2),
      })),
      { label: words.rdTime, value: formatFractionFixed(estimate.totalRdTimeAsFraction, 2) },
      { label: words.qualifiedExpenses, value: formatUsd(estimate.qualifiedExpensesInUsd) },
      { label: words.federal, value: formatUsd(estimate.federalCreditInUsd) },
      {
        label: fillIn(words.state, { state: estimate.stateName }),
        value: formatUsd(estimate.stateCreditInUsd),
      },
    ],
    total: { label: words.total, value: formatUsd(estimate.totalCreditInUsd) },
  };
}

export function ResultSlip({ estimate, subtitle }: { estimate: Estimate; subtitle: string }) {
  const { rows, total } = resultLines(estimate);
  return (
    <Slip
      title={words.title}
      subtitle={subtitle}
      rows={rows}
      total={total}
      footnote={words.caveat}
    />
  );
}
