import { deadlines } from "#tax-law/deadlines.ts";
import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import type { Worksheet } from "./worksheet.ts";
import { passesCreditOn, type WorksheetAnswers } from "./worksheet-answers.ts";

export type SectionGReason =
  | "before-it-became-required"
  | "small-business-with-payroll-offset"
  | "small-expenses-and-receipts"
  | "large-expenses-or-receipts"
  | "amended-return";

export interface WhatToFile {
  readonly sectionG: "required" | "optional" | "exempt";
  readonly sectionGReason: SectionGReason;
  /** Where the credit of line 30 goes from this return. */
  readonly destination: "schedule-k" | "form-3800";
  /** Only a refund claim: the last day on which an incomplete one may be completed. */
  readonly perfecting: { readonly lastDay: string; readonly passed: boolean } | null;
}

/** `today` is a day of the firm's calendar, YYYY-MM-DD. */
export function whatToFile(
  answers: WorksheetAnswers,
  worksheet: Worksheet,
  today: string,
): WhatToFile {
  const lastDay = deadlines["research-refund-claim-perfecting"].date;
  const amended = answers.returnKind === "amended";
  return {
    ...sectionG(answers, worksheet),
    destination: passesCreditOn(answers.entity) ? "schedule-k" : "form-3800",
    perfecting: amended ? { lastDay, passed: today > lastDay } : null,
  };
}

function sectionG(
  { taxYear, returnKind, payrollOffset, amounts }: WorksheetAnswers,
  worksheet: Worksheet,
): Pick<WhatToFile, "sectionG" | "sectionGReason"> {
  const mostExpenses = limitIn("research-section-g-expense-exemption", taxYear);
  const mostReceipts = limitIn("research-section-g-receipts-exemption", taxYear);
  if (mostExpenses === undefined || mostReceipts === undefined)
    return { sectionG: "optional", sectionGReason: "before-it-became-required" };
  if (payrollOffset && worksheet.payrollOffset === "eligible")
    return { sectionG: "exempt", sectionGReason: "small-business-with-payroll-offset" };
  const small = worksheet.amount("48") <= mostExpenses && amounts.receiptsThisYear <= mostReceipts;
  if (!small) return { sectionG: "required", sectionGReason: "large-expenses-or-receipts" };
  return returnKind === "original"
    ? { sectionG: "exempt", sectionGReason: "small-expenses-and-receipts" }
    : { sectionG: "required", sectionGReason: "amended-return" };
}

/** The limits begin with the first year in which Section G is required. */
function limitIn(
  name: "research-section-g-expense-exemption" | "research-section-g-receipts-exemption",
  taxYear: number,
): number | undefined {
  const entries: Readonly<Record<number, { readonly value: number }>> =
    researchCreditFigures[name].entries;
  return entries[taxYear]?.value;
}
