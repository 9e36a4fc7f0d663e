import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { orthodonticsInUtah } from "#calculations/rd-credit/worked-examples.ts";
import { disclaimer } from "#content/firm.ts";
import { sampleEstimate } from "#content/sample-estimate.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";

/** The slip of the hero: computed by the same engine that serves the visitor. */
export function SampleEstimateSlip() {
  const estimate = estimateCredit(orthodonticsInUtah.answers);
  if (estimate.kind === "bad-answers") throw new Error("The sample estimate has bad answers");
  return (
    <Slip
      title={sampleEstimate.title}
      subtitle={sampleEstimate.subtitle}
      rows={[
        { label: sampleEstimate.wages, value: formatUsd(estimate.wagesInUsd) },
        {
          label: sampleEstimate.time,
          value: formatFractionFixed(estimate.totalRdTimeAsFraction, 1),
        },
        { label: sampleEstimate.expenses, value: formatUsd(estimate.qualifiedExpensesInUsd) },
        { label: sampleEstimate.federal, value: formatUsd(estimate.federalCreditInUsd) },
        { label: sampleEstimate.state, value: formatUsd(estimate.stateCreditInUsd) },
      ]}
      total={{ label: sampleEstimate.total, value: formatUsd(estimate.totalCreditInUsd) }}
      footnote={disclaimer.short}
    />
  );
}
