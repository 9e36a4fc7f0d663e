import { researchCreditFigures } from "#tax-law/figures/research-credit.ts";
import { refundClaimsCompletedThrough } from "#tax-law/tax-year.ts";
import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { usesFaceOf2023 } from "../form/face-of-2023.ts";
import type { Worksheet } from "../worksheet.ts";
import { numberOf, passesCreditOn, type WorksheetAnswers } from "../worksheet-answers.ts";

export type WhatToFile = Readonly<ReturnType<typeof whatToFile>>;

/** `today` is a day of the firm's calendar, YYYY-MM-DD. */
export function whatToFile(answers: WorksheetAnswers, worksheet: Worksheet, today: string) {
  const lastDay = refundClaimsCompletedThrough;
  const days = taxYearDays(answers.taxYear);
  const passesOn = passesCreditOn(answers.entity);
  const dueWithExtension = days[passesOn ? "extended-entity-return" : "extended-return"];
  const late = answers.returnKind === "timely" && today > dueWithExtension;
  return {
    ...sectionG(answers, worksheet),
    /** The form or schedule to which this return carries the credit. */
    destination: passesOn ? ("schedule-k" as const) : ("form-3800" as const),
    /** What a pass-through reports there: line 30 less what it takes against payroll tax. */
    scheduleKAmount: worksheet.amount("credit-to-use"),
    form3800Line: worksheet.eligibleSmallBusiness ? ("4i" as const) : ("1c" as const),
    /** For a refund claim: the last day on which an incomplete one may be completed. */
    perfecting: answers.returnKind === "amended" ? { lastDay, passed: today > lastDay } : null,
    /** The due date with extension, if it has passed and the return is entered as timely. */
    timelyUntil: late ? dueWithExtension : null,
  };
}

function sectionG(answers: WorksheetAnswers, worksheet: Worksheet) {
  const { taxYear, returnKind, boxes } = answers;
  if (usesFaceOf2023(taxYear)) return because("exempt", "not-on-form");
  const mostExpenses = limitIn("research-section-g-expense-exemption", taxYear);
  const mostReceipts = limitIn("research-section-g-receipts-exemption", taxYear);
  if (mostExpenses === undefined || mostReceipts === undefined)
    return because("optional", "before-it-became-required");
  if (boxes.payrollOffset && worksheet.payrollOffset === "eligible")
    return because("exempt", "small-business-with-payroll-offset");
  const receipts = numberOf(answers, "receiptsThisYear");
  const small = worksheet.groupQres <= mostExpenses && (receipts ?? 0) <= mostReceipts;
  if (!small) return because("required", "large-expenses-or-receipts");
  // A late original return is an original return.
  if (returnKind === "amended") return because("required", "amended-return");
  return because("exempt", receipts === null ? "small-if-receipts" : "small-expenses-and-receipts");
}

const because = <Verdict extends string, Reason extends string>(
  verdict: Verdict,
  reason: Reason,
) => ({ sectionG: verdict, sectionGReason: reason });

/** The limits begin with the first year in which Section G is required. */
function limitIn(
  name: "research-section-g-expense-exemption" | "research-section-g-receipts-exemption",
  taxYear: number,
): number | undefined {
  const entries: Readonly<Record<number, { readonly value: number }>> =
    researchCreditFigures[name].entries;
  return entries[taxYear]?.value;
}
