import type { LineName } from "#calculations/section-41/form/line-names.ts";
import type { MemberExpense } from "#calculations/section-41/inputs.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { firstRow } from "./cells.ts";

/**
 * One part of a whole amount, by the same largest remainder as `shareOut`, to a millionth of a
 * dollar. `weight` says where the weights are, and `among` how many they are.
 */
export function partFormula(
  whole: string,
  among: number,
  index: number,
  weight: (index: number, to?: number) => string,
): string {
  const all = weight(0, among - 1);
  const exact = (weights: string) => `ROUND(${whole}*${weights}/SUM(${all}),6)`;
  const remainder = (weights: string) => `ROUND(MOD(${exact(weights)},1)*1000000,0)`;
  const own = remainder(weight(index));
  // Of equal ones, the earlier gets the dollar.
  const rank = `SUMPRODUCT(--(${remainder(all)}>${own}))+SUMPRODUCT(--(${remainder(weight(0, index))}=${own}))`;
  const left = `${whole}-SUMPRODUCT(INT(${exact(all)}))`;
  return `IF(SUM(${all})=0,0,INT(${exact(weight(index))})+IF(${rank}<=${left},1,0))`;
}

const { name: sheet } = groupWords.sheet;
export const memberColumn = { wages: "D", supplies: "E", computers: "F", contract: "G", qres: "H" };
/** Of the members' parts and of the group's lines. */
const amountColumn = "J";

/** Where the sheet of the group has its members, this one first, and its lines below them. */
export function groupCells(answers: WorksheetAnswers) {
  const members = answers.group.otherMembers.length + 1;
  const totalRow = firstRow + members;
  const lines = computeWorksheet(answers).lines.filter(({ section }) => section === "group");
  const range = (column: string, from: number, to = from) =>
    `${sheet}!$${column}$${firstRow + from}${to > from ? `:$${column}$${firstRow + to}` : ""}`;
  return {
    lines,
    totalOf: (column: string) => `SUM(${range(column, 0, members - 1)})`,
    spentByOthers: (kind: MemberExpense) =>
      members === 1 ? "0" : `SUM(${range(memberColumn[kind], 1, members - 1)})`,
    /** Below the total and the section's name; `undefined` for a line of the form. */
    line: (name: LineName) => {
      const index = lines.findIndex(({ line }) => line === name);
      return index < 0 ? undefined : `${sheet}!$${amountColumn}$${totalRow + 2 + index}`;
    },
    part: (whole: string, member = 0) =>
      partFormula(whole, members, member, (from, to) => range(memberColumn.qres, from, to)),
  };
}
