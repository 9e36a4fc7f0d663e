import { estimateCredit } from "#calculations/rd-credit/estimate.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";

interface EstimateWords {
  title: string;
  subtitle: string;
  answers: {
    practiceTypeId: string;
    subspecialtyId: string;
    specialty: string;
    activities: readonly string[];
    innovationLevel: string;
    doctorWages: number;
    staffWages: number;
    state: string;
  };
  labels: Record<"wages" | "time" | "expenses" | "federal" | "state" | "total", string>;
  footnote: string;
}

/** One practice's answers, computed by the engine that serves the visitor. */
export function estimateSlip(words: EstimateWords) {
  const { specialty, doctorWages, staffWages, state, ...answers } = words.answers;
  const estimate = estimateCredit({
    specialties: [{ ...answers, name: specialty, timePercentage: 100 }],
    doctorWages,
    staffWages,
    state,
  });
  if (estimate.kind === "bad-answers") throw new Error(`${words.subtitle} has bad answers`);
  const { labels } = words;
  return {
    title: words.title,
    subtitle: words.subtitle,
    rows: [
      { label: labels.wages, value: formatUsd(estimate.wagesInUsd) },
      { label: labels.time, value: formatFractionFixed(estimate.totalRdTimeAsFraction, 1) },
      { label: labels.expenses, value: formatUsd(estimate.qualifiedExpensesInUsd) },
      { label: labels.federal, value: formatUsd(estimate.federalCreditInUsd) },
      { label: labels.state, value: formatUsd(estimate.stateCreditInUsd) },
    ],
    total: { label: labels.total, value: formatUsd(estimate.totalCreditInUsd) },
    footnote: words.footnote,
  };
}
