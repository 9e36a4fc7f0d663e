import { caseStudiesPage, type TaxPrescription } from "#content/case-studies.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { lineFormula, lineName, reductionWords } from "./prescription-lines.ts";

const words = caseStudiesPage.slip;

/** The whole prescription: every line with its working, and the total they add up to. */
export function PrescriptionSlip({ study }: { study: TaxPrescription }) {
  return (
    <Slip
      title={words.title}
      subtitle={`${study.specialty} · ${study.year}`}
      rows={study.strategies.map((strategy) => ({
        label: lineName(strategy),
        value: formatUsd(strategy.amount),
        formula: lineFormula(strategy),
      }))}
      total={{
        label: words.total,
        value: formatUsd(study.totalSavings),
        formula: reductionWords(study),
      }}
      footnote={words.footnote}
    />
  );
}
