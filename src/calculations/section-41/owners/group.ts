import { formatNumber } from "#wording/numbers.ts";
import { shareOut } from "#wording/shares.ts";
import type { GroupMember, WorksheetAnswers } from "../worksheet-answers.ts";

/** A member's part of the group's credit, in the ratio of QREs (section 41(f)(1)). */
export interface MemberShare extends Omit<GroupMember, "qres"> {
  readonly kind: "this" | "other" | "not-listed";
  readonly qres: number;
  readonly credit: number;
}

/**
 * This member first, then the others, then what line 48 has beyond them. Without this member's QREs
 * nothing can be divided.
 */
export function groupMembers(
  { group, workpaper }: WorksheetAnswers,
  groupQres: number,
  credit: number,
): MemberShare[] {
  const { thisMembersQres, otherMembers } = group;
  if (thisMembersQres === null) return [];
  const listed = [
    { kind: "this" as const, name: workpaper.client, ein: "", qres: thisMembersQres },
    ...otherMembers.map(({ qres, ...member }) => ({
      ...member,
      kind: "other" as const,
      qres: qres ?? 0,
    })),
  ];
  const rest = groupQres - qresOf(listed);
  const all =
    rest > 0 ? [...listed, { kind: "not-listed" as const, name: "", ein: "", qres: rest }] : listed;
  const weights = all.map(({ qres }) => qres);
  const credits = qresOf(all) === 0 ? weights : shareOut(credit, weights);
  return all.map((member, index) => ({ ...member, credit: credits[index] ?? 0 }));
}

export const qresOf = (members: readonly { readonly qres: number }[]): number =>
  members.reduce((sum, { qres }) => sum + qres, 0);

/** This member's part; all of it while this member's QREs are not entered. */
export function memberPart(answers: WorksheetAnswers, groupQres: number, whole: number) {
  const members = groupMembers(answers, groupQres, whole);
  const [own] = members;
  if (!own) return { value: whole, share: "" };
  const share = `${formatNumber(own.qres)} ÷ ${formatNumber(qresOf(members))}`;
  return { value: own.credit, share };
}
