import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import type { YearEndAnswers } from "./answers.ts";
import { deferralRoom, hsaLimit, netLoss, room457b, soloPlan } from "./limits.ts";
import type { MoveId } from "./moves.ts";

/** What `federalTax` computes with: answers and moves as amounts of one return, in whole dollars. */
export type Household = Readonly<ReturnType<typeof householdWith>>;

/** The household as it was entered, with the moves taken. They are taken together, not one by one. */
export function householdWith(
  law: YearEndLaw,
  answers: YearEndAnswers,
  moves: ReadonlySet<MoveId>,
  ownPlanDefers = true,
) {
  const { filing, wagesInUsd, profitInUsd, giftsInUsd = 0, stateTaxesInUsd = 0 } = answers;
  const { atWork, atWork457b, solo } = deferralsWith(law, answers, moves, ownPlanDefers);
  const age65 = law.figures["standard-deduction-addition-age"];
  const ages = [answers.age, filing === "joint" ? answers.spouseAge : undefined];
  const amount = (move: MoveId, value: number) => (moves.has(move) ? value : 0);
  return {
    filing,
    /** Gross. The Medicare taxes and the Social Security base count them before deferrals. */
    wagesInUsd,
    spouseWagesInUsd: filing === "joint" ? answers.spouseWagesInUsd : 0,
    /** 401(k), 403(b) and 457(b), without Roth. */
    preTaxDeferralsInUsd: Math.min(wagesInUsd, atWork + atWork457b),
    profitInUsd,
    /** Into a plan on the profit, without Roth. Also reduces the income that section 199A counts. */
    planContributionInUsd: solo,
    hsaContributionInUsd: amount("hsa", hsaLeft(law, answers)),
    /** Against other income, within the yearly limit. */
    netCapitalLossInUsd: amount("losses", netLoss(law, answers)),
    stateTaxesInUsd: stateTaxesInUsd + amount("salt", answers.earlyPropertyTaxInUsd ?? 0),
    mortgageInterestInUsd: answers.mortgageInterestInUsd ?? 0,
    /** Cash to public charities. */
    giftsInUsd: giftsInUsd + amount("giving", giftsInUsd),
    childrenUnder17: answers.childrenUnder17 ?? 0,
    /** People on the return who are 65 or older. */
    peopleFrom65: ages.filter((age) => age !== undefined && age >= age65).length,
    /** On separate returns. Undefined while unknown. */
    spouseItemizes: answers.spouseItemizes,
  };
}

export function hsaLeft(law: YearEndLaw, answers: YearEndAnswers): number {
  return Math.max(0, hsaLimit(law, answers) - (answers.hsaPutInInUsd ?? 0));
}

/**
 * What goes in at work. It comes first, and the own plan gets what is left of the limit that they
 * share. Only a catch-up that would have to be Roth at work goes into the own plan, where it may be
 * pre-tax.
 */
export function deferredAtWork(
  law: YearEndLaw,
  answers: YearEndAnswers,
  moves: ReadonlySet<MoveId>,
  ownPlanDefers: boolean,
) {
  const room = deferralRoom(law, answers);
  const takesWork = moves.has("deferral") && answers.workPlan !== "none";
  const inOwnPlan = room.catchUpIsRoth && ownPlanDefers && moves.has("solo-plan");
  return {
    basicInUsd: takesWork ? room.basicLeftInUsd : 0,
    catchUpInUsd: takesWork && !inOwnPlan ? room.catchUpLeftInUsd : 0,
  };
}

function deferralsWith(
  law: YearEndLaw,
  answers: YearEndAnswers,
  moves: ReadonlySet<MoveId>,
  ownPlanDefers: boolean,
) {
  const room = deferralRoom(law, answers);
  const atWork = deferredAtWork(law, answers, moves, ownPlanDefers);
  const other = room457b(law, answers, atWork.basicInUsd + atWork.catchUpInUsd);
  const solo = moves.has("solo-plan")
    ? soloPlan(law, answers, atWork, ownPlanDefers).totalInUsd
    : 0;
  const takes457b = moves.has("deferral-457b");
  return {
    atWork:
      room.preTaxSoFarInUsd + atWork.basicInUsd + (room.catchUpIsRoth ? 0 : atWork.catchUpInUsd),
    atWork457b: other.preTaxSoFarInUsd + (takes457b ? preTaxLeft(other) : 0),
    solo,
  };
}

function preTaxLeft(room: ReturnType<typeof room457b>): number {
  return room.basicLeftInUsd + (room.catchUpIsRoth ? 0 : room.catchUpLeftInUsd);
}
