import { type FigureTable, sameIn } from "../figure.ts";
import {
  code,
  publicLaw119And21,
  regulation,
  retirementLimitsFor2025,
  retirementLimitsFor2026,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const floorFrom2026 =
  "From 2026, itemizers deduct only what exceeds 0.5% of adjusted gross income, and the benefit is capped at 35%.";

export const charitableFigures = {
  "charitable-cash-limit": {
    label: "Charitable deduction limit for cash, share of adjusted gross income",
    unit: "fraction",
    entries: {
      2025: {
        value: 0.6,
        source: code("170(b)"),
        verifiedOn,
        caveat: "Cash to public charities only; appreciated property is limited to 30%.",
      },
      2026: {
        value: 0.6,
        source: publicLaw119And21,
        verifiedOn,
        caveat: `Cash to public charities only; appreciated property is limited to 30%. ${floorFrom2026}`,
      },
    },
  },
  "charitable-appreciated-property-limit": {
    label: "Charitable deduction limit for appreciated property, share of adjusted gross income",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.3,
      source: code("170(b)"),
      verifiedOn,
      caveat:
        "Long-term capital gain property given to a public charity. Tangible property the charity does not use for its purpose counts at cost.",
    }),
  },
  "charitable-carryforward-years": {
    label: "Charitable deduction, years an excess carries forward",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 5, source: code("170(d)"), verifiedOn }),
  },
  "charitable-itemizer-floor": {
    label: "Charitable deduction floor for itemizers, share of adjusted gross income",
    unit: "fraction",
    entries: { 2026: { value: 0.005, source: publicLaw119And21, verifiedOn } },
  },
  "itemized-benefit-cap": {
    label: "Itemized deductions, highest rate at which they save tax",
    unit: "fraction",
    entries: {
      2026: {
        value: 0.35,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "Matters only in the 37% bracket.",
      },
    },
  },
  "corporate-charitable-floor": {
    label: "Corporate charitable deduction floor, share of taxable income",
    unit: "fraction",
    entries: {
      2026: {
        value: 0.01,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "For C corporations; gifts of an S corporation pass to its owners.",
      },
    },
  },
  "corporate-charitable-limit": {
    label: "Corporate charitable deduction limit, share of taxable income",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.1, source: code("170(b)"), verifiedOn }),
  },
  "non-itemizer-charitable-deduction-single": {
    label: "Charitable deduction without itemizing, single",
    unit: "usd",
    entries: {
      2026: {
        value: 1_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "Cash to public charities; not to a donor-advised fund.",
      },
    },
  },
  "non-itemizer-charitable-deduction-joint": {
    label: "Charitable deduction without itemizing, joint",
    unit: "usd",
    entries: {
      2026: {
        value: 2_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "Cash to public charities; not to a donor-advised fund.",
      },
    },
  },
  "qualified-appraisal-threshold": {
    label: "Gift of property, deduction above which a qualified appraisal is needed",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 5_000,
      source: code("170(f)"),
      verifiedOn,
      caveat:
        "Digital assets included. Publicly traded stock is exempt. The appraiser may not be chosen or paid by a promoter of the gift.",
    }),
  },
  "valuation-penalty-rate": {
    label: "Penalty for a substantial valuation misstatement, share of the tax underpaid",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("6662"),
      verifiedOn,
      caveat: "40% if the value claimed is twice the correct value or more.",
    }),
  },
  "gross-valuation-penalty-rate": {
    label: "Penalty for a gross valuation misstatement, share of the tax underpaid",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.4,
      source: code("6662(h)"),
      verifiedOn,
      caveat: "The value claimed was 200% or more of the correct value.",
    }),
  },
  "charitable-foundation-cash-limit": {
    label:
      "Charitable deduction limit for cash to a private foundation, share of adjusted gross income",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.3, source: code("170(b)"), verifiedOn }),
  },
  "charitable-foundation-property-limit": {
    label:
      "Charitable deduction limit for appreciated property to a private foundation, share of adjusted gross income",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("170(b)"),
      verifiedOn,
      caveat: "Listed stock at market value, most other property at cost.",
    }),
  },
  "charitable-cost-property-limit": {
    label:
      "Charitable deduction limit for property deducted at cost, share of adjusted gross income",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.5, source: code("170(b)"), verifiedOn }),
  },
  "charitable-trust-minimum-remainder": {
    label:
      "Charitable remainder trust, least share of the gift the charity must be expected to get",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.1,
      source: code("664(d)"),
      verifiedOn,
      caveat: "Present value on the day of the gift, at the interest rate the IRS publishes.",
    }),
  },
  "ira-charitable-distribution-limit": {
    label: "IRA distribution paid straight to charity and free of tax, per person",
    unit: "usd",
    entries: {
      2025: {
        value: 108_000,
        source: retirementLimitsFor2025,
        verifiedOn,
        caveat: "From age 70 and a half; not to a donor-advised fund or private foundation.",
      },
      2026: {
        value: 111_000,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: "From age 70 and a half; not to a donor-advised fund or private foundation.",
      },
    },
  },
  "charitable-mileage-rate": {
    label: "Driving for a charity, deduction",
    unit: "usd-per-mile",
    entries: sameIn([2025, 2026], { value: 0.14, source: code("170(i)"), verifiedOn }),
  },
  "gift-acknowledgment-threshold": {
    label: "Gift for which the charity's written acknowledgment is needed, from",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 250,
      source: code("170(f)"),
      verifiedOn,
      caveat: "In your hands before you file, or before the due date with extensions if earlier.",
    }),
  },
  "noncash-gift-form-threshold": {
    label: "Gifts of property above which Form 8283 is filed",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 500, source: code("170(f)"), verifiedOn }),
  },
  "closely-held-stock-appraisal-threshold": {
    label: "Gift of stock that is not publicly traded, above which a qualified appraisal is needed",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 10_000, source: regulation("1.170A-16"), verifiedOn }),
  },
  "appraisal-attachment-threshold": {
    label: "Gift of property above which the appraisal itself is attached to the return",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 500_000,
      source: code("170(f)"),
      verifiedOn,
      caveat: "For art, from $20,000.",
    }),
  },
  "appraisal-earliest-days": {
    label: "Qualified appraisal, signed and dated no earlier before the gift than",
    unit: "days",
    entries: sameIn([2025, 2026], {
      value: 60,
      source: regulation("1.170A-17"),
      verifiedOn,
      caveat: "And in your hands by the due date of the return, with extensions.",
    }),
  },
  "donated-goods-resale-years": {
    label:
      "Donated goods, years in which a sale by the charity can take the deduction back to cost",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 3, source: code("170(e)"), verifiedOn }),
  },
  "scholarship-contribution-credit": {
    label: "Credit for a gift to a scholarship granting organization",
    unit: "usd",
    entries: {
      2027: {
        value: 1_700,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "Section 25F, from January 1, 2027, and only in states that have elected to take part. The same gift earns no deduction.",
      },
    },
  },
} satisfies FigureTable;
