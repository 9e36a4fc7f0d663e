import { isRecord } from "#browser/kept-for-a-day.ts";
import { boxNames, choices, inputs, numberNames } from "#calculations/section-41/inputs.ts";
import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { answersOfVersion1 } from "./worksheet-file-version-1.ts";

const kind = "ledgerwell-form-6765";

/** Increase it when the shape of the answers changes, and keep reading the older shapes. */
export const fileVersion = 2;

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

/** All or nothing, because a partly read worksheet would be computed as if it were complete. */
export function readContents(file: unknown): ReadFile {
  if (!isRecord(file) || file.kind !== kind || typeof file.version !== "number") return "not-ours";
  if (file.version > fileVersion) return "later-version";
  const answers = file.version === 1 ? answersOfVersion1(file.answers) : file.answers;
  return isAnswers(answers) ? answers : "not-ours";
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

function isAnswers(value: unknown): value is WorksheetAnswers {
  if (!isRecord(value) || !isRecord(value.numbers) || !isRecord(value.boxes)) return false;
  const { numbers, boxes } = value;
  return (
    isOneOf(value.taxYear, choices.taxYear) &&
    isOneOf(value.returnKind, choices.returnKind) &&
    isOneOf(value.entity, choices.entity) &&
    isOneOf(value.claimedBefore, [null, ...choices.claimedBefore]) &&
    boxNames.every((name) => typeof boxes[name] === "boolean") &&
    numberNames.every((name) =>
      inputs[name].kind === "fraction" ? isShare(numbers[name]) : isAmount(numbers[name]),
    ) &&
    numbers.contractShare !== null &&
    isListOf(value.components, mostComponents, isComponent) &&
    isListOf(value.documented, 100, isText)
  );
}
