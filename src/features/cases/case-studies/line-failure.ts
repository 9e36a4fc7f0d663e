import { roundToDollar } from "#calculations/rounding.ts";
import { bracketTaxOn, liabilityOn } from "#calculations/savings-examples/liability.ts";
import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import {
  type CaseStrategy,
  type CaseStudy,
  caseStudiesPage,
  strategyKinds,
} from "#content/cases/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { refusedCredit } from "../refused-credit.ts";

/** What a line assumes. A research line adds the credit of a return without history. */
export function assumptionsInWords({ year }: CaseStudy, strategy: CaseStrategy) {
  const { working, assumes = strategyKinds[strategy.name].assumes } = strategy;
  if (working.kind !== "credit") return assumes;
  const rate = figure("research-credit-simplified-rate-without-history", year).value;
  const reduction = figure("research-credit-280c-reduction", year).value;
  return fillIn(assumes, {
    withoutHistory: formatUsd(working.expenses * rate * (1 - reduction)),
  });
}

export function failureInWords(study: CaseStudy, strategy: CaseStrategy): string {
  const template = strategy.ifItFails ?? strategyKinds[strategy.name].ifItFails;
  const taxDue = federalTaxDueAgain(study, strategy);
  const low = figure("accuracy-penalty-rate", study.year).value;
  const high = figure("undisclosed-economic-substance-penalty-rate", study.year).value;
  const inWords = fillIn(template, {
    tax: formatUsd(taxDue),
    penalty: formatUsd(taxDue * low),
    penaltyAsShare: formatFraction(low),
    highPenalty: formatUsd(taxDue * high),
    highPenaltyAsShare: formatFraction(high),
    price: formatUsd(spentOn(strategy)),
    ...lossOnGoods(study, strategy),
  });
  const cost = formatUsd(-failureCost(study, strategy));
  return `${inWords} ${fillIn(caseStudiesPage.detail.failureCost, { cost })}`;
}

/**
 * How far behind a year without the plan its lines leave the household if none is accepted: the
 * penalty on the federal tax and what was spent. The tax itself would have been due without the plan
 * too. Interest and penalties of the state come on top.
 */
export function failureCostOfPlan(study: CaseStudy): number {
  return study.strategies.reduce((sum, strategy) => sum + failureCost(study, strategy), 0);
}

export function failureCost(study: CaseStudy, strategy: CaseStrategy): number {
  if (isGiftOfGoods(strategy)) return -goodsCutToCost(study, strategy).net;
  const tax = federalTaxDueAgain(study, strategy);
  const penalty = tax * figure("accuracy-penalty-rate", study.year).value;
  return roundToDollar(penalty) + spentOn(strategy);
}

/** What was paid for the line and does not come back. */
function spentOn({ working, amount }: CaseStrategy): number {
  switch (working.kind) {
    case "credit":
      return refusedCredit(amount).feeInUsd;
    case "settlement":
      return working.liability * working.costAsFraction;
    case "deduction":
      return working.outlay?.amount ?? 0;
  }
}

function isGiftOfGoods({ name, working }: CaseStrategy): boolean {
  return (
    name === "Charitable Donations" && working.kind === "deduction" && working.outlay !== undefined
  );
}

function lossOnGoods(study: CaseStudy, strategy: CaseStrategy): Record<string, string> {
  if (!isGiftOfGoods(strategy)) return {};
  const { netBeforePenalty, net, penaltyRate } = goodsCutToCost(study, strategy);
  return {
    loss: formatUsd(-netBeforePenalty),
    lossWithPenalty: formatUsd(-net),
    grossPenaltyAsShare: formatFraction(penaltyRate),
  };
}

function federalTaxDueAgain(study: CaseStudy, strategy: CaseStrategy): number {
  const { working, amount } = strategy;
  switch (working.kind) {
    case "settlement":
      return working.liability;
    case "credit":
      return amount;
    case "deduction":
      return federalSaving(study, strategy, working.deduction);
  }
}

/** The federal tax that a deduction saves on the income that the lines before it leave. */
function federalSaving(study: CaseStudy, line: CaseStrategy, deduction: number) {
  const income = incomeBefore(study, line);
  return bracketTaxOn(income, study.year) - bracketTaxOn(income - deduction, study.year);
}

export function goodsCutToCost(study: CaseStudy, gift: CaseStrategy) {
  const { working } = gift;
  if (working.kind !== "deduction" || !working.outlay) throw new Error("Nothing was paid for it");
  const income = incomeBefore(study, gift);
  const paidInUsd = working.outlay.amount;
  const federalSavingsAtCostInUsd = federalSaving(study, gift, paidInUsd);
  const allSavingsAtCost =
    liabilityOn(income, study.year) - liabilityOn(income - paidInUsd, study.year);
  const penaltyRate = figure("gross-valuation-penalty-rate", study.year).value;
  const result = valueCutToCost(
    {
      paidInUsd,
      federalSavingsInUsd: federalSaving(study, gift, working.deduction),
      federalSavingsAtCostInUsd,
      stateSavingsAtCostInUsd: allSavingsAtCost - federalSavingsAtCostInUsd,
    },
    penaltyRate,
  );
  return { ...result, penaltyRate };
}

function incomeBefore({ agi, strategies }: CaseStudy, line: CaseStrategy): number {
  const deducted = strategies
    .slice(0, strategies.indexOf(line))
    .reduce((sum, { working }) => sum + (working.kind === "deduction" ? working.deduction : 0), 0);
  return agi - deducted;
}
