import type { Row } from "write-excel-file/universal";
import { lineNumber } from "#calculations/section-41/form/face-of-2023.ts";
import { ownExpenses } from "#calculations/section-41/form/form-lines.ts";
import { memberExpenses } from "#calculations/section-41/inputs.ts";
import { groupMembers } from "#calculations/section-41/owners/group.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords as words } from "#content/calculators/form-6765-owners.ts";
import { inYear, lineLabel } from "../law-in-worksheet.ts";
import { memberName } from "../owner-words.ts";
import {
  acrossRow,
  bold,
  firstRow,
  formulaCell,
  numberCell,
  percentFormat,
  sectionRow,
  tableSheet,
  text,
  toChange,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import { excelFormula } from "./excel-formula.ts";
import { amountCell, formCells } from "./form-sheet.ts";
import { groupCells, memberColumn } from "./parts.ts";

const { columns, sheet } = words;
const widths = [34, 14, 12, 14, 14, 14, 14, 14, 11, 16] as const;

/** The attachment of a controlled group: a row for each member, and below them the group's lines. */
export function groupSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { taxYear, group } = answers;
  const cells = formCells(answers, worksheetWords.spreadsheet.form);
  const { lines, totalOf, part, line } = groupCells(answers);
  const credit = computeWorksheet(answers).amount("group-credit");
  const { members, total } = groupMembers(answers, credit);
  const totals = [...memberExpenses, "qres"] as const;
  const totalQres = totalOf(memberColumn.qres);
  const row = (cells: Row): Row => [
    ...cells.slice(0, 1),
    ...Array(8).fill(null),
    ...cells.slice(1),
  ];
  return tableSheet(taxYear, {
    name: sheet.name,
    above: [acrossRow(wrappedText(inYear(sheet.note, taxYear), 150), widths.length)],
    names: Object.values(columns),
    amountsFrom: 3,
    rows: [
      ...members.map((member, index): Row => {
        const at = firstRow + index;
        const ratio = `IF(${totalQres}=0,0,H${at}/${totalQres})`;
        return [
          text(memberName(member, index), index === 0 ? {} : toChange),
          text(member.ein, toChange),
          text(member.activityCode, toChange),
          ...memberExpenses.map((kind) =>
            index === 0
              ? formulaCell(`ROUND(${excelFormula(ownExpenses[kind], cells)},0)`, member[kind] ?? 0)
              : numberCell(member[kind], { format: usdFormat, ...toChange }),
          ),
          formulaCell(`SUM(D${at}:G${at})`, member.qres),
          formulaCell(ratio, member.qres / (total.qres || 1), { format: percentFormat }),
          formulaCell(part(String(line("group-credit")), index), member.credit, bold),
        ];
      }),
      [
        text(words.total, bold),
        text(""),
        text(""),
        ...totals.map((name) => formulaCell(totalOf(memberColumn[name]), total[name], bold)),
        null,
        formulaCell(totalOf("J"), total.credit, bold),
      ],
      sectionRow(words.computation, widths.length),
      ...lines.map((computed): Row => {
        const number = lineNumber(computed.line, taxYear);
        const label = lineLabel(computed.line, taxYear);
        return row([text(number ? `${number}. ${label}` : label), amountCell(computed, cells)]);
      }),
      [text(words.designatedMember), text(group.designatedMember, toChange)],
      acrossRow(wrappedText(words.statement, 150), widths.length),
    ],
    widths,
    landscape: true,
  });
}
