import { byYear, type FigureTable, verifiedOn } from "../figure.ts";
import { adjusted, checked, fixed, fixedAsRead, read } from "../readings.ts";
import { adjustments, code, retirementLimits } from "../sources.ts";

const retirement = byYear(checked, retirementLimits);

const adjustedLater = byYear(verifiedOn("2026-11-17"), adjustments);

const ofAChild = (more: string) =>
  `A dependent child's deduction is limited to earned income plus ${more}, so it shelters wages and little else.`;
const orBlind = "The same amount for blindness.";
const olderMortgages = "For debt taken on by December 15, 2017.";
const twoOwners =
  "Two unmarried co-owners each have a ceiling of their own; a married couple shares one.";

export const familyFigures = {
  "standard-deduction-single": read({ 2025: 15_750 }, code("63(c)"), ofAChild("$450"))
    .and(adjusted({ 2026: 16_100 }, ofAChild("a small amount")))
    .usd("Standard deduction, single: wages it shelters"),
  "standard-deduction-joint": read({ 2025: 31_500 }, code("63(c)"))
    .and(adjusted({ 2026: 32_200 }))
    .usd("Standard deduction, married filing jointly"),
  "standard-deduction-separate": read({ 2025: 15_750 }, code("63(c)"))
    .and(adjustedLater({ 2026: 16_100 }))
    .usd(
      "Standard deduction, married filing separately",
      "None for one spouse while the other one itemizes.",
    ),
  "standard-deduction-head-of-household": read({ 2025: 23_625 }, code("63(c)"))
    .and(adjustedLater({ 2026: 24_150 }))
    .usd("Standard deduction, head of household"),
  "standard-deduction-at-65-married": adjustedLater({ 2025: 1_600, 2026: 1_650 }).usd(
    "Addition to the standard deduction from age 65, each spouse",
    orBlind,
  ),
  "standard-deduction-at-65-unmarried": adjustedLater({ 2025: 2_000, 2026: 2_050 }).usd(
    "Addition to the standard deduction from age 65, not married",
    orBlind,
  ),
  "standard-deduction-addition-age": fixedAsRead(65, code("63(f)")).age(
    "Addition to the standard deduction, from age",
  ),
  "ira-contribution-limit": retirement({ 2025: 7_000, 2026: 7_500 }).usd(
    "IRA contribution limit, under age 50",
    "Not more than earned income.",
  ),
  "child-wages-sheltered-with-ira": retirement(
    { 2025: 22_750, 2026: 23_600 },
    {
      2025: "Standard deduction of $15,750 plus IRA contribution of $7,000. The work must be real and the pay reasonable.",
      2026: "Standard deduction of $16,100 plus IRA contribution of $7,500. The work must be real and the pay reasonable.",
    },
  ).usd("Child's wages free of income tax with a deductible IRA contribution"),
  "child-payroll-tax-exemption-age": fixedAsRead(18, code("3121(b)")).age(
    "Child employed by a parent's unincorporated business, no FICA under age",
    "A sole proprietorship, or a partnership of the parents only. Wages from a corporation, an S corporation included, bear payroll tax.",
  ),
  "kiddie-tax-student-age": fixedAsRead(24, code("1(g)")).age(
    "Kiddie tax, applies to students up to age",
    "Under 24 at year end: full-time students aged 19 to 23 whose earned income is not more than half of their support.",
  ),
  "kiddie-tax-unearned-income-threshold": adjusted({ 2025: 2_700, 2026: 2_700 }).usd(
    "Kiddie tax, unearned income taxed at the parents' rate above",
  ),
  "gift-exclusion": adjusted({ 2025: 19_000, 2026: 19_000 }).usd(
    "Annual gift exclusion, per person",
  ),
  "gift-exclusion-couple": adjusted({ 2025: 38_000, 2026: 38_000 }).usd(
    "Annual gift exclusion, per couple",
    "Splitting one spouse's gift needs a gift tax return.",
  ),
  "estate-exemption": adjusted({ 2025: 13_990_000 })
    .and(read({ 2026: 15_000_000 }, code("2010(c)")))
    .usd("Estate and gift tax exemption, per person"),
  "mortgage-debt-ceiling": fixedAsRead(750_000, code("163(h)")).usd(
    "Mortgage debt whose interest is deductible",
    "For debt taken on after December 15, 2017. A married couple shares one ceiling.",
  ),
  "mortgage-debt-ceiling-older": fixedAsRead(1_000_000, code("163(h)")).usd(
    "Mortgage debt whose interest is deductible, older loans",
    `${olderMortgages} A married couple shares one ceiling.`,
  ),
  "mortgage-debt-ceiling-two-singles": fixed(1_500_000, code("163(h)")).usd(
    "Mortgage debt whose interest is deductible, two single co-owners",
    twoOwners,
  ),
  "mortgage-debt-ceiling-two-singles-older": fixed(2_000_000, code("163(h)")).usd(
    "Mortgage debt whose interest is deductible, two single co-owners, older loans",
    `${olderMortgages} ${twoOwners}`,
  ),
  "home-rental-exclusion-days": fixedAsRead(14, code("280A(g)")).days(
    "Days a home may be rented out free of income tax, fewer than 15",
    "The 'Augusta rule': a market rent, a real business purpose and records of each day. Courts have cut rents that were too high.",
  ),
  "child-tax-credit": read({ 2025: 2_200 }, code("24(h)"))
    .and(adjustedLater({ 2026: 2_200 }))
    .usd("Child tax credit, per child", "Shrinks above $200,000 of income, $400,000 joint."),
  "child-tax-credit-age": fixedAsRead(17, code("24(c)")).age(
    "Child tax credit, for a child under age",
    "At the end of the year.",
  ),
  "child-tax-credit-phase-out-start": fixedAsRead(200_000, code("24(h)")).usd(
    "Child tax credit, modified adjusted gross income above which it shrinks",
    "Not indexed.",
  ),
  "child-tax-credit-phase-out-start-joint": fixedAsRead(400_000, code("24(h)")).usd(
    "Child tax credit, modified adjusted gross income above which it shrinks, joint return",
    "Not indexed.",
  ),
  "child-tax-credit-phase-out-step": fixedAsRead(1_000, code("24(b)")).usd(
    "Child tax credit, income above the line counted in steps of",
    "A part of a step counts as a whole one.",
  ),
  "child-tax-credit-phase-out-amount": fixedAsRead(50, code("24(b)")).usd(
    "Child tax credit, what each step of income takes away",
  ),
  "home-sale-exclusion-single": fixedAsRead(250_000, code("121")).usd(
    "Gain on the sale of a main home free of tax, one owner",
    "Owned and lived in for two of the last five years; once in two years.",
  ),
  "home-sale-exclusion-joint": fixedAsRead(500_000, code("121")).usd(
    "Gain on the sale of a main home free of tax, joint return",
    "Both spouses must have lived there for two of the last five years; one of them must have owned it that long.",
  ),
  "child-unemployment-tax-exemption-age": fixedAsRead(21, code("3306(c)")).age(
    "Child employed by a parent's unincorporated business, no federal unemployment tax under age",
  ),
  "trump-account-contribution-limit": read({ 2026: 5_000 }, code("530A")).usd(
    "Trump account, contributions for one child in a year",
    "From July 4, 2026, until the year the child turns 18. Not deductible.",
  ),
  "trump-account-pilot-deposit": read({ 2026: 1_000 }, code("6434")).usd(
    "Trump account, one-time federal deposit for a child born in 2025 through 2028",
    "For a citizen with a Social Security number; a parent elects it on Form 4547.",
  ),
} satisfies FigureTable;
