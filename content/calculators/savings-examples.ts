export interface SavingsExampleCopy {
  readonly name: string;
  readonly details: string;
}

/** The words for each example the engine may return, by its id. */
export const savingsExampleCopy = {
  "charitable-deduction": {
    name: "Charitable giving",
    details:
      "The example takes 60% off the income, computes the tax on the rest and subtracts the outlay for the gift, taken to be one fifth of the deduction. What is left is the saving. In law 60% is the limit for cash, which costs its full amount; goods that cost a fifth of their appraised value are limited to 30%.",
  },
  "further-deduction": {
    name: "A further deduction",
    details:
      "With the charitable example 40% of income remains taxable. This one lowers it to 26% of income and counts three quarters of the tax between the two.",
  },
  "research-credit": {
    name: "R&D tax credit",
    details:
      "A credit lowers the tax itself, not the income. The example takes 30% of income as qualifying expenses and a flat 10% of them as the credit, up to $250,000.",
  },
} as const satisfies Readonly<Record<string, SavingsExampleCopy>>;

/** What the examples assume, by the engine's keys. */
export const savingsAssumptions = {
  "deduction-of-60-percent":
    "You give enough for a deduction of 60% of your income, in one year, and you itemize.",
  "outlay-of-one-fifth":
    "The gift costs you one fifth of the deduction, as when property is appraised at five times its cost and the appraisal stands.",
  "after-the-charitable-example":
    "It comes on top of the charitable example, so it starts from the 40% of income that is left.",
  "three-quarters-counted":
    "Three quarters of the tax difference are counted, to allow for what the deduction costs.",
  "expenses-of-30-percent":
    "Wages and other qualifying research expenses come to 30% of your income.",
  "flat-rate-of-10-percent":
    "The credit is a flat 10% of those expenses, an educational simplification.",
} as const satisfies Readonly<Record<string, string>>;

/** When the examples do not apply, by the engine's keys. */
export const savingsLimits = {
  "cash-to-public-charities":
    "A deduction of 60% and a cost of one fifth do not go together. The 60% limit is for cash to public charities, and cash costs what it is. Appreciated property is limited to 30% of income; an excess carries forward for five years.",
  "charitable-floor-and-cap":
    "From 2026 only gifts above 0.5% of income count, and itemized deductions save at most 35%. The example leaves both out.",
  "appraisals-are-scrutinized":
    "Art given at a multiple of its cost is on the IRS's warning lists (IR-2024-104), and goods raise the same question. An overstated value carries a penalty of 20% or 40% of the tax.",
  "not-a-product":
    "It describes arithmetic, not a product. A real deduction has its own rules, costs and risks.",
  "records-required":
    "The credit needs activities that pass the four-part test and records made at the time. Without them there is no credit.",
  "base-amount-left-out":
    "In law the credit is a share of the excess over a base amount: 14% by the simplified method, or 6% without three years of history.",
} as const satisfies Readonly<Record<string, string>>;

/** Assumptions of the whole calculator, shown beside the total. */
export const savingsCalculatorAssumptions = [
  "Federal brackets of a married couple filing jointly, applied to all of your income: no standard deduction, no other deductions or credits.",
  "A flat 4% of income represents state and other taxes, in the liability and in the marginal rate. Some states tax no wages; others take up to three times that.",
  "For business owners the total is 70% of the examples' sum, because they overlap.",
  "One year, no alternative minimum tax, no phase-outs. Your own figures will differ.",
  "Shown in whole dollars and computed to the cent, so a sum can be $1 off.",
] as const;
