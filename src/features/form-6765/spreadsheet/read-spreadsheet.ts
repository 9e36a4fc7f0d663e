import type readExcelFile from "read-excel-file/universal";
import { isRecord } from "#browser/kept-in-browser.ts";
import { roundToDollar } from "#calculations/rounding.ts";
import {
  choices,
  type InputName,
  inputNames,
  isBox,
  isChoice,
  type MemberExpense,
  memberExpenses,
} from "#calculations/section-41/inputs.ts";
import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  concerns,
  emptyComponent,
  emptyOwner,
  emptyWorksheet,
  type InputValue,
  type Owner,
  type WorksheetAnswers,
  withInput,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords, ownersWords } from "#content/calculators/form-6765-owners.ts";
import { dateFromWords } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { labelOf, optionLabel, yesOrNo } from "../input-words.ts";
import { memberName, ownerFields } from "../owner-words.ts";
import { fileOf, type ReadFile, readContents, readFile } from "../worksheet-file.ts";
import { type FormulaCell, firstRow } from "./cells.ts";
import { sheetsOf } from "./write-spreadsheet.ts";

const { labels, spreadsheet: words, workpaper: workpaperWords, components } = worksheetWords;

type Row = readonly unknown[];

export type Workbook = Awaited<ReturnType<typeof readExcelFile>>;
type Sheets = ReadonlyMap<string, readonly Row[]>;

/**
 * Reads the workbook that 'Download XLSX' writes. What was not changed in its cells is as it was
 * saved with them: cells do not hold other tax years, records or the order of components.
 */
export function readSpreadsheet(workbook: Workbook): ReadFile {
  const sheets: Sheets = new Map(workbook.map(({ sheet, data }) => [sheet, data]));
  const entered = answersIn(sheets);
  if (!entered) return "not-ours";
  const saved = savedIn(sheets.get(words.lists) ?? []);
  if (typeof saved !== "object") return readContents(fileOf(entered));
  const written = answersIn(cellsWritten(saved));
  // What a spreadsheet program let pass, such as a share above 1, is refused as in any file.
  return readContents(fileOf(merged(saved, written, entered) as WorksheetAnswers));
}

function savedIn(rows: readonly Row[]): ReadFile {
  const parts = rows
    .filter(([label]) => label === words.saved)
    .map(([, part]) => String(part).slice(1, -1));
  return readFile(parts.join(""));
}

/** What the cells had when the workbook was written. */
const cellsWritten = (answers: WorksheetAnswers): Sheets =>
  new Map(
    sheetsOf(answers).map(({ name, rows }) => [
      name,
      rows.map((row) =>
        row.map((cell) => {
          const { cached, value = null } = (cell ?? {}) as Partial<FormulaCell>;
          return cached ?? value;
        }),
      ),
    ]),
  );

/** The saved value, except where a cell was changed since. */
function merged(saved: unknown, written: unknown, entered: unknown): unknown {
  if (JSON.stringify(written) === JSON.stringify(entered)) return saved;
  if (![saved, written, entered].every(isRecord)) return entered;
  const [a, b, c] = [saved, written, entered] as Record<string, unknown>[];
  const names = new Set([...Object.keys(a ?? {}), ...Object.keys(c ?? {})]);
  const values = [...names].map((name) => [name, merged(a?.[name], b?.[name], c?.[name])]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** `undefined` where these are not the sheets of our workbook. */
function answersIn(sheets: Sheets): WorksheetAnswers | undefined {
  const values = valuesByLabel(sheets.get(words.inputs) ?? []);
  const taxYear = choices.taxYear.find((year) => year === Number(values.get(labels.taxYear)));
  const entity = choices.entity.find((one) => optionLabel(one) === values.get(labels.entity));
  if (!taxYear || !entity) return undefined;
  const empty: WorksheetAnswers = { ...emptyWorksheet(taxYear), entity };
  const asked = inputNames.filter((name) => concerns(name, entity));
  if (!asked.every((name) => values.has(labelOf(name, taxYear)))) return undefined;
  const entered = asked
    .filter((name) => name !== "taxYear" && name !== "entity")
    .reduce((answers, name) => {
      const cell = values.get(labelOf(name, taxYear));
      return withInput(answers, name, valueIn(name, cell) as InputValue<typeof name>);
    }, empty);
  return {
    ...entered,
    workpaper: workpaperIn(values),
    components: componentsIn(sheets.get(words.components) ?? []),
    owners: ownersIn(sheets.get(ownersWords.sheet.name) ?? []),
    group: groupIn(sheets.get(groupWords.sheet.name) ?? []),
  };
}

const textOf = (cell: unknown): string =>
  typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : "";
const amountOf = (cell: unknown): number | null =>
  typeof cell === "number" ? roundToDollar(cell) : null;

function valuesByLabel(rows: readonly Row[]): ReadonlyMap<string, unknown> {
  return new Map(rows.map(([label, value = null]) => [textOf(label), value]));
}

function valueIn(name: InputName, cell: unknown): unknown {
  if (isBox(name)) return cell === yesOrNo(true);
  if (isChoice(name)) {
    const options: readonly (string | number)[] = choices[name];
    return options.find((one) => optionLabel(one) === String(cell)) ?? null;
  }
  const isShare = ["contractShare", "fixedBase", "ownerRate"].includes(name);
  return isShare && typeof cell === "number" ? cell : amountOf(cell);
}

function workpaperIn(values: ReadonlyMap<string, unknown>): WorksheetAnswers["workpaper"] {
  const day = values.get(workpaperWords.date);
  return {
    client: textOf(values.get(workpaperWords.client)),
    preparer: textOf(values.get(workpaperWords.preparer)),
    date: Number.isNaN(Date.parse(`${textOf(day)} UTC`)) ? "" : dateFromWords(textOf(day)),
    note: textOf(values.get(workpaperWords.note)),
  };
}

/** A row that names no type is a heading or a note. */
function componentsIn(rows: readonly Row[]): BusinessComponent[] {
  return rows.flatMap(([name, typeWords, sought, ...cells]) => {
    const type = componentTypes.find((one) => components.types[one] === typeWords);
    if (!type) return [];
    // The fourth is the sum of the wages.
    const amounts = cells.toSpliced(3, 1).map(amountOf);
    return {
      ...emptyComponent,
      name: textOf(name),
      type,
      informationSought: textOf(sought),
      ...Object.fromEntries(componentAmountNames.map((one, at) => [one, amounts[at] ?? null])),
    };
  });
}

function ownersIn(rows: readonly Row[]): Owner[] {
  const names = rows.find(([first]) => first === ownersWords.sheet.line)?.slice(1, -1) ?? [];
  return names.map((name, index) => {
    const own = ownerFields.map(({ name: field, label, kind }) => {
      const cell = rows.find(([first]) => first === label)?.[index + 1];
      const share = typeof cell === "number" ? cell : null;
      return [field, kind === "usd" ? amountOf(cell) : share];
    });
    const unnamed = fillIn(ownersWords.unnamed, { number: index + 1 });
    return {
      ...emptyOwner,
      ...Object.fromEntries(own),
      name: name === unnamed ? "" : textOf(name),
    };
  });
}

/** The first row is this member, whose expenses are those of the return. */
function groupIn(rows: readonly Row[]): WorksheetAnswers["group"] {
  const end = rows.findIndex(([name]) => name === groupWords.total);
  const [own, ...otherMembers] = rows
    .slice(firstRow - 1, Math.max(firstRow - 1, end))
    .map(([name, ein, activityCode, ...amounts], index) => ({
      name: name === memberName({ name: "" }, index) ? "" : textOf(name),
      ...{ ein: textOf(ein), activityCode: textOf(activityCode) },
      ...(Object.fromEntries(
        memberExpenses.map((kind, column) => [kind, amountOf(amounts[column])]),
      ) as Record<MemberExpense, number | null>),
    }));
  const [, designated] = rows.find(([name]) => name === groupWords.designatedMember) ?? [];
  return {
    ...{ ein: own?.ein ?? "", activityCode: own?.activityCode ?? "" },
    ...{ designatedMember: textOf(designated), otherMembers },
  };
}
