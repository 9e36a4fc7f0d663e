import type { CellObject, Row } from "write-excel-file/universal";
import type { AnyNumber } from "#calculations/section-41/expression.ts";
import type { LineName } from "#calculations/section-41/line-names.ts";
import { type OwnerResult, sumOfShares } from "#calculations/section-41/owners.ts";
import { formSections } from "#calculations/section-41/use-lines.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { ownersWords as words } from "#content/calculators/form-6765-owners.ts";
import { lineLabel } from "../law-in-worksheet.ts";
import { ownerFields, ownerName } from "../owner-words.ts";
import { totalLines } from "../result/form-section.tsx";
import {
  acrossRow,
  bold,
  columnNames,
  percentFormat,
  sectionRow,
  titleRow,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";
import type { Cells } from "./excel-formula.ts";
import { amountCell, formCells } from "./form-sheet.ts";
import { formulaCell, partFormulas, partValues } from "./group-cells.ts";
import { toChange } from "./inputs-sheet.ts";

const { sections, lines: lineWords, spreadsheet } = worksheetWords;
const { sheet } = words;
const labelWidth = 46;
const ownerWidth = 20;

/** The names that expressions have for what is entered in the rows below, in their order. */
const enteredAs: readonly AnyNumber[] = [
  "ownerShare",
  "netIncomeTax",
  "netRegularTax",
  "tentativeMinimumTax",
  "businessTax",
  "ownerRate",
];
/** After title, note, columns' names and the section's name. */
const firstEntered = 5;
const shareRow = firstEntered;
const exactRow = firstEntered + ownerFields.length + 1;
const k1Row = exactRow + 3;

/** A column for each owner of a partnership or S corporation, the last for all of them. */
export function ownersSheet(answers: WorksheetAnswers): WorkbookSheet {
  const { owners } = computeWorksheet(answers);
  const columns = owners.length + 2;
  const lines = (owners[0]?.lines ?? []).filter(({ line }) => line !== "k1");
  const groups = formSections
    .map((section) => ({ section, lines: lines.filter((line) => line.section === section) }))
    .filter((group) => group.lines.length > 0);
  const rowsAfter = groups.flatMap((group) => [
    sections[group.section],
    ...group.lines.map(({ line }) => line),
  ]);
  const rowOfLine = new Map<string, number>([
    ["k1", k1Row],
    ...rowsAfter.map((name, index) => [name, k1Row + 1 + index] as const),
  ]);
  const form = formCells(answers, spreadsheet.form);
  const cells = owners.map((_, index) => ownerCells(index, owners.length, rowOfLine, form));
  const lineIn = (result: OwnerResult, name: string) =>
    result.lines.find(({ line }) => line === name);
  const row = (label: string, cell: (owner: OwnerResult, index: number) => CellObject): Row => [
    wrappedText(label, labelWidth),
    ...owners.map(cell),
  ];
  const sumOf = (at: number) => `SUM(${columnName(1)}${at}:${columnName(owners.length)}${at})`;
  const total = partsOf(owners, computeWorksheet(answers).amount("credit-to-use"));

  return {
    name: sheet.name,
    rows: [
      titleRow(answers.taxYear, columns),
      acrossRow(wrappedText(sheet.note, labelWidth + ownerWidth * (columns - 1)), columns),
      columnNames(
        [
          sheet.line,
          ...owners.map(({ owner, number }) => ownerName(owner, number)),
          words.together,
        ],
        1,
      ),
      sectionRow(sheet.entered, columns),
      ...ownerFields.map(({ name, label, kind }): Row => {
        const format = kind === "usd" ? usdFormat : percentFormat;
        const entered = row(label, ({ owner }) => {
          const value = owner[name];
          return { type: Number, format, ...toChange, ...(value === null ? {} : { value }) };
        });
        const sum = sumOfShares(owners.map(({ owner }) => owner));
        return name === "share"
          ? [...entered, formulaCell(sumOf(shareRow), sum, { format })]
          : entered;
      }),
      sectionRow(sheet.passedOn, columns),
      row(sheet.exact, (_, index) =>
        formulaCell(cells[index]?.parts.exact ?? "", total[index]?.exact ?? 0, {
          format: "#,##0.000000",
        }),
      ),
      row(sheet.whole, (_, index) =>
        formulaCell(cells[index]?.parts.whole ?? "", total[index]?.whole ?? 0),
      ),
      row(sheet.remainder, (_, index) =>
        formulaCell(cells[index]?.parts.remainder ?? "", total[index]?.remainder ?? 0),
      ),
      [
        ...row(lineWords.k1, (owner, index) =>
          formulaCell(cells[index]?.parts.part ?? "", owner.amount("k1"), bold),
        ),
        formulaCell(
          sumOf(k1Row),
          owners.reduce((sum, { amount }) => sum + amount("k1"), 0),
          bold,
        ),
      ],
      ...groups.flatMap((group): Row[] => [
        sectionRow(sections[group.section], columns),
        ...group.lines.map(({ line }) =>
          row(lineLabel(line, answers.taxYear), (owner, index) => {
            const computed = lineIn(owner, line);
            const own = cells[index]?.cells;
            if (!computed || !own) throw new Error(`Owner ${owner.number} has no line ${line}.`);
            return amountCell(computed, own, totalLines.includes(line) ? bold : {});
          }),
        ),
      ]),
    ],
    widths: [labelWidth, ...owners.map(() => ownerWidth), ownerWidth],
    titleRow: 3,
    landscape: true,
  };
}

function ownerCells(
  index: number,
  count: number,
  rowOfLine: ReadonlyMap<string, number>,
  form: Cells,
) {
  const column = columnName(index + 1);
  const acrossOwners = (row: number, to = count) => `$B$${row}:$${columnName(to)}$${row}`;
  const shares = acrossOwners(shareRow);
  const amount = `ROUND(${form.line("credit-to-use")}*SUM(${shares}),0)`;
  const parts = partFormulas(amount, {
    weight: `${column}${shareRow}`,
    exact: `${column}${exactRow}`,
    whole: `${column}${exactRow + 1}`,
    remainder: `${column}${exactRow + 2}`,
    weights: shares,
    wholes: acrossOwners(exactRow + 1),
    remainders: acrossOwners(exactRow + 2),
    remaindersToHere: acrossOwners(exactRow + 2, index + 1),
  });
  const cells: Cells = {
    ...form,
    line: (name: LineName) => {
      const row = rowOfLine.get(name);
      return row === undefined ? form.line(name) : `${column}${row}`;
    },
    input: (name) => {
      const at = enteredAs.indexOf(name as AnyNumber);
      return at < 0 ? form.input(name) : `${column}${firstEntered + at}`;
    },
  };
  return { cells, parts };
}

/** The values of the rows that the K-1 amounts are rounded from. */
function partsOf(owners: readonly OwnerResult[], credit: number) {
  const sum = sumOfShares(owners.map(({ owner }) => owner));
  const amount = Math.round(credit * sum);
  return owners.map(({ owner }) => partValues(amount, owner.share ?? 0, sum));
}

/** `A` for 0, `AA` for 26. */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
