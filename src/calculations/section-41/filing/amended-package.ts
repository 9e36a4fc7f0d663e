import { researchCostsCapitalized, researchFigure } from "#tax-law/research-figures.ts";
import { isCalendarDay } from "#wording/dates.ts";
import { lastDayToClaim, lastDayToRequestAdjustment } from "../../refund-claims/last-days.ts";
import { roundToDollar } from "../../rounding.ts";
import { type Entity, memberExpenses } from "../inputs.ts";
import { ownersOf, ratesTogether } from "../owners/owners.ts";
import type { Worksheet } from "../worksheet.ts";
import { passesCreditOn, type WorksheetAnswers } from "../worksheet-answers.ts";

export type AmendedPackage = Readonly<NonNullable<ReturnType<typeof amendedPackage>>>;
export type Section174 = Readonly<ReturnType<typeof section174>>;

/** Who files what. An S corporation is outside the centralized regime of partnerships. */
const filingsOf = {
  "s-corporation": ["form-1120-s", "owners-form-1040-x"],
  partnership: ["adjustment-request", "partners-form-8978"],
  "c-corporation": ["form-1120-x"],
  "sole-proprietor": ["form-1040-x"],
} as const satisfies Record<Entity, readonly string[]>;

type FilingName = (typeof filingsOf)[Entity][number];

/** `null` for a return that is not amended. `today` is a day of the firm's calendar. */
export function amendedPackage(answers: WorksheetAnswers, worksheet: Worksheet, today: string) {
  if (answers.returnKind !== "amended") return null;
  const { taxYear, entity, amended } = answers;
  const isAfterYear = isCalendarDay(amended.filedOn) && amended.filedOn > `${taxYear}-12-31`;
  const filedOn = isAfterYear ? amended.filedOn : undefined;
  const filing = (name: FilingName) => {
    // Another filing sets the day.
    if (name === "partners-form-8978") return { name, lastDay: null, passed: false };
    const lastDay =
      name === "adjustment-request"
        ? lastDayToRequestAdjustment(taxYear, filedOn)
        : lastDayToClaim(taxYear, filedOn);
    return { name, lastDay, passed: today > lastDay };
  };
  return {
    filings: filingsOf[entity].map(filing),
    /** `null` for a year whose research costs were not capitalized by law. */
    section174: researchCostsCapitalized(taxYear) ? section174(answers, worksheet) : null,
  };
}

/** What capitalizing the year's research costs would change, at the rate of those who pay. */
function section174(answers: WorksheetAnswers, worksheet: Worksheet) {
  const { taxYear, amended, numbers } = answers;
  const years = researchFigure("research-domestic-amortization-years", taxYear);
  const expenses = memberExpenses.reduce((sum, kind) => sum + (numbers[kind] ?? 0), 0);
  const costs = amended.researchCosts ?? expenses;
  // Section 174(a)(2)(B): the years begin at the middle of the first one.
  const deductible = roundToDollar(costs / years / 2);
  const deductionLost = costs - deductible;
  const credit = worksheet.amount("credit-to-use");
  const rateAsFraction = rateOf(answers);
  const moreTax = rateAsFraction === null ? null : roundToDollar(rateAsFraction * deductionLost);
  return {
    answer: amended.capitalized,
    costs,
    deductible,
    deductionLost,
    credit,
    rateAsFraction,
    /** `null` without a rate, as is what follows. */
    moreTax,
    /** The credit less the tax. */
    inAll: moreTax === null ? null : credit - moreTax,
  };
}

/** The rate of those on whose returns the deduction counts; `null` until it is entered. */
function rateOf(answers: WorksheetAnswers): number | null {
  const { entity, taxYear, numbers } = answers;
  if (passesCreditOn(entity)) return ratesTogether(ownersOf(answers));
  // Section 280C(c)(2) takes its reduction from the corporate rate of section 11(b).
  return entity === "c-corporation"
    ? researchFigure("research-credit-280c-reduction", taxYear)
    : numbers.ownerRate;
}
