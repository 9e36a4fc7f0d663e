import type { ReasonablePayAnswers } from "./answers.ts";

/** An orthodontist, married, with a staff: taxable income inside the range of section 199A. */
export const orthodontist: ReasonablePayAnswers = {
  taxYear: 2026,
  filing: "joint",
  age: "under-50",
  catchUpIsRoth: true,
  profitInUsd: 520_000,
  staffWagesInUsd: 300_000,
  otherIncomeInUsd: 0,
  deductionsInUsd: 32_200,
  employerRateAsFraction: 0.1,
};
