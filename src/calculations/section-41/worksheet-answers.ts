import { researchFigure } from "./credit-by-method.ts";

/** The years whose form the worksheet computes, latest last. */
export const worksheetYears = [2024, 2025, 2026] as const;
export type WorksheetYear = (typeof worksheetYears)[number];

export const returnKinds = ["original", "amended"] as const;
export const entities = [
  "s-corporation",
  "partnership",
  "c-corporation",
  "sole-proprietor",
] as const;
export type Entity = (typeof entities)[number];

/** A partnership or S corporation passes the credit on to its owners by Schedule K. */
export function passesCreditOn(entity: Entity): boolean {
  return entity === "s-corporation" || entity === "partnership";
}

/** Amounts typed as whole dollars; an empty one counts as 0. */
export const amountNames = [
  "wages",
  "supplies",
  "computers",
  "contract",
  "qre1",
  "qre2",
  "qre3",
  "receipts1",
  "receipts2",
  "receipts3",
  "receipts4",
  "receiptsThisYear",
  "payrollAmount",
  "netIncomeTax",
  "tentativeMinimumTax",
  "totalWages",
  "totalSupplies",
  "wagesAbove80",
] as const;
export type AmountName = (typeof amountNames)[number];

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

/** A business component of Section G. */
export interface BusinessComponent {
  readonly name: string;
  readonly type: (typeof componentTypes)[number];
  readonly informationSought: string;
  readonly amounts: Readonly<Record<ComponentAmountName, number>>;
}

/** Years of a start-up history that the law looks at: the eleventh and later ones need no more. */
export const historyLength = 10;

export interface WorksheetAnswers {
  readonly taxYear: WorksheetYear;
  readonly returnKind: (typeof returnKinds)[number];
  readonly entity: Entity;
  readonly controlledGroup: boolean;
  readonly amounts: Readonly<Record<AmountName, number>>;
  readonly contractShareAsFraction: number;
  readonly fixedBaseFrom: "percentage" | "history";
  /** `null` where nobody has given one: the regular method is then not available. */
  readonly fixedBaseAsFraction: number | null;
  /** Years with qualified expenses so far, this year included. */
  readonly historyYears: number;
  /** The first is year 1. */
  readonly historyExpenses: readonly number[];
  readonly historyReceipts: readonly number[];
  readonly firstYearWithReceipts: number | null;
  readonly reducedCredit: boolean;
  readonly payrollOffset: boolean;
  readonly ownerRateAsFraction: number;
  readonly components: readonly BusinessComponent[];
  /** Ids of the substantiation checklist that are ticked. */
  readonly documented: readonly string[];
}

const nothing = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

export const emptyComponent: BusinessComponent = {
  name: "",
  type: "process",
  informationSought: "",
  amounts: nothing(componentAmountNames),
};

export function emptyWorksheet(taxYear: WorksheetYear): WorksheetAnswers {
  return {
    taxYear,
    returnKind: "original",
    entity: "s-corporation",
    controlledGroup: false,
    amounts: nothing(amountNames),
    contractShareAsFraction: researchFigure("research-contract-expense-share", taxYear),
    fixedBaseFrom: "percentage",
    fixedBaseAsFraction: null,
    historyYears: 1,
    historyExpenses: Array(historyLength).fill(0),
    historyReceipts: Array(historyLength).fill(0),
    firstYearWithReceipts: null,
    reducedCredit: false,
    payrollOffset: false,
    ownerRateAsFraction: 0,
    components: [],
    documented: [],
  };
}

export const wagesOf = ({ amounts }: BusinessComponent): number =>
  amounts.direct + amounts.supervision + amounts.support;

export const expensesOf = (component: BusinessComponent): number =>
  wagesOf(component) +
  component.amounts.supplies +
  component.amounts.computers +
  component.amounts.contract;
