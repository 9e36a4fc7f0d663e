import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { presentEstimate } from "#calculations/rd-credit/present.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import { fillIn } from "#wording/fill-in.ts";

const words = rdCalculatorResult.slip;

/** The slip's lines, as screen and paper show them. */
export function resultLines(estimate: Estimate): { rows: SlipLine[]; total: SlipLine } {
  const shown = presentEstimate(estimate);
  return {
    rows: [
      { label: words.wages, value: shown.wages },
      ...shown.specialties.map(({ name, rdTimeContribution }) => ({
        label: fillIn(words.contribution, { specialty: name }),
        value: rdTimeContribution,
      })),
      { label: words.rdTime, value: shown.totalRdTime },
      { label: words.qualifiedExpenses, value: shown.qualifiedExpenses },
      { label: words.federal, value: shown.federalCredit },
      { label: shown.stateCreditLabel, value: shown.stateCredit },
    ],
    total: { label: words.total, value: shown.totalCredit },
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
