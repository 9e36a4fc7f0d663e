import { researchFigure } from "#tax-law/research-figures.ts";
import {
  type BoxName,
  boxNames,
  type ChoiceName,
  type ChoiceValue,
  type Entity,
  type InputName,
  isBox,
  isNumber,
  type NumberName,
  numberNames,
  type WorksheetYear,
} from "./inputs.ts";
import { historyYearsNeeded } from "./start-up-fixed-base.ts";

/** A partnership or S corporation passes the credit on to its owners by Schedule K. */
export function passesCreditOn(entity: Entity): boolean {
  return entity === "s-corporation" || entity === "partnership";
}

export const componentAmountNames = [
  "direct",
  "supervision",
  "support",
  "supplies",
  "computers",
  "contract",
] as const;
export type ComponentAmountName = (typeof componentAmountNames)[number];

export const componentTypes = [
  "product",
  "process",
  "software",
  "technique",
  "formula",
  "invention",
] as const;

export interface BusinessComponent {
  readonly name: string;
  readonly type: (typeof componentTypes)[number];
  readonly informationSought: string;
  /** `null` where nothing is typed. */
  readonly amounts: Readonly<Record<ComponentAmountName, number | null>>;
}

/** Whose worksheet it is. Every part is optional, and none of them is computed with. */
export interface Workpaper {
  readonly client: string;
  readonly preparer: string;
  /** YYYY-MM-DD; empty where none is given. */
  readonly date: string;
  readonly note: string;
}

export const emptyWorkpaper: Workpaper = { client: "", preparer: "", date: "", note: "" };
export const workpaperFields = Object.keys(emptyWorkpaper) as (keyof Workpaper)[];

export interface WorksheetAnswers {
  readonly workpaper: Workpaper;
  readonly taxYear: WorksheetYear;
  readonly returnKind: ChoiceValue<"returnKind">;
  readonly entity: Entity;
  /** `null` while it is not answered. */
  readonly claimedBefore: ChoiceValue<"claimedBefore"> | null;
  readonly methodUsed: ChoiceValue<"methodUsed">;
  readonly boxes: Readonly<Record<BoxName, boolean>>;
  /** `null` where nothing is typed, which is not the same as a typed 0. */
  readonly numbers: Readonly<Record<NumberName, number | null>>;
  readonly components: readonly BusinessComponent[];
  /** Ids of the substantiation checklist that are ticked. */
  readonly documented: readonly string[];
}

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  value: Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}

export const emptyComponent: BusinessComponent = {
  name: "",
  type: "process",
  informationSought: "",
  amounts: recordOf(componentAmountNames, null),
};

export function emptyWorksheet(taxYear: WorksheetYear): WorksheetAnswers {
  return {
    workpaper: emptyWorkpaper,
    taxYear,
    returnKind: "timely",
    entity: "s-corporation",
    claimedBefore: null,
    methodUsed: "larger",
    boxes: recordOf(boxNames, false),
    numbers: {
      ...recordOf(numberNames, null),
      contractShare: researchFigure("research-contract-expense-share", taxYear),
    },
    components: [],
    documented: [],
  };
}

/** Nothing is entered that a line is computed from. */
export function isBlank({ numbers, components }: WorksheetAnswers): boolean {
  const typed = numberNames.filter((name) => name !== "contractShare" && numbers[name] !== null);
  return typed.length === 0 && components.length === 0;
}

/** A C corporation has no minimum tax here, and no owner whose tax on the business counts. */
const notOfCCorporations: readonly InputName[] = [
  "netRegularTax",
  "tentativeMinimumTax",
  "businessTax",
];

export function concerns(name: InputName, entity: Entity): boolean {
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

export function withInput<Name extends InputName>(
  answers: WorksheetAnswers,
  name: Name,
  value: InputValue<Name>,
): WorksheetAnswers {
  if (isBox(name)) return { ...answers, boxes: { ...answers.boxes, [name]: value } };
  if (isNumber(name)) return { ...answers, numbers: { ...answers.numbers, [name]: value } };
  return { ...answers, [name]: value };
}

export type InputValue<Name extends InputName> = Name extends BoxName
  ? boolean
  : Name extends ChoiceName
    ? WorksheetAnswers[Name]
    : number | null;

export const wagesOf = ({ amounts }: BusinessComponent): number =>
  (amounts.direct ?? 0) + (amounts.supervision ?? 0) + (amounts.support ?? 0);

export const expensesOf = (component: BusinessComponent): number =>
  wagesOf(component) +
  (component.amounts.supplies ?? 0) +
  (component.amounts.computers ?? 0) +
  (component.amounts.contract ?? 0);

/** Largest first, as Section G asks for them, each with its number on the page. */
export function largestFirst(components: readonly BusinessComponent[]) {
  return components
    .map((component, index) => ({ component, number: index + 1 }))
    .toSorted((a, b) => expensesOf(b.component) - expensesOf(a.component));
}
