import type { Figure } from "#tax-law/figure.ts";
import { estimatedTaxFigures } from "#tax-law/figures/estimated-tax.ts";
import { estimatedTaxDays } from "#tax-law/tax-year-days.ts";
import { roundToDollar } from "../rounding.ts";
import type { EstimatedTaxAnswers } from "./answers.ts";

/** One of the four dates: what must have been paid by then, and what has been. */
type PaymentDate = Readonly<ReturnType<typeof paymentDates>[number]>;

/** Equal installments: section 6654(d)(1)(A). The annualized method is not computed. */
export function paymentDates(
  { taxYear, withholdingInUsd, paymentsInUsd }: EstimatedTaxAnswers,
  requiredInUsd: number,
) {
  return estimatedTaxDays(taxYear).map((day, index) => {
    const share = (index + 1) / 4;
    const paid = paymentsInUsd.slice(0, index + 1).reduce((sum, payment) => sum + payment, 0);
    const required = requiredInUsd * share;
    const paidSoFar = withholdingInUsd * share + paid;
    return {
      day,
      requiredSoFarInUsd: required,
      /** Withholding in four equal parts, section 6654(g), plus payments made by the day. */
      paidSoFarInUsd: paidSoFar,
      /** Zero where enough was paid. On the fourth date, before the payment that is due on it. */
      shortInUsd: Math.max(0, required - paidSoFar),
    };
  });
}

const quarterRates = [
  estimatedTaxFigures["underpayment-rate-first-quarter"],
  estimatedTaxFigures["underpayment-rate-second-quarter"],
  estimatedTaxFigures["underpayment-rate-third-quarter"],
  estimatedTaxFigures["underpayment-rate-fourth-quarter"],
] as const satisfies readonly Figure[];

/**
 * The underpayment rate of a quarter, section 6621(b), counted from the first of the tax year. One
 * that is not on file yet has the rate of the quarter before.
 */
export function underpaymentRate(taxYear: number, quarter: number): number {
  const { entries }: Figure = quarterRates[quarter % 4] ?? quarterRates[0];
  const entry = entries[taxYear + Math.floor(quarter / 4)];
  return entry || quarter === 0 ? (entry?.value ?? 0) : underpaymentRate(taxYear, quarter - 1);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The penalty on what was short on each date until the next one, each day at the rate of its quarter.
 * Form 2210 counts every payment from its own day, so this is a little too high where one was made
 * between two dates.
 */
export function roughPenaltyOf(dates: readonly PaymentDate[], taxYear: number): number {
  const rateOn = (day: Date) =>
    underpaymentRate(
      taxYear,
      4 * (day.getUTCFullYear() - taxYear) + Math.floor(day.getUTCMonth() / 3),
    );
  let penalty = 0;
  for (const [index, { day, shortInUsd }] of dates.slice(0, -1).entries()) {
    const until = Date.parse(dates[index + 1]?.day ?? day);
    for (let time = Date.parse(day) + DAY_MS; time <= until; time += DAY_MS)
      penalty += (shortInUsd * rateOn(new Date(time))) / 365;
  }
  return roundToDollar(penalty);
}
