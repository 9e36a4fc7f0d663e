import { bracketTaxOn, liabilityOn } from "#calculations/savings-examples/liability.ts";
import { valueCutToCost } from "#calculations/value-cut-to-cost.ts";
import {
  type CaseStudy,
  caseStudiesPage,
  type PrescribedStrategy,
} from "#content/cases/case-studies.ts";
import { figure } from "#tax-law/look-up.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

const words = caseStudiesPage.detail;

/** What a line costs if an examiner does not accept it, for gifts of goods and for bonds. */
export function failureInWords(study: CaseStudy, strategy: PrescribedStrategy): string | undefined {
  const { name, working } = strategy;
  if (working.kind === "settlement") {
    const low = figure("economic-substance-penalty-rate", study.year).value;
    const high = figure("undisclosed-economic-substance-penalty-rate", study.year).value;
    return fillIn(words.positionFails, {
      liability: formatUsd(working.liability),
      price: formatUsd(working.liability * working.costAsFraction),
      penalty: formatUsd(working.liability * low),
      penaltyAsShare: formatFraction(low),
      highPenalty: formatUsd(working.liability * high),
      highPenaltyAsShare: formatFraction(high),
    });
  }
  if (name !== "Charitable Donations" || working.kind !== "deduction" || !working.outlay) return;
  const { netBeforePenalty, net, penaltyRate } = goodsCutToCost(study, strategy);
  return fillIn(words.valueCutToCost, {
    loss: formatUsd(-netBeforePenalty),
    lossWithPenalty: formatUsd(-net),
    penalty: formatFraction(penaltyRate),
  });
}

/** The gift of goods at what was paid for it, on the income that the lines before it leave. */
export function goodsCutToCost(study: CaseStudy, gift: PrescribedStrategy) {
  const { working } = gift;
  if (working.kind !== "deduction" || !working.outlay) throw new Error("Nothing was paid for it");
  const income = study.agi - deductedBefore(study, gift);
  const paidInUsd = working.outlay.amount;
  const federalSaving = (deduction: number) =>
    bracketTaxOn(income, study.year) - bracketTaxOn(income - deduction, study.year);
  const allSaving = (deduction: number) =>
    liabilityOn(income, study.year) - liabilityOn(income - deduction, study.year);
  const penaltyRate = figure("gross-valuation-penalty-rate", study.year).value;
  const result = valueCutToCost(
    {
      paidInUsd,
      federalSavingsInUsd: federalSaving(working.deduction),
      federalSavingsAtCostInUsd: federalSaving(paidInUsd),
      stateSavingsAtCostInUsd: allSaving(paidInUsd) - federalSaving(paidInUsd),
    },
    penaltyRate,
  );
  return { ...result, penaltyRate };
}

function deductedBefore({ strategies }: CaseStudy, line: PrescribedStrategy): number {
  return strategies
    .slice(0, strategies.indexOf(line))
    .reduce((sum, { working }) => sum + (working.kind === "deduction" ? working.deduction : 0), 0);
}
