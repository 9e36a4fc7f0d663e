export type HistoryYear = 4 | 5 | 6 | 7 | 8 | 9 | 10;
type HistoryName = `history${"Expenses" | "Receipts"}${HistoryYear}`;
/** QREs and receipts of the years of a start-up history that count by law, year by year. */
export const historyNames = ([4, 5, 6, 7, 8, 9, 10] as const).flatMap(
  (year) => [`historyExpenses${year}`, `historyReceipts${year}`] as const,
);
const historyInputs = Object.fromEntries(
  historyNames.map((name) => [name, { group: "regular", kind: "usd" }]),
) as Readonly<Record<HistoryName, { readonly group: "regular"; readonly kind: "usd" }>>;

/**
 * Every input of the worksheet, in the order of the page, the printed pages and the spreadsheet.
 * Amounts are whole dollars. `amounts` and `before` name an amount that belongs to a calendar year:
 * that many years before the tax year.
 */
export const inputs = {
  taxYear: { group: "return", kind: "choice" },
  returnKind: { group: "return", kind: "choice" },
  claimedBefore: { group: "return", kind: "choice" },
  entity: { group: "return", kind: "choice" },
  simplifiedElected: { group: "return", kind: "box" },
  controlledGroup: { group: "return", kind: "box" },

  wages: { group: "expenses", kind: "usd" },
  supplies: { group: "expenses", kind: "usd" },
  computers: { group: "expenses", kind: "usd" },
  contract: { group: "expenses", kind: "usd" },
  contractShare: { group: "expenses", kind: "fraction" },

  fixedBase: { group: "regular", kind: "fraction" },
  startUpHistory: { group: "regular", kind: "box" },
  historyYears: { group: "regular", kind: "count" },
  ...historyInputs,
  receipts1: { group: "regular", kind: "usd", amounts: "receipts", before: 1 },
  receipts2: { group: "regular", kind: "usd", amounts: "receipts", before: 2 },
  receipts3: { group: "regular", kind: "usd", amounts: "receipts", before: 3 },
  receipts4: { group: "regular", kind: "usd", amounts: "receipts", before: 4 },

  qre1: { group: "before", kind: "usd", amounts: "qres", before: 1 },
  qre2: { group: "before", kind: "usd", amounts: "qres", before: 2 },
  qre3: { group: "before", kind: "usd", amounts: "qres", before: 3 },

  methodUsed: { group: "method", kind: "choice" },

  receiptsThisYear: { group: "smallBusiness", kind: "usd", amounts: "receipts", before: 0 },
  firstYearWithReceipts: { group: "smallBusiness", kind: "count" },

  reducedCredit: { group: "elections", kind: "box" },
  payrollOffset: { group: "elections", kind: "box" },
  payrollAmount: { group: "elections", kind: "usd" },

  netIncomeTax: { group: "use", kind: "usd" },
  netRegularTax: { group: "use", kind: "usd" },
  tentativeMinimumTax: { group: "use", kind: "usd" },
  businessTax: { group: "use", kind: "usd" },
  ownerRate: { group: "use", kind: "fraction" },

  totalWages: { group: "totals", kind: "usd" },
  totalSupplies: { group: "totals", kind: "usd" },
  wagesAbove80: { group: "totals", kind: "usd" },
} as const;

/** The options of each choice. A late return is an original return that can make no election. */
export const choices = {
  /** The years whose form the worksheet computes, latest last. */
  taxYear: [2023, 2024, 2025, 2026],
  returnKind: ["timely", "late", "amended"],
  /** For this year, before the amended return. */
  claimedBefore: ["no-credit", "regular", "simplified"],
  entity: ["s-corporation", "partnership", "c-corporation", "sole-proprietor"],
  /** The method of line 28, where the return may use either. */
  methodUsed: ["larger", "regular", "simplified"],
} as const;

export type ChoiceValue<Name extends ChoiceName> = (typeof choices)[Name][number];
export const worksheetYears = choices.taxYear;
/** The year that can only be amended. Its period for original returns is over. */
const amendedOnly = 2023;

/** The returns that can still be made for the year. */
export const returnKindsIn = (taxYear: WorksheetYear): readonly ChoiceValue<"returnKind">[] =>
  taxYear === amendedOnly ? ["amended"] : choices.returnKind;

export type WorksheetYear = ChoiceValue<"taxYear">;
export type Entity = ChoiceValue<"entity">;

type Inputs = typeof inputs;
type NameOf<Kind> = {
  [Name in keyof Inputs]: Inputs[Name]["kind"] extends Kind ? Name : never;
}[keyof Inputs];

export type InputName = keyof Inputs;
export type InputGroup = Inputs[InputName]["group"];
export type ChoiceName = NameOf<"choice">;
export type BoxName = NameOf<"box">;
export type NumberName = NameOf<"usd" | "fraction" | "count">;
/** Numbers that are kept by calendar year. */
type YearlyName = {
  [Name in keyof Inputs]: Inputs[Name] extends { before: number } ? Name : never;
}[keyof Inputs];
export type OwnNumberName = Exclude<NumberName, YearlyName>;
/** What the use of the credit depends on: each owner of a pass-through has its own. */
export const useNames = [
  ...(["netIncomeTax", "netRegularTax", "tentativeMinimumTax"] as const),
  ...(["businessTax", "ownerRate"] as const),
];
export type UseName = (typeof useNames)[number];
/** What each member of a controlled group has spent, by kind: lines 42 to 45. */
export const memberExpenses = ["wages", "supplies", "computers", "contract"] as const;
export type MemberExpense = (typeof memberExpenses)[number];

export const inputNames = Object.keys(inputs) as InputName[];
export const choiceNames = inputNames.filter((name) => isChoice(name));
export const boxNames = inputNames.filter((name) => isBox(name));
export const numberNames = inputNames.filter((name) => isNumber(name));
export const ownNumberNames = numberNames.filter((name): name is OwnNumberName => !isYearly(name));

export function isBox(name: InputName): name is BoxName {
  return inputs[name].kind === "box";
}

export function isChoice(name: InputName): name is ChoiceName {
  return inputs[name].kind === "choice";
}

export function isNumber(name: InputName): name is NumberName {
  return !isBox(name) && !isChoice(name);
}

export function isYearly(name: InputName): name is YearlyName {
  return "before" in inputs[name];
}
