import { type FigureTable, sameIn } from "../figure.ts";
import { adjustmentsFor2025, code, publicLaw119And21 } from "../sources.ts";

const verifiedOn = "2026-11-15";

export const legislationFigures = {
  "state-tax-deduction-cap": {
    label: "State and local tax deduction cap",
    unit: "usd",
    entries: {
      2025: {
        value: 40_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "Reduced by 30% of income above $500,000, not below $10,000. Back to $10,000 from 2030.",
      },
      2026: {
        value: 40_400,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "Reduced by 30% of income above $505,000, not below $10,000. Back to $10,000 from 2030.",
      },
    },
  },
  "state-tax-deduction-phase-down-start": {
    label: "State and local tax deduction, modified adjusted gross income above which it shrinks",
    unit: "usd",
    entries: {
      2025: { value: 500_000, source: publicLaw119And21, verifiedOn },
      2026: { value: 505_000, source: publicLaw119And21, verifiedOn },
    },
  },
  "state-tax-deduction-phase-down-rate": {
    label: "State and local tax deduction, reduction per dollar above the line",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.3, source: publicLaw119And21, verifiedOn }),
  },
  "state-tax-deduction-floor": {
    label: "State and local tax deduction, cap that always remains",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 10_000, source: publicLaw119And21, verifiedOn }),
  },
  "overtime-deduction-single": {
    label: "Deduction for the premium part of overtime pay, single",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 12_500,
      source: publicLaw119And21,
      verifiedOn,
      caveat: "$25,000 joint. Shrinks above $150,000 of income, $300,000 joint. Through 2028.",
    }),
  },
  "direct-primary-care-fee-individual": {
    label: "Direct primary care, monthly fee compatible with a health savings account, one person",
    unit: "usd",
    entries: {
      2026: {
        value: 150,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "A fixed periodic fee for primary care only; above it the patient loses eligibility.",
      },
    },
  },
  "direct-primary-care-fee-family": {
    label: "Direct primary care, monthly fee compatible with a health savings account, family",
    unit: "usd",
    entries: {
      2026: {
        value: 300,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "A fixed periodic fee for primary care only; above it the patient loses eligibility.",
      },
    },
  },
  "employer-childcare-credit-rate": {
    label: "Employer-provided child care credit, small business, share of the cost",
    unit: "fraction",
    entries: {
      2025: { value: 0.25, source: code("45F"), verifiedOn },
      2026: {
        value: 0.5,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "40% for a business too large for the five-year gross receipts test.",
      },
    },
  },
  "employer-childcare-credit-maximum": {
    label: "Employer-provided child care credit, small business, most in one year",
    unit: "usd",
    entries: {
      2025: { value: 150_000, source: code("45F"), verifiedOn },
      2026: {
        value: 600_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "$500,000 for a business too large for the five-year gross receipts test.",
      },
    },
  },
  "educational-assistance-exclusion": {
    label: "Employer educational assistance free of tax, student loan payments included",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 5_250,
      source: code("127"),
      verifiedOn,
      caveat:
        "Under a written plan; not more than 5% of it for owners of over 5%. Indexed for years after 2026.",
    }),
  },
  "minimum-tax-phase-out-start-joint": {
    label: "Alternative minimum tax, income above which the exemption shrinks, joint",
    unit: "usd",
    entries: {
      2025: { value: 1_252_700, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 1_000_000, source: publicLaw119And21, verifiedOn },
    },
  },
  "minimum-tax-phase-out-rate": {
    label: "Alternative minimum tax, reduction of the exemption per dollar above the line",
    unit: "fraction",
    entries: {
      2025: { value: 0.25, source: code("55"), verifiedOn },
      2026: { value: 0.5, source: publicLaw119And21, verifiedOn },
    },
  },
} satisfies FigureTable;
