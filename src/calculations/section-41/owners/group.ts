import { formatNumber } from "#wording/numbers.ts";
import { shareOut } from "#wording/shares.ts";
import { roundToDollar } from "../../rounding.ts";
import { memberExpenses } from "../inputs.ts";
import type { GroupMember, WorksheetAnswers } from "../worksheet-answers.ts";

/** A member with its part of the group's credit, in the ratio of QREs (section 41(f)(1)). */
export interface MemberShare extends GroupMember {
  readonly qres: number;
  /** To a thousandth of a percent. All members' add up to 1. */
  readonly ratio: number;
  readonly credit: number;
}

/** This member first. */
export function groupMembers(answers: WorksheetAnswers, credit: number): MemberShare[] {
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
  return members.map((member, index) => ({
    ...member,
    qres: weights[index] ?? 0,
    ratio: isDivided ? (ratios?.[index] ?? 0) / 100_000 : 0,
    credit: isDivided ? (credits?.[index] ?? 0) : 0,
  }));
}

/** What the members other than this one have spent of a kind. */
export const spentByOthers = (
  { group }: WorksheetAnswers,
  kind: (typeof memberExpenses)[number],
): number => group.otherMembers.reduce((sum, member) => sum + (member[kind] ?? 0), 0);

export const qresOf = (members: readonly { readonly qres: number }[]): number =>
  members.reduce((sum, { qres }) => sum + qres, 0);

/** This member's part. */
export function memberPart(answers: WorksheetAnswers, whole: number) {
  const members = groupMembers(answers, whole);
  const own = members[0]?.qres ?? 0;
  return {
    value: members[0]?.credit ?? 0,
    get share() {
      return `${formatNumber(own)} ÷ ${formatNumber(qresOf(members))}`;
    },
  };
}
