import { isRecord } from "#browser/kept-in-browser.ts";
import {
  boxNames,
  choices,
  inputs,
  isYearly,
  numberNames,
  ownNumberNames,
  returnKindsIn,
  type WorksheetYear,
  type YearlyName,
} from "#calculations/section-41/inputs.ts";
import {
  type BusinessComponent,
  componentAmountNames,
  componentTypes,
  emptyWorksheet,
  mostComponents,
  type OfTaxYear,
  ownerAmountNames,
  type WorksheetAnswers,
  withNumbers,
  workpaperFields,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { isCalendarDay } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const kind = "ledgerwell-form-6765";

/** Increase it when the shape of the answers changes, and keep reading the released shapes. */
export const fileVersion = 2;

export type Refused = "not-ours" | "later-version";
export type ReadFile = WorksheetAnswers | Refused;

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

/** All worksheets of this browser in one file. */
export function writeAll(all: readonly WorksheetAnswers[]): string {
  return `${JSON.stringify({ kind, version: fileVersion, worksheets: all })}\n`;
}

/** A file with one worksheet or with several. All or nothing, as below. */
export function readFiles(text: string): readonly WorksheetAnswers[] | Refused {
  const file = parsed(text);
  const all: readonly unknown[] =
    isRecord(file) && Array.isArray(file.worksheets)
      ? file.worksheets.map((answers: unknown) => ({ ...file, answers }))
      : [file];
  const read = all.map(readContents);
  const worksheets = read.filter((one) => typeof one === "object");
  return read.find((one) => typeof one === "string") ?? worksheets;
}

export const readFile = (text: string): ReadFile => readContents(parsed(text));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** All or nothing, because a partly read worksheet would be computed as if it were complete. */
export function readContents(file: unknown): ReadFile {
  if (!isRecord(file) || file.kind !== kind || typeof file.version !== "number") return "not-ours";
  if (file.version > fileVersion) return "later-version";
  const answers = file.version === 1 ? answersOfVersion1(file.answers) : file.answers;
  return isAnswers(answers) ? answers : "not-ours";
}

/** Version 1 kept QREs and receipts by their distance from the tax year, and had no owners. */
function answersOfVersion1(answers: unknown): unknown {
  if (!isRecord(answers) || !isRecord(answers.numbers)) return answers;
  const taxYear = choices.taxYear.find((year) => year === answers.taxYear);
  if (taxYear === undefined) return answers;
  const { numbers } = answers;
  const yearly = numberNames.filter((name) => isYearly(name));
  const empty = emptyWorksheet(taxYear);
  const byYear = withNumbers(
    empty,
    Object.fromEntries(yearly.map((name) => [name, numbers[name] ?? null])) as YearlyNumbers,
  );
  const own = Object.fromEntries(ownNumberNames.map((name) => [name, numbers[name]]));
  return { ...byYear, ...answers, numbers: own };
}

type YearlyNumbers = Partial<Record<YearlyName, number | null>>;

/** The most a field can hold: 12 digits. */
const mostUsd = 999_999_999_999;
const longestText = 2_000;
const mostOwners = 200;

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
  return isDayOrEmpty(value.date);
}

const isAmountByYear = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([year, amount]) => /^(19|20)\d\d$/.test(year) && amount !== null && isAmount(amount),
  );

function isOwner(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.name) &&
    isShare(value.share) &&
    isShare(value.marginalRate) &&
    ownerAmountNames.every((name) => isAmount(value[name]))
  );
}

const isMember = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && isText(value.ein) && isAmount(value.qres);

const isDayOrEmpty = (value: unknown): boolean => value === "" || isCalendarDay(String(value));

function isOfTaxYear(value: unknown): value is OfTaxYear {
  if (!isRecord(value) || !isRecord(value.numbers) || !isRecord(value.boxes)) return false;
  const { numbers, boxes, group, amended } = value;
  return (
    isOneOf(value.returnKind, choices.returnKind) &&
    isOneOf(value.claimedBefore, [null, ...choices.claimedBefore]) &&
    isOneOf(value.methodUsed, choices.methodUsed) &&
    boxNames.every((name) => typeof boxes[name] === "boolean") &&
    ownNumberNames.every((name) =>
      inputs[name].kind === "fraction" ? isShare(numbers[name]) : isAmount(numbers[name]),
    ) &&
    numbers.contractShare !== null &&
    isListOf(value.owners, mostOwners, isOwner) &&
    isRecord(group) &&
    isAmount(group.thisMembersQres) &&
    isListOf(group.otherMembers, mostOwners, isMember) &&
    isRecord(amended) &&
    isDayOrEmpty(amended.filedOn) &&
    isOneOf(amended.capitalized, ["yes", "no", null]) &&
    isAmount(amended.researchCosts) &&
    isListOf(value.components, mostComponents, isComponent) &&
    isListOf(value.documented, 100, isText)
  );
}

function isAnswers(value: unknown): value is WorksheetAnswers {
  return (
    isOfTaxYear(value) &&
    isRecord(value) &&
    isWorkpaper(value.workpaper) &&
    isOneOf(value.taxYear, choices.taxYear) &&
    isOneOf(value.returnKind, returnKindsIn(value.taxYear as WorksheetYear)) &&
    isOneOf(value.entity, choices.entity) &&
    isAmountByYear(value.qres) &&
    isAmountByYear(value.receipts) &&
    isRecord(value.otherYears) &&
    Object.values(value.otherYears).every(isOfTaxYear)
  );
}
