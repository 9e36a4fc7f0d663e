import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  code,
  regulation,
  socialSecurityWageBase,
  unemploymentCreditReductions,
} from "../sources.ts";

const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const readOnce = verifiedOn("2026-11-18", theSourceItself);
const read = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);

const careCredit = verifiedOn("2026-11-18");
const careCreditPhases =
  "From 2026: 50% falls by a point for each $2,000 above $15,000 to 35%, then above $75,000 ($150,000 joint, by $4,000) to 20%.";

export const payrollFigures = {
  "social-security-wage-base": {
    label: "Wages subject to Social Security tax",
    unit: "usd",
    entries: {
      2025: checked(176_100, socialSecurityWageBase),
      2026: checked(184_500, socialSecurityWageBase),
      2027: verifiedOn("2026-11-18")(192_300, socialSecurityWageBase),
    },
  },
  "social-security-rate": {
    label: "Social Security tax, employee and employer each",
    unit: "fraction",
    entries: read(0.062, code("3101")),
  },
  "medicare-rate": {
    label: "Medicare tax, employee and employer each",
    unit: "fraction",
    entries: read(0.0145, code("3101")),
  },
  "additional-medicare-rate": {
    label: "Additional Medicare tax on high earnings",
    unit: "fraction",
    entries: read(0.009, code("3101(b)"), "On earnings above $200,000 single, $250,000 joint."),
  },
  "additional-medicare-start-single": {
    label: "Additional Medicare tax, earnings above, single",
    unit: "usd",
    entries: read(200_000, code("3101(b)")),
  },
  "additional-medicare-start-joint": {
    label: "Additional Medicare tax, earnings of a couple above, joint return",
    unit: "usd",
    entries: read(250_000, code("3101(b)")),
  },
  "additional-medicare-start-separate": {
    label: "Additional Medicare tax, earnings above, married filing separately",
    unit: "usd",
    entries: read(125_000, code("3101(b)")),
  },
  "additional-medicare-start-head-of-household": {
    label: "Additional Medicare tax, earnings above, head of household",
    unit: "usd",
    entries: read(200_000, code("3101(b)")),
  },
  "self-employment-smallest-earnings": {
    label: "Self-employment tax, net earnings below which there is none",
    unit: "usd",
    entries: read(400, code("1402(b)"), "After the share of the profit that counts."),
  },
  "information-return-threshold": {
    label: "Payments to a contractor that call for a Form 1099",
    unit: "usd",
    entries: {
      2025: checked(600, code("6041")),
      2026: readOnce(2_000, code("6041")),
    },
  },
  "additional-medicare-withholding-start": {
    label: "Additional Medicare tax, wages above which an employer withholds it",
    unit: "usd",
    entries: read(200_000, code("3102(f)"), "Whatever the employee's filing status."),
  },
  "backup-withholding-rate": {
    label: "Backup withholding on a contractor without a taxpayer number",
    unit: "fraction",
    entries: read(0.24, code("3406")),
  },
  "electronic-filing-returns": {
    label: "Information returns of all kinds together that must be filed electronically, from",
    unit: "count",
    entries: fixed(10, regulation("301.6011-2")),
  },
  "federal-unemployment-wage-base": {
    label: "Wages of one employee subject to federal unemployment tax",
    unit: "usd",
    entries: read(7_000, code("3306(b)")),
  },
  "federal-unemployment-rate": {
    label: "Federal unemployment tax after the full credit for state tax",
    unit: "fraction",
    entries: read(0.006, code("3302"), "More where the state owes the federal fund money."),
  },
  "federal-unemployment-rate-california": {
    label: "Federal unemployment tax of California employers after the reduced credit",
    unit: "fraction",
    entries: { 2025: checked(0.018, unemploymentCreditReductions) },
  },
  "dependent-care-exclusion": {
    label: "Dependent care assistance free of tax, one household",
    unit: "usd",
    entries: {
      2025: checked(5_000, code("129")),
      2026: readOnce(7_500, code("129"), "Half for married people filing separately."),
    },
  },
  "dependent-care-exclusion-separate": {
    label: "Dependent care assistance free of tax, married filing separately",
    unit: "usd",
    entries: {
      2025: checked(2_500, code("129")),
      2026: readOnce(3_750, code("129")),
    },
  },
  "care-credit-expenses-one-child": {
    label: "Credit for care, expenses counted at most, one child",
    unit: "usd",
    entries: fixed(3_000, code("21(c)"), "Less what a dependent care account pays free of tax."),
  },
  "care-credit-expenses-more-children": {
    label: "Credit for care, expenses counted at most, two or more children",
    unit: "usd",
    entries: fixed(6_000, code("21(c)"), "Less what a dependent care account pays free of tax."),
  },
  "care-credit-top-rate": {
    label: "Credit for care, highest share of the expenses",
    unit: "fraction",
    entries: { 2026: careCredit(0.5, code("21(a)"), careCreditPhases) },
  },
  "care-credit-middle-rate": {
    label: "Credit for care, share of the expenses between its two reductions",
    unit: "fraction",
    entries: { 2026: careCredit(0.35, code("21(a)"), careCreditPhases) },
  },
  "care-credit-least-rate": {
    label: "Credit for care, least share of the expenses",
    unit: "fraction",
    entries: { 2026: careCredit(0.2, code("21(a)"), careCreditPhases) },
  },
  "care-credit-first-reduction-start": {
    label: "Credit for care, adjusted gross income at which its first reduction begins",
    unit: "usd",
    entries: { 2026: careCredit(15_000, code("21(a)"), careCreditPhases) },
  },
  "care-credit-second-reduction-start": {
    label: "Credit for care, adjusted gross income at which its second reduction begins",
    unit: "usd",
    entries: {
      2026: careCredit(
        75_000,
        code("21(a)"),
        "Twice that, in steps twice as long, on a joint return.",
      ),
    },
  },
  "care-credit-reduction-step": {
    label: "Credit for care, income for which its share falls by one point",
    unit: "usd",
    entries: { 2026: careCredit(2_000, code("21(a)"), careCreditPhases) },
  },
  "trump-account-employer-limit": {
    label: "Employer contributions to Trump accounts free of income tax, per employee",
    unit: "usd",
    entries: {
      2026: readOnce(
        2_500,
        code("128"),
        "Per employee, not per child, under a written plan. Part of the child's yearly limit. Indexed for years after 2027.",
      ),
    },
  },
  "average-benefits-share": {
    label: "Average benefit of rank-and-file employees, share of the highly compensated average",
    unit: "fraction",
    entries: read(0.55, code("129(d)")),
  },
} satisfies FigureTable;
