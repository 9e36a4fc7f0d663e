import { estimatedTaxDays } from "#tax-law/tax-year-days.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { roundToDollar } from "../rounding.ts";
import type { EstimatedTaxAnswers } from "./answers.ts";

/** One of the four dates: what must have been paid by then, and what has been. */
export interface PaymentDate {
  readonly day: CalendarDate;
  readonly requiredSoFarInUsd: number;
  /** Withholding in four equal parts, section 6654(g), plus payments made by the day. */
  readonly paidSoFarInUsd: number;
  /** Zero where enough was paid. On the fourth date, before the payment that is due on it. */
  readonly shortInUsd: number;
}

/** Equal installments: section 6654(d)(1)(A). The annualized method is not computed. */
export function paymentDates(
  { taxYear, withholdingInUsd, paymentsInUsd }: EstimatedTaxAnswers,
  requiredInUsd: number,
): PaymentDate[] {
  return estimatedTaxDays(taxYear).map((day, index) => {
    const share = (index + 1) / 4;
    const paid = paymentsInUsd.slice(0, index + 1).reduce((sum, payment) => sum + payment, 0);
    const required = requiredInUsd * share;
    const paidSoFar = withholdingInUsd * share + paid;
    return {
      day,
      requiredSoFarInUsd: required,
      paidSoFarInUsd: paidSoFar,
      shortInUsd: Math.max(0, required - paidSoFar),
    };
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The penalty on what was short on each date until the next one, at one rate for the whole time.
 * Form 2210 uses each quarter's own rate and the day of every payment, so this is an order of size,
 * and a little too high where a payment was made between two dates.
 */
export function roughPenaltyOf(dates: readonly PaymentDate[], rateAsFraction: number): number {
  const penalty = dates.slice(0, -1).reduce((sum, { day, shortInUsd }, index) => {
    const until = dates[index + 1]?.day ?? day;
    const days = (Date.parse(until) - Date.parse(day)) / DAY_MS;
    return sum + (shortInUsd * rateAsFraction * days) / 365;
  }, 0);
  return roundToDollar(penalty);
}
