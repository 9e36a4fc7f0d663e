import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  healthSavingsLimitsFor2025,
  healthSavingsLimitsFor2026,
  regulation,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const qsehraCaveat =
  "For an employer with fewer than 50 full-time employees that offers no group health plan; the limit is prorated by month.";

export const medicalFigures = {
  "small-employer-health-credit-rate": {
    label: "Small-employer health insurance credit, share of premiums paid",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.5,
      source: code("45R"),
      verifiedOn,
      caveat:
        "The highest rate: fewer than 25 full-time equivalents, moderate average wages, coverage bought through the SHOP marketplace. Owners and their family do not count.",
    }),
  },
  "small-employer-health-credit-years": {
    label: "Small-employer health insurance credit, consecutive years",
    unit: "years",
    entries: sameIn([2025, 2026], { value: 2, source: code("45R"), verifiedOn }),
  },
  "small-employer-health-credit-employee-limit": {
    label: "Small-employer health insurance credit, fewer full-time equivalents than",
    unit: "employees",
    entries: sameIn([2025, 2026], { value: 25, source: code("45R"), verifiedOn }),
  },
  "small-employer-health-credit-wage-phase-out": {
    label: "Small-employer health insurance credit, average wages above which it shrinks",
    unit: "usd",
    entries: {
      2025: {
        value: 33_300,
        source: adjustmentsFor2025,
        verifiedOn,
        caveat: "Gone at twice this average wage.",
      },
      2026: {
        value: 34_100,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat: "Gone at twice this average wage.",
      },
    },
  },
  "qsehra-limit-self-only": {
    label: "QSEHRA reimbursement limit, self-only",
    unit: "usd",
    entries: {
      2025: { value: 6_350, source: adjustmentsFor2025, verifiedOn, caveat: qsehraCaveat },
      2026: { value: 6_450, source: adjustmentsFor2026, verifiedOn, caveat: qsehraCaveat },
    },
  },
  "qsehra-limit-family": {
    label: "QSEHRA reimbursement limit, family",
    unit: "usd",
    entries: {
      2025: { value: 12_800, source: adjustmentsFor2025, verifiedOn, caveat: qsehraCaveat },
      2026: { value: 13_100, source: adjustmentsFor2026, verifiedOn, caveat: qsehraCaveat },
    },
  },
  "qsehra-employee-limit": {
    label: "QSEHRA, fewer full-time employees than",
    unit: "employees",
    entries: sameIn([2025, 2026], { value: 50, source: code("9831(d)"), verifiedOn }),
  },
  "qsehra-notice-days": {
    label: "QSEHRA notice to employees, days before the year begins",
    unit: "days",
    entries: sameIn([2025, 2026], {
      value: 90,
      source: code("9831(d)"),
      verifiedOn,
      caveat: "For an employee not yet eligible then, the day eligibility begins.",
    }),
  },
  "qsehra-notice-penalty": {
    label: "QSEHRA late notice penalty, per employee",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 50,
      source: code("6652(o)"),
      verifiedOn,
      caveat: "At most $2,500 in a calendar year.",
    }),
  },
  "qsehra-notice-penalty-maximum": {
    label: "QSEHRA late notice penalty, most in a calendar year",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 2_500, source: code("6652(o)"), verifiedOn }),
  },
  "medical-expense-floor": {
    label: "Itemized medical expenses, share of adjusted gross income that does not count",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.075, source: code("213(a)"), verifiedOn }),
  },
  "s-corporation-insurance-ownership-threshold": {
    label: "S corporation owner whose health premiums are wages, owning more than",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.02,
      source: code("1372"),
      verifiedOn,
      caveat:
        "The corporation must pay or reimburse the premium and report it on the owner's Form W-2; the owner then deducts it under section 162(l).",
    }),
  },
  "hsa-limit-self-only": {
    label: "Health savings account contribution limit, self-only",
    unit: "usd",
    entries: {
      2025: { value: 4_300, source: healthSavingsLimitsFor2025, verifiedOn },
      2026: { value: 4_400, source: healthSavingsLimitsFor2026, verifiedOn },
    },
  },
  "hsa-limit-family": {
    label: "Health savings account contribution limit, family",
    unit: "usd",
    entries: {
      2025: { value: 8_550, source: healthSavingsLimitsFor2025, verifiedOn },
      2026: { value: 8_750, source: healthSavingsLimitsFor2026, verifiedOn },
    },
  },
  "small-employer-health-credit-full-employees": {
    label: "Small-employer health insurance credit in full, full-time equivalents up to",
    unit: "count",
    entries: sameIn([2025, 2026], { value: 10, source: code("45R(c)"), verifiedOn }),
  },
  "small-employer-health-credit-premium-share": {
    label: "Small-employer health insurance credit, share of each premium the employer must pay",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.5, source: code("45R(d)"), verifiedOn }),
  },
  "full-time-equivalent-hours": {
    label: "Small-employer health insurance credit, hours that make one full-time equivalent",
    unit: "count",
    entries: sameIn([2025, 2026], { value: 2_080, source: code("45R(d)"), verifiedOn }),
  },
  "group-plan-excise-tax": {
    label:
      "Excise tax on a reimbursement plan that breaks the group plan rules, per employee and day",
    unit: "usd",
    entries: sameIn([2025, 2026], { value: 100, source: code("4980D"), verifiedOn }),
  },
  "individual-coverage-minimum-class": {
    label: "Individual coverage HRA beside a group plan, smallest class of a small employer",
    unit: "employees",
    entries: sameIn([2025, 2026], {
      value: 10,
      source: regulation("54.9802-4"),
      verifiedOn,
      caveat: "For employers with fewer than 100 employees; no minimum without a group plan.",
    }),
  },
  "hsa-catch-up": {
    label: "Health savings account catch-up contribution",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 1_000,
      source: code("223(b)"),
      verifiedOn,
      caveat: "From age 55; a spouse needs an account of his or her own.",
    }),
  },
  "hsa-catch-up-age": {
    label: "Health savings account catch-up contribution, from age",
    unit: "age",
    entries: sameIn([2025, 2026], { value: 55, source: code("223(b)"), verifiedOn }),
  },
  "health-fsa-limit": {
    label: "Health flexible spending account, salary reduction limit",
    unit: "usd",
    entries: {
      2025: { value: 3_300, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 3_400, source: adjustmentsFor2026, verifiedOn },
    },
  },
} satisfies FigureTable;
