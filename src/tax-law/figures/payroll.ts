import { type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { code, publicLaw119And21, socialSecurityWageBase } from "../sources.ts";

const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

export const payrollFigures = {
  "social-security-wage-base": {
    label: "Wages subject to Social Security tax",
    unit: "usd",
    entries: {
      2025: checked(176_100, socialSecurityWageBase),
      2026: checked(184_500, socialSecurityWageBase),
    },
  },
  "social-security-rate": {
    label: "Social Security tax, employee and employer each",
    unit: "fraction",
    entries: fixed(0.062, code("3101")),
  },
  "medicare-rate": {
    label: "Medicare tax, employee and employer each",
    unit: "fraction",
    entries: fixed(0.0145, code("3101")),
  },
  "additional-medicare-rate": {
    label: "Additional Medicare tax on high earnings",
    unit: "fraction",
    entries: fixed(0.009, code("3101(b)"), "On earnings above $200,000 single, $250,000 joint."),
  },
  "information-return-threshold": {
    label: "Payments to a contractor that call for a Form 1099",
    unit: "usd",
    entries: {
      2025: checked(600, code("6041")),
      2026: checked(2_000, publicLaw119And21),
    },
  },
} satisfies FigureTable;
