import { formatNumber } from "#wording/numbers.ts";
import { shareOut } from "#wording/shares.ts";
import { roundToDollar } from "../../rounding.ts";
import { type MemberExpense, memberExpenses } from "../inputs.ts";
import type { GroupMember, WorksheetAnswers } from "../worksheet-answers.ts";

/**
 * The members, this one first, each with its part of the group's credit, in the ratio of QREs
 * (section 41(f)(1)).
 */
export function groupMembers(answers: WorksheetAnswers, credit: number) {
  const { group, workpaper, numbers } = answers;
  const { ein, activityCode, otherMembers } = group;
  const own: GroupMember = {
    ...{ name: workpaper.client, ein, activityCode },
    ...{ wages: numbers.wages, supplies: numbers.supplies, computers: numbers.computers },
    contract: roundToDollar((numbers.contractShare ?? 0) * (numbers.contract ?? 0)),
  };
  const members = [own, ...otherMembers];
  const weights = members.map((one) =>
    memberExpenses.reduce((sum, kind) => sum + (one[kind] ?? 0), 0),
  );
  const isDivided = weights.some((qres) => qres > 0);
  const [ratios, credits] = [100_000, credit].map((whole) => shareOut(whole, weights));
  const spent = memberExpenses.map((kind) => [kind, spentOn(kind, members)]);
  return {
    members: members.map((member, index) => ({
      ...member,
      qres: weights[index] ?? 0,
      /** To a thousandth of a percent. All members' add up to 1. */
      ratio: isDivided ? (ratios?.[index] ?? 0) / 100_000 : 0,
      credit: isDivided ? (credits?.[index] ?? 0) : 0,
    })),
    total: {
      ...(Object.fromEntries(spent) as Record<MemberExpense, number>),
      qres: weights.reduce((sum, one) => sum + one, 0),
      ratio: isDivided ? 1 : 0,
      credit: isDivided ? credit : 0,
    },
  };
}

export const spentOn = (kind: MemberExpense, members: readonly GroupMember[]): number =>
  members.reduce((sum, member) => sum + (member[kind] ?? 0), 0);

/** This member's part. */
export function memberPart(answers: WorksheetAnswers, whole: number) {
  const { members, total } = groupMembers(answers, whole);
  const [own] = members;
  return {
    value: own?.credit ?? 0,
    get share() {
      return `${formatNumber(own?.qres ?? 0)} ÷ ${formatNumber(total.qres)}`;
    },
  };
}
