import { liabilityOn } from "#calculations/savings-examples/liability.ts";
import {
  federalSaving,
  federalTaxDueAgain,
  incomeBefore,
} from "#calculations/savings-examples/plan-totals.ts";
import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import { type CaseStrategy, type CaseStudy, strategyKinds } from "#content/cases/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

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
  return fillIn(template, {
    tax: formatUsd(taxDue),
    penalty: formatUsd(taxDue * low),
    penaltyAsShare: formatFraction(low),
    highPenalty: formatUsd(taxDue * high),
    highPenaltyAsShare: formatFraction(high),
    ...priceAndLoss(study, strategy),
  });
}

/** What was paid for the line, and what a gift of goods loses at cost. */
function priceAndLoss(study: CaseStudy, strategy: CaseStrategy): Record<string, string> {
  const { name, working } = strategy;
  if (working.kind === "settlement")
    return { price: formatUsd(working.liability * working.costAsFraction) };
  if (working.kind !== "deduction" || !working.outlay) return {};
  const price = formatUsd(working.outlay.amount);
  if (name !== "Charitable Donations") return { price };
  const { netBeforePenalty, net, penaltyRate } = goodsCutToCost(study, strategy);
  return {
    price,
    loss: formatUsd(-netBeforePenalty),
    lossWithPenalty: formatUsd(-net),
    grossPenaltyAsShare: formatFraction(penaltyRate),
  };
}

/**
 * What the household has less than without the plan if every line fails: penalties, what was paid for
 * goods and bonds, and running costs. The tax itself would have been due anyway.
 */
export function lossIfEveryLineFails(study: CaseStudy): number {
  return study.strategies.reduce((sum, line) => sum + lossIfItFails(study, line), 0);
}

function lossIfItFails(study: CaseStudy, line: CaseStrategy): number {
  const { name, working } = line;
  const penalty = figure("accuracy-penalty-rate", study.year).value;
  const withPenalty = (price: number) =>
    Math.round(price + federalTaxDueAgain(study, line) * penalty);
  if (working.kind === "settlement") return withPenalty(working.liability * working.costAsFraction);
  if (working.kind === "credit") return withPenalty(0);
  if (name === "Charitable Donations" && working.outlay) return -goodsCutToCost(study, line).net;
  return withPenalty(working.outlay?.amount ?? 0);
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
