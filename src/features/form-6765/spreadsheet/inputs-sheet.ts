import type { CellObject, Row } from "write-excel-file/universal";
import {
  type InputName,
  inputNames,
  inputs,
  isBox,
  isChoice,
} from "#calculations/section-41/inputs.ts";
import {
  concerns,
  isAsked,
  numberOf,
  type Workpaper,
  type WorksheetAnswers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { labelOf, valueInWords } from "../input-words.ts";
import {
  acrossRow,
  type CellStyle,
  firstRow,
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
import { optionsOf, valuesOf } from "./lists-sheet.ts";

const { groups, spreadsheet: words, workpaper: workpaperWords } = worksheetWords;

const formats = { usd: usdFormat, fraction: percentFormat, count: "0" };

type InputsRow = { readonly section: string } | { readonly field: keyof Workpaper } | InputName;

/** The same rows for every return of this year and entity, so that a changed input has its cell. */
function entriesOf({ entity, taxYear }: WorksheetAnswers): InputsRow[] {
  const names = inputNames.filter((name) => concerns(name, entity));
  const starts = names.filter(
    (name, index) => inputs[name].group !== inputs[names[index - 1] ?? name].group || index === 0,
  );
  return [
    { section: groups.workpaper },
    ...workpaperFields.map((field) => ({ field })),
    ...names.flatMap((name): InputsRow[] =>
      starts.includes(name)
        ? [{ section: fillIn(groups[inputs[name].group], { year: taxYear }) }, name]
        : [name],
    ),
  ];
}

const widths = [46, 30, 48] as const;
const columns = widths.length;

export function rowOfInput(answers: WorksheetAnswers): ReadonlyMap<InputName, number> {
  return new Map(
    entriesOf(answers).flatMap((entry, index) =>
      typeof entry === "string" ? [[entry, firstRow + index]] : [],
    ),
  );
}

export function inputsSheet(answers: WorksheetAnswers): WorkbookSheet {
  const notAsked = [...rowOfInput(answers)].filter(([name]) => !isAsked(name, answers));
  return tableSheet(answers.taxYear, {
    name: words.inputs,
    above: [acrossRow(wrappedText(words.note, 110), columns)],
    names: [words.input, words.value, words.choices],
    rows: entriesOf(answers).map((entry): Row => {
      if (typeof entry === "string")
        return [
          text(labelOf(entry, answers.taxYear)),
          inputCell(entry, answers),
          choicesOf(entry, answers),
        ];
      if ("section" in entry) return sectionRow(entry.section, columns);
      return workpaperRow(entry.field, answers.workpaper);
    }),
    widths,
    closedRows: notAsked.map(([, row]) => row),
    dropDowns: [...rowOfInput(answers)]
      .filter(([name]) => !isFixed(name) && optionsOf(name, answers.taxYear).length > 0)
      .map(([name, row]) => ({ cell: `B${row}`, values: valuesOf(name, answers.taxYear) })),
  });
}

function workpaperRow(field: keyof Workpaper, workpaper: Workpaper): Row {
  const value = workpaper[field];
  const shown = field === "date" && value ? formatDate(value) : value;
  const style: CellStyle = { ...toChange, align: "left" };
  return [
    text(workpaperWords[field], { alignVertical: "top" }),
    shown ? wrappedText(shown, widths[1], style) : { type: String, ...style },
  ];
}

/** They decide which lines and sheets there are, so they are fixed in a file. */
const isFixed = (name: InputName): boolean =>
  name === "taxYear" || name === "entity" || name === "controlledGroup";

function inputCell(name: InputName, answers: WorksheetAnswers): CellObject {
  const style: CellStyle = { align: "right", ...(isFixed(name) ? {} : toChange) };
  if (isBox(name) || isChoice(name)) {
    const value = valueInWords(name, answers);
    return value === null ? { type: String, ...style } : text(value, style);
  }
  return numberCell(numberOf(answers, name), { format: formats[inputs[name].kind], ...style });
}

function choicesOf(name: InputName, { taxYear }: WorksheetAnswers): CellObject | null {
  const beside: CellStyle = { align: "left", indent: 1 };
  if (isFixed(name)) return text(words.fixed, beside);
  const options = optionsOf(name, taxYear);
  return options.length > 0 ? text(options.join(" / "), beside) : null;
}
