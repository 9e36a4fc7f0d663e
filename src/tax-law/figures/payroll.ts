import { type FigureTable, fixedIn, verifiedOn } from "../figure.ts";
import { checked, fixed, fixedAsRead, read } from "../readings.ts";
import {
  code,
  regulation,
  socialSecurityWageBase,
  unemploymentCreditReductions,
} from "../sources.ts";

const careCredit = fixedIn({ 2026: "2026-11-18" });
const careCreditPhases =
  "From 2026: 50% falls by a point for each $2,000 above $15,000 to 35%, then above $75,000 ($150,000 joint, by $4,000) to 20%.";

export const payrollFigures = {
  "social-security-wage-base": checked({ 2025: 176_100, 2026: 184_500 }, socialSecurityWageBase)
    .and(verifiedOn("2026-11-18")({ 2027: 192_300 }, socialSecurityWageBase))
    .usd("Wages subject to Social Security tax"),
  "social-security-rate": fixedAsRead(0.062, code("3101")).fraction(
    "Social Security tax, employee and employer each",
  ),
  "medicare-rate": fixedAsRead(0.0145, code("3101")).fraction(
    "Medicare tax, employee and employer each",
  ),
  "additional-medicare-rate": fixedAsRead(0.009, code("3101(b)")).fraction(
    "Additional Medicare tax on high earnings",
    "On earnings above $200,000 single, $250,000 joint.",
  ),
  "additional-medicare-start-single": fixedAsRead(200_000, code("3101(b)")).usd(
    "Additional Medicare tax, earnings above, single",
  ),
  "additional-medicare-start-joint": fixedAsRead(250_000, code("3101(b)")).usd(
    "Additional Medicare tax, earnings of a couple above, joint return",
  ),
  "additional-medicare-start-separate": fixedAsRead(125_000, code("3101(b)")).usd(
    "Additional Medicare tax, earnings above, married filing separately",
  ),
  "additional-medicare-start-head-of-household": fixedAsRead(200_000, code("3101(b)")).usd(
    "Additional Medicare tax, earnings above, head of household",
  ),
  "self-employment-smallest-earnings": fixedAsRead(400, code("1402(b)")).usd(
    "Self-employment tax, net earnings below which there is none",
    "After the share of the profit that counts.",
  ),
  "information-return-threshold": checked({ 2025: 600 }, code("6041"))
    .and(read({ 2026: 2_000 }, code("6041")))
    .usd("Payments to a contractor that call for a Form 1099"),
  "additional-medicare-withholding-start": fixedAsRead(200_000, code("3102(f)")).usd(
    "Additional Medicare tax, wages above which an employer withholds it",
    "Whatever the employee's filing status.",
  ),
  "backup-withholding-rate": fixedAsRead(0.24, code("3406")).fraction(
    "Backup withholding on a contractor without a taxpayer number",
  ),
  "electronic-filing-returns": fixed(10, regulation("301.6011-2")).count(
    "Information returns of all kinds together that must be filed electronically, from",
  ),
  "federal-unemployment-wage-base": fixedAsRead(7_000, code("3306(b)")).usd(
    "Wages of one employee subject to federal unemployment tax",
  ),
  "federal-unemployment-rate": fixedAsRead(0.006, code("3302")).fraction(
    "Federal unemployment tax after the full credit for state tax",
    "More where the state owes the federal fund money.",
  ),
  "federal-unemployment-rate-california": checked(
    { 2025: 0.018 },
    unemploymentCreditReductions,
  ).fraction("Federal unemployment tax of California employers after the reduced credit"),
  "dependent-care-exclusion": checked({ 2025: 5_000 }, code("129"))
    .and(read({ 2026: 7_500 }, code("129"), "Half for married people filing separately."))
    .usd("Dependent care assistance free of tax, one household"),
  "dependent-care-exclusion-separate": checked({ 2025: 2_500 }, code("129"))
    .and(read({ 2026: 3_750 }, code("129")))
    .usd("Dependent care assistance free of tax, married filing separately"),
  "care-credit-expenses-one-child": fixed(3_000, code("21(c)")).usd(
    "Credit for care, expenses counted at most, one child",
    "Less what a dependent care account pays free of tax.",
  ),
  "care-credit-expenses-more-children": fixed(6_000, code("21(c)")).usd(
    "Credit for care, expenses counted at most, two or more children",
    "Less what a dependent care account pays free of tax.",
  ),
  "care-credit-top-rate": careCredit(0.5, code("21(a)")).fraction(
    "Credit for care, highest share of the expenses",
    careCreditPhases,
  ),
  "care-credit-middle-rate": careCredit(0.35, code("21(a)")).fraction(
    "Credit for care, share of the expenses between its two reductions",
    careCreditPhases,
  ),
  "care-credit-least-rate": careCredit(0.2, code("21(a)")).fraction(
    "Credit for care, least share of the expenses",
    careCreditPhases,
  ),
  "care-credit-first-reduction-start": careCredit(15_000, code("21(a)")).usd(
    "Credit for care, adjusted gross income at which its first reduction begins",
    careCreditPhases,
  ),
  "care-credit-second-reduction-start": careCredit(75_000, code("21(a)")).usd(
    "Credit for care, adjusted gross income at which its second reduction begins",
    "Twice that, in steps twice as long, on a joint return.",
  ),
  "care-credit-reduction-step": careCredit(2_000, code("21(a)")).usd(
    "Credit for care, income for which its share falls by one point",
    careCreditPhases,
  ),
  "trump-account-employer-limit": read({ 2026: 2_500 }, code("128")).usd(
    "Employer contributions to Trump accounts free of income tax, per employee",
    "Per employee, not per child, under a written plan. Part of the child's yearly limit. Indexed for years after 2027.",
  ),
  "average-benefits-share": fixedAsRead(0.55, code("129(d)")).fraction(
    "Average benefit of rank-and-file employees, share of the highly compensated average",
  ),
} satisfies FigureTable;
