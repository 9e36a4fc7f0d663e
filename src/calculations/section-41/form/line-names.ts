import type { MemberExpense } from "../inputs.ts";

/** The lines of Form 6765 that the worksheet computes, by their numbers. */
const numbers = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
  28, 29, 30, 34, 35, 36, 42, 43, 44, 45, 46, 47, 48,
] as const;
type FormLineNumber = `${(typeof numbers)[number]}`;

/** The line of each kind of expense. */
export const expenseLines = {
  ...{ wages: "42", supplies: "43", computers: "44", contract: "45" },
} as const satisfies Record<MemberExpense, FormLineNumber>;

/** Our own lines beside the form. */
type OwnLine =
  | `b-${MemberExpense}`
  | `${"regular" | "simplified"}-${"full" | "reduced"}`
  | "group-credit"
  | "full-credit"
  | "reduced-credit"
  | "k1"
  | "owner-full-credit"
  | "full-after-tax"
  | "reduced-after-tax"
  | "protected-tax"
  | "minimum-tax"
  | "limit-38c"
  | "cap-41g"
  | "use-limit"
  | "credit-to-use"
  | "used-now"
  | "unused";

/** Lines of the whole group, by the number of the line of the form that they compute. */
export type GroupLine = `group-${"48" | RegularLine | SimplifiedLine}`;
export type RegularLine = "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13";
export type SimplifiedLine = "21" | "22" | "23" | "24" | "25" | "26";

/** The lines that a member and a whole group have alike. */
export type PlainLine = FormLineNumber | OwnLine;
export type LineName = PlainLine | GroupLine;
