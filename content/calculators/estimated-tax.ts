/** Words of the estimated tax tool in the article on it. `{braces}` are filled in by the screen. */
export const estimatedTaxWords = {
  heading: "What to pay by January 15",
  lede: "From last year's return and what you have paid so far. Federal tax of a person with a calendar year. State estimates, farmers and fishermen follow other rules.",
  lastYear: "From your {priorYear} return",
  thisYear: "For {taxYear}",
  payments: "Estimated payments for {taxYear}",
  paymentsHint: "A {priorYear} refund that you had applied to {taxYear} belongs to the first date.",
  fields: {
    priorIncome: "Adjusted gross income, {priorYear}",
    priorIncomeHint: "As on Form 1040.",
    priorTax: "Total tax, {priorYear}",
    priorTaxHint: "Form 1040, line 24, less refundable credits.",
    expectedTax: "Total tax you expect, {taxYear}",
    expectedTaxHint: "Self-employment and investment taxes included.",
    withholding: "Withheld by December 31, {taxYear}",
    withholdingHint:
      "Federal income tax, all jobs, both spouses on a joint return, and Social Security tax that two employers took above one wage base.",
    separate: "I am married and file separately for {taxYear}",
    paid: "By {day}",
    paidSince: "Since {day}",
  },
  example: "Example: a surgeon and spouse",
  yours: "From your entries",
  slipTitle: "Estimated tax {taxYear}",
  footnote:
    "Equal payments; the annualized method of Form 2210, Schedule AI, is not computed. An educational estimate, not tax advice.",
  dates: {
    title: "Paid so far, by each date",
    needed: "{paid} of {required} paid",
    enough: "enough",
    short: "{amount} short",
    note: "Withholding counts as a quarter on each date. On the last date, before the payment that is still due.",
  },
  advice: {
    required: {
      noneShort: "No date is short so far. The payment above completes the year.",
      nothingDue: "No date is short, and nothing more has to be paid before the return.",
      short:
        "{count} short. The January payment ends the penalty on them and does not undo it: roughly {penalty} by then, at {second} a year from April, {third} from July and {fourth} from October {taxYear}; {january}.",
      january: "January {nextYear} is at {rate}",
      januaryUnpublished: "the rate of January {nextYear} is not on file, so October's is taken",
      withholding:
        "If {extra} more is withheld from pay by December 31, no date is short; the January payment is then {rest}.",
    },
    "no-tax-last-year":
      "Without tax in {priorYear} there is no penalty for {taxYear}, if that year had twelve months and you were a citizen or resident all through it.",
    "small-balance": "Withholding covers the tax to within {smallest}: no penalty applies.",
    oneDate: "1 date is",
    manyDates: "{count} dates are",
    owed: "With the return, by April 15, about {amount} of tax remains to be paid. The safe harbor avoids the penalty, not the tax.",
    refund: "The return would bring back about {amount}.",
    lastYearAlone:
      "By last year's tax alone, which the law accepts. If this year's tax is lower, less may do: enter it to compare.",
  },
  stillNeeded: "Still needed",
  clear: "Clear the entries",
  stays:
    "What you type stays in this browser, for 30 days at most. Clear the entries removes it at once.",
  withoutScript: "The form needs JavaScript. Without it, the example below is worked through.",
} as const;
