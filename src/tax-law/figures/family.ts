import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { adjustments, code, retirementLimits } from "../sources.ts";

const read = verifiedOn("2026-11-18", theSourceItself);
const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const checkedLater = verifiedOn("2026-11-17");

const orBlind = "The same amount for blindness.";
const bothOrNeither = "None for one spouse while the other one itemizes.";
const olderMortgages = "For debt taken on by December 15, 2017.";
const twoOwners =
  "Two unmarried co-owners each have a ceiling of their own; a married couple shares one.";
const splitGift = "Splitting one spouse's gift needs a gift tax return.";

export const familyFigures = {
  "standard-deduction-single": unit.usd("Standard deduction, single: wages it shelters", {
    2025: read(
      15_750,
      code("63(c)"),
      "A dependent child's deduction is limited to earned income plus $450, so it shelters wages and little else.",
    ),
    2026: checked(
      16_100,
      adjustments[2026],
      "A dependent child's deduction is limited to earned income plus a small amount, so it shelters wages and little else.",
    ),
  }),
  "standard-deduction-joint": unit.usd("Standard deduction, married filing jointly", {
    2025: read(31_500, code("63(c)")),
    2026: checked(32_200, adjustments[2026]),
  }),
  "standard-deduction-separate": unit.usd(
    "Standard deduction, married filing separately",
    { 2025: read(15_750, code("63(c)")), 2026: checkedLater(16_100, adjustments[2026]) },
    bothOrNeither,
  ),
  "standard-deduction-head-of-household": unit.usd("Standard deduction, head of household", {
    2025: read(23_625, code("63(c)")),
    2026: checkedLater(24_150, adjustments[2026]),
  }),
  "standard-deduction-at-65-married": unit.usd(
    "Addition to the standard deduction from age 65, each spouse",
    byYear(checkedLater, adjustments, { 2025: 1_600, 2026: 1_650 }),
    orBlind,
  ),
  "standard-deduction-at-65-unmarried": unit.usd(
    "Addition to the standard deduction from age 65, not married",
    byYear(checkedLater, adjustments, { 2025: 2_000, 2026: 2_050 }),
    orBlind,
  ),
  "standard-deduction-addition-age": unit.age(
    "Addition to the standard deduction, from age",
    fixedAsRead(65, code("63(f)")),
  ),
  "ira-contribution-limit": unit.usd(
    "IRA contribution limit, under age 50",
    byYear(checked, retirementLimits, { 2025: 7_000, 2026: 7_500 }),
    "Not more than earned income.",
  ),
  "child-wages-sheltered-with-ira": unit.usd(
    "Child's wages free of income tax with a deductible IRA contribution",
    byYear(
      checked,
      retirementLimits,
      { 2025: 22_750, 2026: 23_600 },
      {
        2025: "Standard deduction of $15,750 plus IRA contribution of $7,000. The work must be real and the pay reasonable.",
        2026: "Standard deduction of $16,100 plus IRA contribution of $7,500. The work must be real and the pay reasonable.",
      },
    ),
  ),
  "child-payroll-tax-exemption-age": unit.age(
    "Child employed by a parent's unincorporated business, no FICA under age",
    fixedAsRead(18, code("3121(b)")),
    "A sole proprietorship, or a partnership of the parents only. Wages from a corporation, an S corporation included, bear payroll tax.",
  ),
  "kiddie-tax-student-age": unit.age(
    "Kiddie tax, applies to students up to age",
    fixedAsRead(24, code("1(g)")),
    "Under 24 at year end: full-time students aged 19 to 23 whose earned income is not more than half of their support.",
  ),
  "kiddie-tax-unearned-income-threshold": unit.usd(
    "Kiddie tax, unearned income taxed at the parents' rate above",
    byYear(checked, adjustments, { 2025: 2_700, 2026: 2_700 }),
  ),
  "gift-exclusion": unit.usd(
    "Annual gift exclusion, per person",
    byYear(checked, adjustments, { 2025: 19_000, 2026: 19_000 }),
  ),
  "gift-exclusion-couple": unit.usd(
    "Annual gift exclusion, per couple",
    byYear(checked, adjustments, { 2025: 38_000, 2026: 38_000 }),
    splitGift,
  ),
  "estate-exemption": unit.usd("Estate and gift tax exemption, per person", {
    2025: checked(13_990_000, adjustments[2025]),
    2026: read(15_000_000, code("2010(c)")),
  }),
  "mortgage-debt-ceiling": unit.usd(
    "Mortgage debt whose interest is deductible",
    fixedAsRead(750_000, code("163(h)")),
    "For debt taken on after December 15, 2017. A married couple shares one ceiling.",
  ),
  "mortgage-debt-ceiling-older": unit.usd(
    "Mortgage debt whose interest is deductible, older loans",
    fixedAsRead(1_000_000, code("163(h)")),
    `${olderMortgages} A married couple shares one ceiling.`,
  ),
  "mortgage-debt-ceiling-two-singles": unit.usd(
    "Mortgage debt whose interest is deductible, two single co-owners",
    fixed(1_500_000, code("163(h)")),
    twoOwners,
  ),
  "mortgage-debt-ceiling-two-singles-older": unit.usd(
    "Mortgage debt whose interest is deductible, two single co-owners, older loans",
    fixed(2_000_000, code("163(h)")),
    `${olderMortgages} ${twoOwners}`,
  ),
  "home-rental-exclusion-days": unit.days(
    "Days a home may be rented out free of income tax, fewer than 15",
    fixedAsRead(14, code("280A(g)")),
    "The 'Augusta rule': a market rent, a real business purpose and records of each day. Courts have cut rents that were too high.",
  ),
  "child-tax-credit": unit.usd(
    "Child tax credit, per child",
    { 2025: read(2_200, code("24(h)")), 2026: checkedLater(2_200, adjustments[2026]) },
    "Shrinks above $200,000 of income, $400,000 joint.",
  ),
  "child-tax-credit-age": unit.age(
    "Child tax credit, for a child under age",
    fixedAsRead(17, code("24(c)")),
    "At the end of the year.",
  ),
  "child-tax-credit-phase-out-start": unit.usd(
    "Child tax credit, modified adjusted gross income above which it shrinks",
    fixedAsRead(200_000, code("24(h)")),
    "Not indexed.",
  ),
  "child-tax-credit-phase-out-start-joint": unit.usd(
    "Child tax credit, modified adjusted gross income above which it shrinks, joint return",
    fixedAsRead(400_000, code("24(h)")),
    "Not indexed.",
  ),
  "child-tax-credit-phase-out-step": unit.usd(
    "Child tax credit, income above the line counted in steps of",
    fixedAsRead(1_000, code("24(b)")),
    "A part of a step counts as a whole one.",
  ),
  "child-tax-credit-phase-out-amount": unit.usd(
    "Child tax credit, what each step of income takes away",
    fixedAsRead(50, code("24(b)")),
  ),
  "home-sale-exclusion-single": unit.usd(
    "Gain on the sale of a main home free of tax, one owner",
    fixedAsRead(250_000, code("121")),
    "Owned and lived in for two of the last five years; once in two years.",
  ),
  "home-sale-exclusion-joint": unit.usd(
    "Gain on the sale of a main home free of tax, joint return",
    fixedAsRead(500_000, code("121")),
    "Both spouses must have lived there for two of the last five years; one of them must have owned it that long.",
  ),
  "child-unemployment-tax-exemption-age": unit.age(
    "Child employed by a parent's unincorporated business, no federal unemployment tax under age",
    fixedAsRead(21, code("3306(c)")),
  ),
  "trump-account-contribution-limit": unit.usd(
    "Trump account, contributions for one child in a year",
    { 2026: read(5_000, code("530A")) },
    "From July 4, 2026, until the year the child turns 18. Not deductible.",
  ),
  "trump-account-pilot-deposit": unit.usd(
    "Trump account, one-time federal deposit for a child born in 2025 through 2028",
    { 2026: read(1_000, code("6434")) },
    "For a citizen with a Social Security number; a parent elects it on Form 4547.",
  ),
} satisfies FigureTable;
