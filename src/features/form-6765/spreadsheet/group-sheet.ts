import type { Row } from "write-excel-file/universal";
import { groupMembers, qresOf } from "#calculations/section-41/owners/group.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords, groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { inYear } from "../law-in-worksheet.ts";
import { memberName } from "../owner-words.ts";
import {
  acrossRow,
  bold,
  firstRow,
  formulaCell,
  numberCell,
  percentFormat,
  tableSheet,
  text,
  toChange,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import { formCells } from "./form-sheet.ts";
import { partCells } from "./parts.ts";

const { columns, sheet } = words;
const { exact, whole, remainder } = ownersWords.sheet;
const columnOf = { weight: "C", exact: "E", whole: "F", remainder: "G", part: "H" } as const;

/** The statement of a controlled group: a row for each member, the last for those not listed. */
export function groupSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { amount } = computeWorksheet(answers);
  const [groupQres, credit] = [amount("48"), amount("30")];
  const cells = formCells(answers, worksheetWords.spreadsheet.form);
  const { thisMembersQres, otherMembers } = answers.group;
  const entered = [thisMembersQres, ...otherMembers.map(({ qres }) => qres)];
  /** Nothing is divided while this member's QREs are empty, but the file shows the others' parts. */
  const listed = groupMembers(
    { ...answers, group: { ...answers.group, thisMembersQres: thisMembersQres ?? 0 } },
    groupQres,
    credit,
  );
  const notListed = { kind: "not-listed", name: "", ein: "", qres: 0, credit: 0 } as const;
  const members = listed.length > entered.length ? listed : [...listed, notListed];
  const sum = qresOf(members);
  const last = firstRow + entered.length;
  const range = (column: string, to = last) => `${column}$${firstRow}:${column}${to}`;
  const total = (column: string) => `SUM(${range(column)})`;
  const parts = partCells(
    { formula: cells.line("30"), value: credit },
    members.map(({ qres, credit: part }) => ({ weight: qres, part })),
    (name, index) => `${columnOf[name]}$${firstRow + index}`,
  );

  return tableSheet(answers.taxYear, {
    name: sheet.name,
    above: [acrossRow(wrappedText(inYear(sheet.note, answers.taxYear), 140), 8)],
    names: [
      ...[columns.member, columns.ein, columns.qres, columns.ratio],
      ...[exact, whole, remainder, columns.credit],
    ],
    amountsFrom: 2,
    rows: [
      ...members.map((member, index): Row => {
        const { kind, ein, qres } = member;
        const style = kind === "not-listed" ? {} : toChange;
        const rest = `MAX(0,${cells.line("48")}-SUM(${range("C", last - 1)}))`;
        const ratio = `IF(${total("C")}=0,0,C${firstRow + index}/${total("C")})`;
        return [
          text(memberName(member, index), style),
          text(ein, style),
          kind === "not-listed"
            ? formulaCell(rest, qres)
            : numberCell(entered[index] ?? null, { format: usdFormat, ...toChange }),
          formulaCell(ratio, sum === 0 ? 0 : qres / sum, { format: percentFormat }),
          ...(parts[index] ?? []),
        ];
      }),
      [
        text(words.total, bold),
        text(""),
        formulaCell(total("C"), sum, bold),
        ...Array<null>(4).fill(null),
        formulaCell(total("H"), sum > 0 ? credit : 0, bold),
      ],
    ],
    widths: [34, 16, 16, 12, 16, 14, 16, 20],
    landscape: true,
  });
}
