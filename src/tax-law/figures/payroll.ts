import { type FigureTable, sameIn } from "../figure.ts";
import { code, publicLaw119And21, socialSecurityWageBase } from "../sources.ts";

const verifiedOn = "2026-11-15";

export const payrollFigures = {
  "social-security-wage-base": {
    label: "Wages subject to Social Security tax",
    unit: "usd",
    entries: {
      2025: { value: 176_100, source: socialSecurityWageBase, verifiedOn },
      2026: { value: 184_500, source: socialSecurityWageBase, verifiedOn },
    },
  },
  "social-security-rate": {
    label: "Social Security tax, employee and employer each",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.062, source: code("3101"), verifiedOn }),
  },
  "medicare-rate": {
    label: "Medicare tax, employee and employer each",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.0145, source: code("3101"), verifiedOn }),
  },
  "additional-medicare-rate": {
    label: "Additional Medicare tax on high earnings",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.009,
      source: code("3101(b)"),
      verifiedOn,
      caveat: "On earnings above $200,000 single, $250,000 joint.",
    }),
  },
  "information-return-threshold": {
    label: "Payments to a contractor that call for a Form 1099",
    unit: "usd",
    entries: {
      2025: { value: 600, source: code("6041"), verifiedOn },
      2026: { value: 2_000, source: publicLaw119And21, verifiedOn },
    },
  },
} satisfies FigureTable;
