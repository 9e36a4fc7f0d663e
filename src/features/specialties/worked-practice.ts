import { federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import {
  estimateFromHours,
  type HoursEstimate,
  wagesForHours,
} from "#calculations/rd-credit/hours-log.ts";
import { stateSentence } from "#calculations/rd-credit/study/study-answer.ts";
import { studyVerdict } from "#calculations/rd-credit/study/study-verdict.ts";
import { rangeByMethod } from "#calculations/section-41/credit-by-method.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { answerWords, studyAssumption } from "#content/calculators/study-answer.ts";
import { specialtyPage } from "#content/pages/specialties.ts";
import type { SpecialtyPage } from "#content-schemas/specialties.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatRate, formatTotalRdTime, formatUsd } from "#wording/numbers.ts";

const words = specialtyPage.practice;

/** The hours as the log has them, or the same practice with twice as many. */
export type Extent = "usual" | "twice";

/** The page's practice, computed from its hours by the calculator's engine, in words. */
export function workPractice({ roles, state }: SpecialtyPage["practice"], extent: Extent) {
  const times = extent === "twice" ? 2 : 1;
  const logged = roles.map((role) => ({ ...role, hoursAWeek: (role.hoursAWeek ?? 0) * times }));
  const estimate = estimateFromHours(logged, state);
  const { totalRdTimeAsFraction, qualifiedExpensesInUsd } = estimate;
  const project = {
    activityCount: 1,
    innovationLevel: "medium",
    rdTimeContributionAsFraction: totalRdTimeAsFraction,
  };
  const studied = {
    ...estimate,
    countedExpensesInUsd: qualifiedExpensesInUsd,
    specialties: [project],
  };
  const verdict = studyVerdict(studied, studyAssumption);
  const { lowInUsd, highInUsd } = rangeByMethod(qualifiedExpensesInUsd, studyAssumption.taxYear);
  const { reading } = rdCalculatorResult;
  return {
    estimate,
    probablyNot: verdict.reasonAgainst !== null,
    verdict: verdict.reasonAgainst ? reading.probablyNot : reading.worthIt,
    ofState: stateSentence(studied, answerWords),
    range: fillIn(words.rangeAmount, { low: formatUsd(lowInUsd), high: formatUsd(highInUsd) }),
    roleLines: logged.filter(({ hoursAWeek }) => hoursAWeek > 0).map(roleLine),
    amountLines: amountLines(estimate),
  };
}

function roleLine(role: SpecialtyPage["practice"]["roles"][number]) {
  const { who, people, wageInUsd, hoursAWeek: hours = 0 } = role;
  return {
    label: fillIn(words.role, { people, who, hours }),
    value: formatUsd(wagesForHours(role)),
    formula: fillIn(words.roleFormula, { people, wage: formatUsd(wageInUsd), hours }),
  };
}

function amountLines(estimate: HoursEstimate) {
  const { qualifiedExpensesInUsd, stateCreditInUsd, estimatedCreditInUsd } = estimate;
  const expenses = formatUsd(qualifiedExpensesInUsd);
  const share = formatTotalRdTime(estimate.totalRdTimeAsFraction);
  return [
    { label: words.expenses, value: expenses, note: fillIn(words.share, { share }) },
    {
      label: words.estimate,
      value: formatUsd(estimatedCreditInUsd),
      formula: fillIn(words.estimateFormula, {
        expenses,
        rate: formatRate(federalRateAsFraction),
        stateCredit: formatUsd(stateCreditInUsd),
      }),
    },
  ];
}
