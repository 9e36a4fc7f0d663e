import { savingsWithoutContested } from "#calculations/savings-examples/plan-totals.ts";
import { type CaseStrategy, type CaseStudy, caseStudiesPage } from "#content/cases/case-studies.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { lossIfEveryLineFails } from "./line-failure.ts";

const words = caseStudiesPage.slip;

export function caseStudySlip(study: CaseStudy) {
  return {
    title: words.title,
    subtitle: `${study.specialty} · ${study.year}`,
    rows: study.strategies.map((strategy) => ({
      label: lineName(strategy),
      value: formatUsd(strategy.amount),
      formula: lineFormula(strategy),
    })),
    total: {
      label: words.total,
      value: formatUsd(study.totalSavings),
      formula: reductionWords(study),
    },
    footnote: words.footnote,
  };
}

/** Beside the total, in its size: the plan without its contested lines, and with every line failed. */
export function otherTotals(study: CaseStudy) {
  const withoutContested = savingsWithoutContested(study);
  return [
    ...(study.strategies.some(({ contested }) => contested)
      ? [{ label: words.withoutContested, value: formatUsd(withoutContested) }]
      : []),
    {
      label: words.failure,
      value: `−${formatUsd(lossIfEveryLineFails(study))}`,
      formula: words.failureNote,
    },
  ];
}

export function lineName({ name, variant }: CaseStrategy): string {
  return variant ? `${name}, ${variant}` : name;
}

/** The working of a line in short: `$260,000 × 10%`. */
function lineFormula({ working, amount }: CaseStrategy): string {
  switch (working.kind) {
    case "credit":
      return `${formatUsd(working.expenses)} × ${formatFraction(working.rateAsFraction)}`;
    case "settlement":
      return `${formatUsd(working.liability)} ${words.settledAt} ${formatFraction(working.costAsFraction)}`;
    case "deduction": {
      const { deduction, outlay } = working;
      if (!outlay) return `${words.taxSavedOn} ${formatUsd(deduction)} ${words.deducted}`;
      const saved = formatUsd(amount + outlay.amount);
      return `${formatUsd(deduction)} ${words.saves} ${saved}, ${words.less} ${formatUsd(outlay.amount)} ${outlay.label}`;
    }
  }
}

/** `18% of the tax of $243,863` */
export function reductionWords({ reductionPercent, taxBefore }: CaseStudy): string {
  return `${reductionPercent}% ${words.ofTax} ${formatUsd(taxBefore)}`;
}
