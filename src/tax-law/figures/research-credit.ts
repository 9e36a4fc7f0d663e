import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  form6765,
  publicLaw119And21,
  regulation,
  researchTransitionGuidance,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

export const researchCreditFigures = {
  "research-credit-maximum-rate": {
    label: "Research credit, highest rate on qualifying expenses",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.2,
      source: code("41(a)"),
      verifiedOn,
      caveat:
        "The 20% applies to the excess over a base amount. Most practices use the simplified method instead: 14% of the excess over half the three-year average, or 6% without that history.",
    }),
  },
  "research-credit-simplified-rate": {
    label: "Research credit, alternative simplified rate",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.14,
      source: code("41(c)"),
      verifiedOn,
      caveat:
        "Applies to expenses above half of the average of the three preceding years, before the section 280C(c) reduction.",
    }),
  },
  "research-credit-simplified-rate-without-history": {
    label: "Research credit, simplified rate without three years of expenses",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.06,
      source: code("41(c)"),
      verifiedOn,
      caveat:
        "Used when any of the three preceding years had no qualifying expenses, before the section 280C(c) reduction.",
    }),
  },
  "research-credit-280c-reduction": {
    label: "Research credit, reduction if the reduced-credit election is made",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.21,
      source: code("280C(c)"),
      verifiedOn,
      caveat:
        "Without the election, the deduction for domestic research costs is reduced by the amount of the credit.",
    }),
  },
  "research-credit-carryforward-years": {
    label: "Research credit, years an unused credit carries forward",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 20, source: code("39"), verifiedOn }),
  },
  "research-payroll-offset-receipts-limit": {
    label: "Research credit against payroll tax, gross receipts must be under",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 5_000_000,
      source: code("41(h)"),
      verifiedOn,
      caveat:
        "The business must also have had no gross receipts before the five-year period that ends with the credit year.",
    }),
  },
  "research-payroll-offset-maximum": {
    label: "Research credit against payroll tax, most in one year",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 500_000, source: code("41(h)"), verifiedOn }),
  },
  "research-small-business-receipts-limit": {
    label: "Small business for research expensing, average gross receipts up to",
    unit: "usd",
    entries: {
      2025: {
        value: 31_000_000,
        source: adjustmentsFor2025,
        verifiedOn,
        caveat: "Average of the three preceding years; a tax shelter does not count as small.",
      },
      2026: {
        value: 32_000_000,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat: "Average of the three preceding years; a tax shelter does not count as small.",
      },
    },
  },
  "research-domestic-deduction-rate": {
    label: "Domestic research costs, share deductible at once",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 1,
      source: publicLaw119And21,
      verifiedOn,
      caveat:
        "Section 174A, domestic research only. If the full credit is claimed, section 280C(c) reduces the deduction by the credit.",
    }),
  },
  "research-domestic-amortization-years": {
    label: "Domestic research costs, years of amortization under the earlier rule",
    unit: "years",
    entries: sameIn([2022, 2023, 2024], {
      value: 5,
      source: researchTransitionGuidance,
      verifiedOn,
      caveat:
        "What was left unamortized can be deducted in 2025, or half in 2025 and half in 2026.",
    }),
  },
  "research-foreign-amortization-years": {
    label: "Foreign research costs, years of amortization",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 15, source: code("174"), verifiedOn }),
  },
  "refund-claim-years": {
    label: "Years back an amended return may generally claim a refund",
    unit: "years",
    entries: sameIn([2025, 2026], {
      value: 3,
      source: code("6511"),
      verifiedOn,
      caveat:
        "Three years from filing, or two from payment if later. Research credit refund claims must name the business components and the facts behind them.",
    }),
  },
  "research-section-g-expense-exemption": {
    label: "Form 6765 Section G, qualified expenses up to which it stays optional",
    unit: "usd",
    entries: {
      2026: {
        value: 1_500_000,
        source: form6765,
        verifiedOn,
        caveat:
          "Together with gross receipts up to $50 million, and only on an original return. Section G is mandatory for other filers from 2026.",
      },
    },
  },
  "research-section-g-receipts-exemption": {
    label: "Form 6765 Section G, gross receipts up to which it stays optional",
    unit: "usd",
    entries: {
      2026: {
        value: 50_000_000,
        source: form6765,
        verifiedOn,
        caveat:
          "Together with qualified expenses up to $1.5 million, and only on an original return.",
      },
    },
  },
  "research-minimum-base-share": {
    label:
      "Research credit, regular method: base amount is at least this share of the year's expenses",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.5,
      source: code("41(c)"),
      verifiedOn,
      caveat: "So the regular method never yields more than 10% of the year's qualifying expenses.",
    }),
  },
  "research-simplified-base-share": {
    label: "Research credit, simplified method: share of the three-year average that earns nothing",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.5, source: code("41(c)"), verifiedOn }),
  },
  "research-contract-expense-share": {
    label: "Research credit, share of payments to outside researchers that counts",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.65,
      source: code("41(b)"),
      verifiedOn,
      caveat:
        "You must pay whether or not the work succeeds, and keep substantial rights in the results.",
    }),
  },
  "research-payroll-offset-period-years": {
    label: "Research credit against payroll tax, years since the first gross receipts",
    unit: "years",
    entries: sameIn([2025, 2026], {
      value: 5,
      source: code("41(h)"),
      verifiedOn,
      caveat: "No gross receipts in any year before the five that end with the credit year.",
    }),
  },
  "general-business-credit-threshold": {
    label: "General business credit, income tax up to which it may offset all",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 25_000, source: code("38(c)"), verifiedOn }),
  },
  "general-business-credit-protected-share": {
    label: "General business credit, share of the income tax above the threshold it cannot offset",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.25,
      source: code("38(c)"),
      verifiedOn,
      caveat:
        "An owner of a pass-through also cannot use the credit against more than the tax on income from that business, section 41(g).",
    }),
  },
  "research-section-g-component-share": {
    label: "Form 6765 Section G, share of qualified expenses to itemize by business component",
    unit: "fraction",
    entries: {
      2026: {
        value: 0.8,
        source: form6765,
        verifiedOn,
        caveat: "Largest components first, and not more than 50 of them.",
      },
    },
  },
  "research-experimentation-share": {
    label: "Research credit, share of a project's research that must be experimentation",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.8,
      source: regulation("1.41-4"),
      verifiedOn,
      caveat:
        "Measured on cost or another consistent basis, for each business component; where the whole fails, a part of it may pass.",
    }),
  },
  "research-wages-full-count-share": {
    label: "Research credit, share of a person's work from which all of that person's wages count",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.8, source: regulation("1.41-2"), verifiedOn }),
  },
} satisfies FigureTable;
