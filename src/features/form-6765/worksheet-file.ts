import { isRecord } from "#browser/kept-for-a-day.ts";
import {
  amountNames,
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  entities,
  historyLength,
  returnKinds,
  type WorksheetAnswers,
  worksheetYears,
} from "#calculations/section-41/worksheet-answers.ts";

const kind = "ledgerwell-form-6765";

/** Raise it when the shape of the answers changes, and read the older shapes too. */
export const fileVersion = 1;

export type ReadFile = WorksheetAnswers | "not-ours" | "later-version";

export const fileOf = (answers: WorksheetAnswers) => ({ kind, version: fileVersion, answers });

export function writeFile(answers: WorksheetAnswers): string {
  return `${JSON.stringify(fileOf(answers), null, 2)}\n`;
}

export function readFile(text: string): ReadFile {
  try {
    return readContents(JSON.parse(text));
  } catch {
    return "not-ours";
  }
}

/** Whole and understood, or nothing: half a worksheet would be computed as if it were all. */
export function readContents(file: unknown): ReadFile {
  if (!isRecord(file) || file.kind !== kind || typeof file.version !== "number") return "not-ours";
  if (file.version > fileVersion) return "later-version";
  return isAnswers(file.answers) ? file.answers : "not-ours";
}

/** The most a field can hold: 12 digits. */
const mostUsd = 999_999_999_999;
const longestText = 2_000;
const mostComponents = 200;

const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostUsd;
const isShare = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 1;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestText;
const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isOneOf = (value: unknown, allowed: readonly unknown[]) => allowed.includes(value);
const isListOf = (value: unknown, length: number, of: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length <= length && value.every(of);
const hasAmounts = (value: unknown, names: readonly string[]) =>
  isRecord(value) && names.every((name) => isAmount(value[name]));

function isComponent(value: unknown): value is BusinessComponent {
  return (
    isRecord(value) &&
    isText(value.name) &&
    isText(value.informationSought) &&
    isOneOf(value.type, componentTypes) &&
    hasAmounts(value.amounts, componentAmountNames)
  );
}

function isAnswers(value: unknown): value is WorksheetAnswers {
  if (!isRecord(value)) return false;
  const history = [value.historyExpenses, value.historyReceipts];
  return (
    isOneOf(value.taxYear, worksheetYears) &&
    isOneOf(value.returnKind, returnKinds) &&
    isOneOf(value.entity, entities) &&
    isOneOf(value.fixedBaseFrom, ["percentage", "history"]) &&
    [value.controlledGroup, value.reducedCredit, value.payrollOffset].every(isBoolean) &&
    hasAmounts(value.amounts, amountNames) &&
    [value.contractShareAsFraction, value.ownerRateAsFraction].every(isShare) &&
    (value.fixedBaseAsFraction === null || isShare(value.fixedBaseAsFraction)) &&
    (value.firstYearWithReceipts === null || isAmount(value.firstYearWithReceipts)) &&
    isAmount(value.historyYears) &&
    history.every(
      (years) =>
        isListOf(years, historyLength, isAmount) && (years as unknown[]).length === historyLength,
    ) &&
    isListOf(value.components, mostComponents, isComponent) &&
    isListOf(value.documented, 100, isText)
  );
}
