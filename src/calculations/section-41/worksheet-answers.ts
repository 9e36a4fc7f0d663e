import { researchFigure } from "#tax-law/research-figures.ts";
import { historyYearsNeeded } from "./form/start-up-fixed-base.ts";
import {
  type BoxName,
  boxNames,
  type ChoiceName,
  type ChoiceValue,
  type Entity,
  type InputName,
  inputs,
  isBox,
  isNumber,
  isYearly,
  memberExpenses,
  type NumberName,
  type OwnNumberName,
  ownNumberNames,
  returnKindsIn,
  useNames,
  type WorksheetYear,
} from "./inputs.ts";

/** A partnership or S corporation passes the credit on to its owners by Schedule K. */
export function passesCreditOn(entity: Entity): boolean {
  return entity === "s-corporation" || entity === "partnership";
}

/** `null` where nothing is typed, which is not the same as a typed 0. */
type Amounts<Name extends string> = Readonly<Record<Name, number | null>>;

function noAmounts<Name extends string>(names: readonly Name[]): Amounts<Name> {
  return recordOf(names, null);
}

export const wageNames = ["direct", "supervision", "support"] as const;
/** In the order of lines 50 to 52 and 54 to 56. */
export const componentAmountNames = [
  ...wageNames,
  ...(["supplies", "computers", "contract"] as const),
];
export type ComponentAmountName = (typeof componentAmountNames)[number];

export const componentTypes = [
  "product",
  "process",
  "software",
  "technique",
  "formula",
  "invention",
] as const;

/** More than any practice has. A file with more is not read. */
export const mostComponents = 200;

export const emptyComponent = {
  name: "",
  type: "process" as (typeof componentTypes)[number],
  informationSought: "",
  ...noAmounts(componentAmountNames),
};
export type BusinessComponent = Readonly<typeof emptyComponent>;

/**
 * Whose worksheet it is. Every part is optional, and none of them is computed with. The date is
 * YYYY-MM-DD.
 */
export const emptyWorkpaper = { client: "", preparer: "", date: "", note: "" };
export type Workpaper = Readonly<typeof emptyWorkpaper>;
export const workpaperFields = Object.keys(emptyWorkpaper) as (keyof Workpaper)[];

/** An owner of a partnership or S corporation, with the amounts of that owner's own return. */
export const emptyOwner = { name: "", ...noAmounts(["share", ...useNames]) };
export type Owner = Readonly<typeof emptyOwner>;

/** For the group's attachment. The activity code is the principal business activity's. */
const emptyMemberId = { ein: "", activityCode: "" };
export const emptyMember = { name: "", ...emptyMemberId, ...noAmounts(memberExpenses) };
export type GroupMember = Readonly<typeof emptyMember>;

/** Section 41(f)(1): this member's expenses are those of the return, and its name is the client's. */
const emptyGroup = {
  ...emptyMemberId,
  designatedMember: "",
  otherMembers: [] as readonly GroupMember[],
};

/** What only an amended return needs. */
export const emptyAmended = {
  /** YYYY-MM-DD: the partnership's own return, or the owner's. Empty: when it was due. */
  filedOn: "",
  /** Section 174: research costs were capitalized on the return as filed. */
  capitalized: null as "yes" | "no" | null,
  researchCosts: null as number | null,
};
export type AmendedReturn = Readonly<typeof emptyAmended>;

export function emptyTaxYear(taxYear: WorksheetYear) {
  const contractShare = researchFigure("research-contract-expense-share", taxYear);
  const numbers: Amounts<OwnNumberName> = { ...noAmounts(ownNumberNames), contractShare };
  return {
    returnKind: returnKindsIn(taxYear)[0] ?? "amended",
    /** `null` while it is not answered. */
    claimedBefore: null as ChoiceValue<"claimedBefore"> | null,
    methodUsed: "larger" as ChoiceValue<"methodUsed">,
    boxes: recordOf<BoxName, boolean>(boxNames, false),
    numbers,
    owners: [] as readonly Owner[],
    group: emptyGroup as Readonly<typeof emptyGroup>,
    amended: emptyAmended as AmendedReturn,
    components: [] as readonly BusinessComponent[],
    /** Ids of the substantiation checklist that are ticked. */
    documented: [] as readonly string[],
  };
}

/** What belongs to one tax year. Another tax year has its own, and neither becomes the other's. */
export type OfTaxYear = Readonly<ReturnType<typeof emptyTaxYear>>;

/** Amounts by calendar year. A year in which nothing is typed is left out. */
type AmountsByYear = Readonly<Partial<Record<number, number>>>;

export interface WorksheetAnswers extends OfTaxYear {
  readonly workpaper: Workpaper;
  readonly taxYear: WorksheetYear;
  readonly entity: Entity;
  readonly qres: AmountsByYear;
  readonly receipts: AmountsByYear;
  /** What was entered while another tax year was chosen. */
  readonly otherYears: Readonly<Partial<Record<WorksheetYear, OfTaxYear>>>;
}

export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

export function emptyWorksheet(taxYear: WorksheetYear): WorksheetAnswers {
  return {
    workpaper: emptyWorkpaper,
    taxYear,
    entity: "s-corporation",
    qres: {},
    receipts: {},
    otherYears: {},
    ...emptyTaxYear(taxYear),
  };
}

/** `null` where nothing is typed. */
export function numberOf(answers: WorksheetAnswers, name: NumberName): number | null {
  if (!isYearly(name)) return answers.numbers[name];
  const { amounts, before } = inputs[name];
  return answers[amounts][answers.taxYear - before] ?? null;
}

/** Nothing is entered that a line is computed from. */
export function isBlank(answers: WorksheetAnswers): boolean {
  const { numbers, qres, receipts, owners, components, group } = answers;
  const typed = ownNumberNames.some((name) => name !== "contractShare" && numbers[name] !== null);
  const byYear = [qres, receipts].some((amounts) => Object.keys(amounts).length > 0);
  return !typed && !byYear && owners.length + components.length + group.otherMembers.length === 0;
}

/** A C corporation has no minimum tax here, and no owner whose rate or tax on the business counts. */
const notOfCCorporations: readonly InputName[] = useNames.filter((one) => one !== "netIncomeTax");

/** Owners of a partnership or S corporation have their own amounts for the use of the credit. */
export function concerns(name: InputName, entity: Entity): boolean {
  if (passesCreditOn(entity)) return inputs[name].group !== "use";
  return entity !== "c-corporation" || !notOfCCorporations.includes(name);
}

export function isAsked(name: InputName, answers: WorksheetAnswers): boolean {
  const { startUpHistory } = answers.boxes;
  if (name === "claimedBefore") return answers.returnKind === "amended";
  if (name === "fixedBase") return !startUpHistory;
  if (name === "historyYears") return startUpHistory;
  const [, historyYear] = /^history\D+(\d+)$/.exec(name) ?? [];
  if (historyYear !== undefined) {
    const needed: readonly number[] = historyYearsNeeded(answers.numbers.historyYears ?? 0);
    return startUpHistory && needed.includes(Number(historyYear));
  }
  return concerns(name, answers.entity);
}

/** Needed years of the history that are empty, and whose amounts are entered by calendar year. */
export function historyByYear(answers: WorksheetAnswers): Partial<Record<NumberName, number>> {
  const { taxYear, numbers, qres, receipts } = answers;
  const years = numbers.historyYears ?? 0;
  if (!answers.boxes.startUpHistory) return {};
  return Object.fromEntries(
    historyYearsNeeded(years).flatMap((year) => {
      const calendarYear = taxYear - years + year;
      const [expenses, receiptsThen] = [qres[calendarYear], receipts[calendarYear]];
      return (
        [
          [`historyExpenses${year}`, expenses],
          [`historyReceipts${year}`, receiptsThen],
        ] as const
      ).filter(([name, value]) => value !== undefined && numbers[name as OwnNumberName] === null);
    }),
  );
}

export function withInput<Name extends InputName>(
  answers: WorksheetAnswers,
  name: Name,
  value: InputValue<Name>,
): WorksheetAnswers {
  if (isBox(name)) return { ...answers, boxes: { ...answers.boxes, [name]: value } };
  if (isYearly(name)) {
    const { amounts, before } = inputs[name];
    const { [answers.taxYear - before]: _, ...others } = answers[amounts];
    const typed = value === null ? {} : { [answers.taxYear - before]: value };
    return { ...answers, [amounts]: { ...others, ...typed } };
  }
  if (isNumber(name)) return { ...answers, numbers: { ...answers.numbers, [name]: value } };
  return { ...answers, [name]: value };
}

/** Several numbers at once. */
export function withNumbers(
  answers: WorksheetAnswers,
  numbers: Partial<Readonly<Record<NumberName, number | null>>>,
): WorksheetAnswers {
  const given = Object.entries(numbers) as [NumberName, number | null][];
  return given.reduce((sheet, [name, value]) => withInput(sheet, name, value), answers);
}

export type InputValue<Name extends InputName> = Name extends BoxName
  ? boolean
  : Name extends ChoiceName
    ? WorksheetAnswers[Name]
    : number | null;

export const wagesOf = (component: BusinessComponent): number =>
  wageNames.reduce((sum, name) => sum + (component[name] ?? 0), 0);

export const expensesOf = (component: BusinessComponent): number =>
  componentAmountNames.reduce((sum, name) => sum + (component[name] ?? 0), 0);

/** Largest first, as Section G asks for them, each with its number on the page. */
export function largestFirst(components: readonly BusinessComponent[]) {
  return components
    .map((component, index) => ({ component, number: index + 1 }))
    .toSorted((a, b) => expensesOf(b.component) - expensesOf(a.component));
}
