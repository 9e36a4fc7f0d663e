import { isRecord } from "#browser/kept-in-browser.ts";
import { choices, inputs, ownNumberNames, returnKindsIn } from "#calculations/section-41/inputs.ts";
import {
  componentTypes,
  emptyComponent,
  emptyMember,
  emptyOwner,
  emptyTaxYear,
  emptyWorkpaper,
  mostComponents,
  recordOf,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { isCalendarDay } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

const kind = "ledgerwell-form-6765";

/** Increase it when the shape of the answers changes, and keep reading the released shapes. */
export const fileVersion = 1;

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
  return isAnswers(file.answers) ? file.answers : "not-ours";
}

/** The most a field can hold: 12 digits. */
const mostUsd = 999_999_999_999;
const longestText = 2_000;
const mostOwners = 200;

type Check = (value: unknown) => boolean;

const amount: Check = (value) =>
  value === null ||
  (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostUsd);
const share: Check = (value) =>
  value === null || (typeof value === "number" && value >= 0 && value <= 1);
const text: Check = (value) => typeof value === "string" && value.length <= longestText;
const dayOrEmpty: Check = (value) => value === "" || isCalendarDay(String(value));
const tick: Check = (value) => typeof value === "boolean";
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const listOf =
  (most: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const byYear =
  (check: Check): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(([year, one]) => /^(19|20)\d\d$/.test(year) && check(one));
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const amountByYear = byYear((value) => value !== null && amount(value));

/** Of the kind of the empty value: a text, a tick, an amount, or all of these that it has. */
function like(empty: unknown, checks: Readonly<Record<string, Check>> = {}): Check {
  if (typeof empty === "string") return text;
  if (typeof empty === "boolean") return tick;
  if (!isRecord(empty)) return amount;
  const own = Object.entries(empty).map(([name, value]) => [name, checks[name] ?? like(value)]);
  return shape(Object.fromEntries(own));
}

const empty = emptyTaxYear(choices.taxYear[0]);
const ofTaxYear = {
  returnKind: oneOf(...choices.returnKind),
  claimedBefore: oneOf(null, ...choices.claimedBefore),
  methodUsed: oneOf(...choices.methodUsed),
  boxes: like(empty.boxes),
  numbers: like(empty.numbers, {
    ...recordOf(
      ownNumberNames.filter((name) => inputs[name].kind === "fraction"),
      share,
    ),
    contractShare: (value) => value !== null && share(value),
  }),
  owners: listOf(mostOwners, like(emptyOwner, { share, ownerRate: share })),
  group: like(empty.group, { otherMembers: listOf(mostOwners, like(emptyMember)) }),
  amended: like(empty.amended, { filedOn: dayOrEmpty, capitalized: oneOf("yes", "no", null) }),
  components: listOf(mostComponents, like(emptyComponent, { type: oneOf(...componentTypes) })),
  documented: listOf(100, text),
};

const answers = shape({
  ...ofTaxYear,
  workpaper: like(emptyWorkpaper, { date: dayOrEmpty }),
  taxYear: oneOf(...choices.taxYear),
  entity: oneOf(...choices.entity),
  qres: amountByYear,
  receipts: amountByYear,
  otherYears: byYear(shape(ofTaxYear)),
});

const isAnswers = (value: unknown): value is WorksheetAnswers =>
  answers(value) &&
  oneOf(...returnKindsIn((value as WorksheetAnswers).taxYear))(
    (value as WorksheetAnswers).returnKind,
  );
