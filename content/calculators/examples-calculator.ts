/** Words of the educational savings calculator; those of its examples are in savings-examples.ts. */
export const examplesCalculator = {
  heading: "Educational calculator: up to three rules on one income",
  lede: "Enter an income and read the arithmetic. The examples apply general rules to one income. They leave out your deductions, your state and your records.",
  form: {
    income: "Annual income",
    incomePlaceholder: "500,000",
    incomeHint: "Whole dollars before any deduction, for example 500,000.",
    audience: "You earn as",
    audiences: [
      { value: "business-owner", label: "Business Owner" },
      { value: "individual", label: "Individual" },
    ],
    button: "View Educational Examples",
    stillToDo: "Enter an annual income above $0 first.",
    stays: "Nothing you enter leaves your browser.",
  },
  ladder: {
    title: "Where the last dollar is taxed",
    noteStart: "Federal brackets of a married couple filing jointly",
    amount: "Your income in each bracket",
    lastDollar: "Your last dollar",
  },
  results: {
    heading: "The examples line by line",
    taxYear: "Computed with the {year} tax brackets.",
    otherTaxYear: "Use the {year} brackets",
    listLabel: "Educational examples",
    deduction: "Deduction",
    credit: "Credit",
    ofLiability: "of the liability",
    excess: "More than the liability: the excess would be lost or carried forward.",
    assumes: "It assumes",
    limits: "Where each example breaks down",
    noneYet: "Enter an income above $0 and the examples appear here.",
    noneAtThisIncome: {
      individual:
        "At this income there is no example for an individual: the first one starts at $250,000.",
      "business-owner":
        "At this income there is no example for a business owner: the first one starts at $100,000.",
    },
  },
  slip: {
    title: "Educational estimate",
    income: "Annual income",
    liability: "Estimated liability",
    liabilityFormula: { brackets: "Brackets", extra: "flat 4%" },
    overlap: "Overlap of the examples",
    overlapFormula: "For business owners 30% of the sum is not counted",
    total: "Total estimated savings",
    percent: "Savings percent of liability",
    marginal: "Marginal rate",
    marginalFormula: { bracket: "bracket", extra: "flat 4%" },
  },
  assumptionsHeading: "What all of it assumes",
  ask: "Ask what applies to you",
  /** Beside the result. */
  plan: "With your own figures, by the law of {year}",
  withoutScript:
    "The calculator needs JavaScript. Without it, here is one example worked through: an individual with an annual income of $500,000.",
} as const;
