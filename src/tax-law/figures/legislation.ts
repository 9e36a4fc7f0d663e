import { type FigureTable, sameIn } from "../figure.ts";
import { publicLaw119And21 } from "../sources.ts";

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
} satisfies FigureTable;
