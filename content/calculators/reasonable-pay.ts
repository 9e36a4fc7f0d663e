/** Words of the pay calculator for owners of S corporations. `{braces}` are filled in by the screen. */
export const reasonablePayWords = {
  heading: "One wage after another, on one page",
  lede: "What changes with the owner's wage: payroll tax, the section 199A deduction, the retirement plan and the Roth line. It does not say which wage is reasonable. That comes from the work, and first.",
  practice: "The practice, {taxYear}",
  household: "Your household, {taxYear}",
  wages: "Wages to compare",
  fields: {
    profit: "Profit before your wage",
    profitHint: "And before payroll tax and plan contribution for you.",
    staff: "Wages of the staff, Form W-2",
    staffHint: "They support the section 199A deduction.",
    rate: "Plan contribution for you: owner-only plan, or a flat percentage",
    rates: "{rate} of pay",
    noContribution: "None",
    filing: "Return",
    filings: { joint: "Married, joint", single: "Single" },
    age: "Your age at the end of {taxYear}",
    ages: {
      "under-50": "Under 50",
      "from-50": "50 to 59, or 64 and over",
      "60-to-63": "60 to 63",
    },
    priorWages: "Your {priorYear} wages from the practice",
    priorWagesChoices: { above: "Above {line}: Roth catch-up", below: "{line} or less" },
    other: "Other income",
    otherHint: "Interest, rent, a spouse's profit. Not wages, not capital gain.",
    deductions: "Deductions",
    deductionsHint: "Itemized; empty for the standard deduction.",
    lowest: "From",
    highest: "To",
    wage: "Show the working at",
  },
  example: "Example: an orthodontist, joint return",
  yours: "From your entries",
  slipTitle: "Wage and federal taxes {taxYear}",
  footnote:
    "Federal taxes only, one owner, health as the only business. The deferral is made in full; a Roth catch-up is not deducted. A tested plan with staff may allot more than the percentage. Left out: unemployment tax, state tax, net capital gain, the property limit, a spouse's wages. An educational estimate, not tax advice.",
  chart: {
    title: "Federal taxes at each wage",
    note: "Dark: payroll tax of both sides. Light: federal income tax.",
    wage: "{wage}",
    chosen: "{wage}, worked out below",
    parts: "payroll {payroll}, income tax {income}; section 199A {deduction}; plan {plan}",
    roth: ", above the Roth line",
  },
  notes: {
    range: {
      below:
        "Taxable income is not above the section 199A threshold at this wage: the deduction is whole.",
      inside:
        "Taxable income is inside the section 199A range at this wage: the deduction shrinks with every dollar.",
      above:
        "Taxable income is above the section 199A range at this wage: medicine and dentistry get no deduction, so the wage changes payroll tax and the plan only.",
    },
    limitedByWages:
      "Wages limit the deduction here: a higher wage would raise that limit and lower the profit.",
    roth: "This wage is above {line}, the line for {taxYear}: a catch-up in {nextYear} has to be Roth unless that year's line is higher.",
    noRoth:
      "This wage is not above {line}, the line for {taxYear}: a catch-up in {nextYear} may stay pre-tax.",
  },
  cannotPay: "Not possible at {wage}: {message}",
  stillNeeded: "Still needed",
  needed: {
    profit: "Profit before your wage",
    lowest: "Wages to compare, from",
    highest: "Wages to compare, to",
  },
  clear: "Clear the entries",
  stays:
    "What you type stays in this browser, for 30 days at most. Clear the entries removes it at once.",
  withoutScript: "The form needs JavaScript. Without it, the example below is worked through.",
} as const;
