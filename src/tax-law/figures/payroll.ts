import { type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
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
  "social-security-wage-base": unit.usd("Wages subject to Social Security tax", {
    2025: checked(176_100, socialSecurityWageBase),
    2026: checked(184_500, socialSecurityWageBase),
    2027: verifiedOn("2026-11-18")(192_300, socialSecurityWageBase),
  }),
  "social-security-rate": unit.fraction(
    "Social Security tax, employee and employer each",
    read(0.062, code("3101")),
  ),
  "medicare-rate": unit.fraction(
    "Medicare tax, employee and employer each",
    read(0.0145, code("3101")),
  ),
  "additional-medicare-rate": unit.fraction(
    "Additional Medicare tax on high earnings",
    read(0.009, code("3101(b)")),
    "On earnings above $200,000 single, $250,000 joint.",
  ),
  "additional-medicare-start-single": unit.usd(
    "Additional Medicare tax, earnings above, single",
    read(200_000, code("3101(b)")),
  ),
  "additional-medicare-start-joint": unit.usd(
    "Additional Medicare tax, earnings of a couple above, joint return",
    read(250_000, code("3101(b)")),
  ),
  "additional-medicare-start-separate": unit.usd(
    "Additional Medicare tax, earnings above, married filing separately",
    read(125_000, code("3101(b)")),
  ),
  "additional-medicare-start-head-of-household": unit.usd(
    "Additional Medicare tax, earnings above, head of household",
    read(200_000, code("3101(b)")),
  ),
  "self-employment-smallest-earnings": unit.usd(
    "Self-employment tax, net earnings below which there is none",
    read(400, code("1402(b)")),
    "After the share of the profit that counts.",
  ),
  "information-return-threshold": unit.usd("Payments to a contractor that call for a Form 1099", {
    2025: checked(600, code("6041")),
    2026: readOnce(2_000, code("6041")),
  }),
  "additional-medicare-withholding-start": unit.usd(
    "Additional Medicare tax, wages above which an employer withholds it",
    read(200_000, code("3102(f)")),
    "Whatever the employee's filing status.",
  ),
  "backup-withholding-rate": unit.fraction(
    "Backup withholding on a contractor without a taxpayer number",
    read(0.24, code("3406")),
  ),
  "electronic-filing-returns": unit.count(
    "Information returns of all kinds together that must be filed electronically, from",
    fixed(10, regulation("301.6011-2")),
  ),
  "federal-unemployment-wage-base": unit.usd(
    "Wages of one employee subject to federal unemployment tax",
    read(7_000, code("3306(b)")),
  ),
  "federal-unemployment-rate": unit.fraction(
    "Federal unemployment tax after the full credit for state tax",
    read(0.006, code("3302")),
    "More where the state owes the federal fund money.",
  ),
  "federal-unemployment-rate-california": unit.fraction(
    "Federal unemployment tax of California employers after the reduced credit",
    { 2025: checked(0.018, unemploymentCreditReductions) },
  ),
  "dependent-care-exclusion": unit.usd("Dependent care assistance free of tax, one household", {
    2025: checked(5_000, code("129")),
    2026: readOnce(7_500, code("129"), "Half for married people filing separately."),
  }),
  "dependent-care-exclusion-separate": unit.usd(
    "Dependent care assistance free of tax, married filing separately",
    {
      2025: checked(2_500, code("129")),
      2026: readOnce(3_750, code("129")),
    },
  ),
  "care-credit-expenses-one-child": unit.usd(
    "Credit for care, expenses counted at most, one child",
    fixed(3_000, code("21(c)")),
    "Less what a dependent care account pays free of tax.",
  ),
  "care-credit-expenses-more-children": unit.usd(
    "Credit for care, expenses counted at most, two or more children",
    fixed(6_000, code("21(c)")),
    "Less what a dependent care account pays free of tax.",
  ),
  "care-credit-top-rate": unit.fraction(
    "Credit for care, highest share of the expenses",
    { 2026: careCredit(0.5, code("21(a)")) },
    careCreditPhases,
  ),
  "care-credit-middle-rate": unit.fraction(
    "Credit for care, share of the expenses between its two reductions",
    { 2026: careCredit(0.35, code("21(a)")) },
    careCreditPhases,
  ),
  "care-credit-least-rate": unit.fraction(
    "Credit for care, least share of the expenses",
    { 2026: careCredit(0.2, code("21(a)")) },
    careCreditPhases,
  ),
  "care-credit-first-reduction-start": unit.usd(
    "Credit for care, adjusted gross income at which its first reduction begins",
    { 2026: careCredit(15_000, code("21(a)")) },
    careCreditPhases,
  ),
  "care-credit-second-reduction-start": unit.usd(
    "Credit for care, adjusted gross income at which its second reduction begins",
    { 2026: careCredit(75_000, code("21(a)")) },
    "Twice that, in steps twice as long, on a joint return.",
  ),
  "care-credit-reduction-step": unit.usd(
    "Credit for care, income for which its share falls by one point",
    { 2026: careCredit(2_000, code("21(a)")) },
    careCreditPhases,
  ),
  "trump-account-employer-limit": unit.usd(
    "Employer contributions to Trump accounts free of income tax, per employee",
    { 2026: readOnce(2_500, code("128")) },
    "Per employee, not per child, under a written plan. Part of the child's yearly limit. Indexed for years after 2027.",
  ),
  "average-benefits-share": unit.fraction(
    "Average benefit of rank-and-file employees, share of the highly compensated average",
    read(0.55, code("129(d)")),
  ),
} satisfies FigureTable;
