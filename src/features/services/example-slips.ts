import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { slipLines } from "#calculations/rd-credit/slip-lines.ts";
import { leastExpensesForStudy } from "#calculations/rd-credit/study/study-verdict.ts";
import { estimateSlip as estimateSlipWords } from "#content/calculators/estimate-slip.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { studyAssumption, studyThresholdSentence } from "#content/calculators/study-answer.ts";
import { bondExample } from "#content/services/convertible-trust-bonds.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatTotalRdTime, formatUsd } from "#wording/numbers.ts";
import { charitableSlip } from "./charitable-example.tsx";

/** The worked example beside a service's title. The sharing picture shows the same lines. */
export function exampleSlip(serviceId: string) {
  switch (serviceId) {
    case "convertible-trust-bonds":
      return bondSlip();
    case "charitable-benefit-tax":
      return charitableSlip();
    default:
      return sampleEstimateSlip();
  }
}

export function sampleEstimateSlip() {
  return estimateSlip(sampleEstimate);
}

export function studyThresholdInWords(): string {
  const threshold = formatUsd(leastExpensesForStudy(studyAssumption));
  return fillIn(studyThresholdSentence, { threshold });
}

interface EstimateWords {
  title: string;
  subtitle: string;
  answers: Parameters<typeof estimateCredit>[0];
  labels: Record<"wages" | "time" | "expenses" | "federal" | "state" | "total", string>;
  /** `{threshold}` is filled in with the sentence on what a study takes. */
  footnote: string;
}

export function estimateSlip({ title, subtitle, answers, labels, footnote }: EstimateWords) {
  const estimate = estimateCredit(answers);
  if (estimate.kind === "bad-answers") throw new Error(`${subtitle} has bad answers`);
  const line = (name: keyof typeof labels, value: string) => ({ name, label: labels[name], value });
  return {
    title,
    subtitle,
    rows: [
      line("wages", formatUsd(estimate.wagesInUsd)),
      line("time", formatTotalRdTime(estimate.totalRdTimeAsFraction)),
      line("expenses", formatUsd(estimate.qualifiedExpensesInUsd)),
      line("federal", formatUsd(estimate.federalCreditInUsd)),
      {
        ...line("state", formatUsd(estimate.stateCreditInUsd)),
        note: slipLines(estimate, estimateSlipWords).state.note,
      },
    ],
    total: line("total", formatUsd(estimate.estimatedCreditInUsd)),
    footnote: fillIn(footnote, { threshold: studyThresholdInWords() }),
  };
}

function bondSlip() {
  const { taxLiability, cost, costAsFraction, savings, slipFootnote } = bondExample;
  const share = formatFraction(costAsFraction);
  return {
    title: "Worked example",
    subtitle: "Convertible tax bonds",
    rows: [
      { label: "Tax liability", value: formatUsd(taxLiability) },
      {
        label: `Cost at ${share}`,
        value: formatUsd(cost),
        formula: `${formatUsd(taxLiability)} × ${share}`,
      },
    ],
    total: { label: "Savings", value: formatUsd(savings) },
    footnote: slipFootnote,
  };
}
