import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { refundClaimsCompletedThrough } from "#tax-law/tax-year.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { usesFaceOf2023 } from "../form/face-of-2023.ts";
import type { Worksheet } from "../worksheet.ts";
import { numberOf, passesCreditOn, type WorksheetAnswers } from "../worksheet-answers.ts";

export type SectionGReason =
  | "not-on-form"
  | "before-it-became-required"
  | "small-business-with-payroll-offset"
  | "small-expenses-and-receipts"
  /** The same, while receipts are not entered. */
  | "small-if-receipts"
  | "large-expenses-or-receipts"
  | "amended-return";

export interface WhatToFile {
  readonly sectionG: "required" | "optional" | "exempt";
  readonly sectionGReason: SectionGReason;
  /** The form or schedule to which this return carries the credit. */
  readonly destination: "schedule-k" | "form-3800";
  /** What a pass-through reports there: line 30 less what it takes against payroll tax. */
  readonly scheduleKAmount: number;
  readonly form3800Line: "4i" | "1c";
  /** For a refund claim: the last day on which an incomplete one may be completed. */
  readonly perfecting: { readonly lastDay: string; readonly passed: boolean } | null;
  /** The due date with extension, if it has passed and the return is entered as timely. */
  readonly timelyUntil: string | null;
}

/** `today` is a day of the firm's calendar, YYYY-MM-DD. */
export function whatToFile(
  answers: WorksheetAnswers,
  worksheet: Worksheet,
  today: string,
): WhatToFile {
  const lastDay = refundClaimsCompletedThrough;
  const days = taxYearDays(answers.taxYear);
  const passesOn = passesCreditOn(answers.entity);
  const dueWithExtension = days[passesOn ? "extended-entity-return" : "extended-return"];
  const late = answers.returnKind === "timely" && today > dueWithExtension;
  return {
    ...sectionG(answers, worksheet),
    destination: passesOn ? "schedule-k" : "form-3800",
    scheduleKAmount: worksheet.amount("credit-to-use"),
    form3800Line: worksheet.eligibleSmallBusiness ? "4i" : "1c",
    perfecting: answers.returnKind === "amended" ? { lastDay, passed: today > lastDay } : null,
    timelyUntil: late ? dueWithExtension : null,
  };
}

function sectionG(
  answers: WorksheetAnswers,
  worksheet: Worksheet,
): Pick<WhatToFile, "sectionG" | "sectionGReason"> {
  const { taxYear, returnKind, boxes } = answers;
  if (usesFaceOf2023(taxYear)) return { sectionG: "exempt", sectionGReason: "not-on-form" };
  const mostExpenses = limitIn("research-section-g-expense-exemption", taxYear);
  const mostReceipts = limitIn("research-section-g-receipts-exemption", taxYear);
  if (mostExpenses === undefined || mostReceipts === undefined)
    return { sectionG: "optional", sectionGReason: "before-it-became-required" };
  if (boxes.payrollOffset && worksheet.payrollOffset === "eligible")
    return { sectionG: "exempt", sectionGReason: "small-business-with-payroll-offset" };
  const receipts = numberOf(answers, "receiptsThisYear");
  const small = worksheet.groupQres <= mostExpenses && (receipts ?? 0) <= mostReceipts;
  if (!small) return { sectionG: "required", sectionGReason: "large-expenses-or-receipts" };
  // A late original return is an original return.
  if (returnKind === "amended") return { sectionG: "required", sectionGReason: "amended-return" };
  const sectionGReason = receipts === null ? "small-if-receipts" : "small-expenses-and-receipts";
  return { sectionG: "exempt", sectionGReason };
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
