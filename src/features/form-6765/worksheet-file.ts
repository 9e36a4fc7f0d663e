import { isRecord } from "#browser/kept-in-browser.ts";
import { boxNames, choices, inputs, numberNames } from "#calculations/section-41/inputs.ts";
import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  type WorksheetAnswers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { isCalendarDay } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const kind = "ledgerwell-form-6765";

/** Increase it when the shape of the answers changes, and keep reading the released shapes. */
export const fileVersion = 1;

export type ReadFile = WorksheetAnswers | "not-ours" | "later-version";

export const fileOf = (answers: WorksheetAnswers) => ({ kind, version: fileVersion, answers });

/** `form-6765-2025-Maple-Street-Dental-2026-03-02`: characters that are safe in any file name. */
export function fileNameFor({ taxYear, workpaper: { client, date } }: WorksheetAnswers): string {
  const safe = client
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");
  const name = fillIn(worksheetWords.fileName, { year: taxYear });
  return [name, safe, date].filter(Boolean).join("-");
}

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

/** All or nothing, because a partly read worksheet would be computed as if it were complete. */
export function readContents(file: unknown): ReadFile {
  if (!isRecord(file) || file.kind !== kind || typeof file.version !== "number") return "not-ours";
  if (file.version !== fileVersion) return "later-version";
  return isAnswers(file.answers) ? file.answers : "not-ours";
}

/** The most a field can hold: 12 digits. */
const mostUsd = 999_999_999_999;
const longestText = 2_000;
const mostComponents = 200;

const isAmount = (value: unknown): boolean =>
  value === null ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostUsd);
const isShare = (value: unknown): boolean =>
  value === null || (typeof value === "number" && value >= 0 && value <= 1);
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= longestText;
const isOneOf = (value: unknown, allowed: readonly unknown[]) => allowed.includes(value);
const isListOf = (value: unknown, length: number, of: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length <= length && value.every(of);

function isComponent(value: unknown): value is BusinessComponent {
  if (!isRecord(value) || !isRecord(value.amounts)) return false;
  const { amounts } = value;
  return (
    isText(value.name) &&
    isText(value.informationSought) &&
    isOneOf(value.type, componentTypes) &&
    componentAmountNames.every((name) => isAmount(amounts[name]))
  );
}

function isWorkpaper(value: unknown): boolean {
  if (!isRecord(value) || !workpaperFields.every((field) => isText(value[field]))) return false;
  return value.date === "" || isCalendarDay(String(value.date));
}

function isAnswers(value: unknown): value is WorksheetAnswers {
  if (!isRecord(value) || !isRecord(value.numbers) || !isRecord(value.boxes)) return false;
  const { numbers, boxes } = value;
  return (
    isWorkpaper(value.workpaper) &&
    isOneOf(value.taxYear, choices.taxYear) &&
    isOneOf(value.returnKind, choices.returnKind) &&
    isOneOf(value.entity, choices.entity) &&
    isOneOf(value.claimedBefore, [null, ...choices.claimedBefore]) &&
    isOneOf(value.methodUsed, choices.methodUsed) &&
    boxNames.every((name) => typeof boxes[name] === "boolean") &&
    numberNames.every((name) =>
      inputs[name].kind === "fraction" ? isShare(numbers[name]) : isAmount(numbers[name]),
    ) &&
    numbers.contractShare !== null &&
    isListOf(value.components, mostComponents, isComponent) &&
    isListOf(value.documented, 100, isText)
  );
}
