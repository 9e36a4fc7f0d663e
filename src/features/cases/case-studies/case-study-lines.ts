import {
  type CaseStrategy,
  type CaseStudy,
  caseStudiesPage,
  strategyKinds,
} from "#content/cases/case-studies.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import type { Outcome } from "../case-lines.tsx";
import { failureCostOfPlan } from "./line-failure.ts";

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
    total: planOutcomes(study),
  };
}

/** What the plan saves without its contested lines, what it saves with them, and what failure costs. */
export function planOutcomes(study: CaseStudy): Outcome[] {
  const { totalSavings, reductionPercent, taxBefore } = study;
  const uncontested = uncontestedSavings(study);
  const contested = uncontested.totalSavings !== totalSavings;
  const first = {
    label: words.uncontested,
    value: formatUsd(uncontested.totalSavings),
    note: fillIn(words.ofTax, { percent: `${uncontested.reductionPercent}%` }),
  };
  const all = {
    label: contested ? words.withContested : words.all,
    value: formatUsd(totalSavings),
    note: fillIn(words.ofWholeTax, { percent: `${reductionPercent}%`, tax: formatUsd(taxBefore) }),
  };
  const failure = { label: words.failure, value: formatUsd(-failureCostOfPlan(study)) };
  return contested ? [first, all, failure] : [all, failure];
}

/** What is left of a plan without bonds, goods bought to give, and captives. */
export function uncontestedSavings({ strategies, taxBefore }: CaseStudy) {
  const totalSavings = strategies
    .filter(({ name, contested = strategyKinds[name].contested }) => !contested)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { totalSavings, reductionPercent: Math.round((100 * totalSavings) / taxBefore) };
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
