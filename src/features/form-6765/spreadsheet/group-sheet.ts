import type { CellObject, Row } from "write-excel-file/universal";
import { groupMembers, qresOf } from "#calculations/section-41/group.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords, groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { inYear } from "../law-in-worksheet.ts";
import { memberName } from "../owner-words.ts";
import {
  acrossRow,
  bold,
  columnNames,
  percentFormat,
  text,
  titleRow,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import { formCells } from "./form-sheet.ts";
import { firstMemberRow, formulaCell, partFormulas, partValues } from "./group-cells.ts";
import { toChange } from "./inputs-sheet.ts";

const { columns, sheet } = words;
const helpers = ownersWords.sheet;
const widths = [34, 16, 16, 12, 16, 14, 16, 20] as const;

/** The statement of a controlled group: a row for each member, the last for those not listed. */
export function groupSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { amount } = computeWorksheet(answers);
  const [groupQres, credit] = [amount("48"), amount("30")];
  const cells = formCells(answers, worksheetWords.spreadsheet.form);
  const members = groupMembers(answers, groupQres, credit);
  const { thisMembersQres, otherMembers } = answers.group;
  const listed = [thisMembersQres, ...otherMembers.map(({ qres }) => qres)];
  const last = firstMemberRow + listed.length;
  const sum = Math.max(
    groupQres,
    listed.reduce<number>((all, qres) => all + (qres ?? 0), 0),
  );
  const range = (column: string, to = last) => `${column}$${firstMemberRow}:${column}${to}`;
  const total = (column: string) => `SUM(${range(column)})`;

  const row = (
    index: number,
    first: readonly CellObject[],
    qres: CellObject,
    value: number,
  ): Row => {
    const at = firstMemberRow + index;
    const values = partValues(credit, value, sum);
    const formulas = partFormulas(cells.line("30"), {
      weight: `C${at}`,
      exact: `E${at}`,
      whole: `F${at}`,
      remainder: `G${at}`,
      weights: range("C"),
      wholes: range("F"),
      remainders: range("G"),
      remaindersToHere: range("G", at),
    });
    const ratio = `IF(${total("C")}=0,0,C${at}/${total("C")})`;
    return [
      ...first,
      qres,
      formulaCell(ratio, sum === 0 ? 0 : value / sum, { format: percentFormat }),
      formulaCell(formulas.exact, values.exact, { format: "#,##0.000000" }),
      formulaCell(formulas.whole, values.whole),
      formulaCell(formulas.remainder, values.remainder),
      formulaCell(formulas.part, creditOf(index), bold),
    ];
  };
  /** Nothing is divided while this member's QREs are empty, but the file shows the others' parts. */
  const parts = groupMembers(
    { ...answers, group: { ...answers.group, thisMembersQres: thisMembersQres ?? 0 } },
    groupQres,
    credit,
  );
  const creditOf = (index: number) => parts[index]?.credit ?? 0;
  const rest = Math.max(0, groupQres - qresOf(parts.filter(({ kind }) => kind !== "not-listed")));

  return {
    name: sheet.name,
    rows: [
      titleRow(answers.taxYear, widths.length),
      acrossRow(wrappedText(inYear(sheet.note, answers.taxYear), 140), widths.length),
      columnNames(
        [
          ...[columns.member, columns.ein, columns.qres, columns.ratio],
          ...[helpers.exact, helpers.whole, helpers.remainder, columns.credit],
        ],
        2,
      ),
      ...listed.map((qres, index): Row => {
        const member = parts[index];
        const name = member ? memberName(member, index) : "";
        const cell = { type: Number, format: usdFormat, ...toChange };
        return row(
          index,
          [text(name, toChange), text(member?.ein ?? "", toChange)],
          qres === null ? cell : { ...cell, value: qres },
          qres ?? 0,
        );
      }),
      row(
        listed.length,
        [text(words.notListed), text("")],
        formulaCell(`MAX(0,${cells.line("48")}-SUM(${range("C", last - 1)}))`, rest),
        rest,
      ),
      [
        text(words.total, bold),
        text(""),
        formulaCell(total("C"), sum, bold),
        null,
        null,
        null,
        null,
        formulaCell(total("H"), members.length > 0 || sum > 0 ? credit : 0, bold),
      ],
    ],
    widths,
    titleRow: 3,
    landscape: true,
  };
}
