import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  retirementLimitsFor2025,
  retirementLimitsFor2026,
} from "../sources.ts";

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
  "standard-deduction-single": {
    label: "Standard deduction, single: wages it shelters",
    unit: "usd",
    entries: {
      2025: read(
        15_750,
        code("63(c)"),
        "A dependent child's deduction is limited to earned income plus $450, so it shelters wages and little else.",
      ),
      2026: checked(
        16_100,
        adjustmentsFor2026,
        "A dependent child's deduction is limited to earned income plus a small amount, so it shelters wages and little else.",
      ),
    },
  },
  "standard-deduction-joint": {
    label: "Standard deduction, married filing jointly",
    unit: "usd",
    entries: {
      2025: read(31_500, code("63(c)")),
      2026: checked(32_200, adjustmentsFor2026),
    },
  },
  "standard-deduction-separate": {
    label: "Standard deduction, married filing separately",
    unit: "usd",
    entries: {
      2025: read(15_750, code("63(c)"), bothOrNeither),
      2026: checkedLater(16_100, adjustmentsFor2026, bothOrNeither),
    },
  },
  "standard-deduction-head-of-household": {
    label: "Standard deduction, head of household",
    unit: "usd",
    entries: {
      2025: read(23_625, code("63(c)")),
      2026: checkedLater(24_150, adjustmentsFor2026),
    },
  },
  "standard-deduction-at-65-married": {
    label: "Addition to the standard deduction from age 65, each spouse",
    unit: "usd",
    entries: {
      2025: checkedLater(1_600, adjustmentsFor2025, orBlind),
      2026: checkedLater(1_650, adjustmentsFor2026, orBlind),
    },
  },
  "standard-deduction-at-65-unmarried": {
    label: "Addition to the standard deduction from age 65, not married",
    unit: "usd",
    entries: {
      2025: checkedLater(2_000, adjustmentsFor2025, orBlind),
      2026: checkedLater(2_050, adjustmentsFor2026, orBlind),
    },
  },
  "standard-deduction-addition-age": {
    label: "Addition to the standard deduction, from age",
    unit: "age",
    entries: fixedAsRead(65, code("63(f)")),
  },
  "ira-contribution-limit": {
    label: "IRA contribution limit, under age 50",
    unit: "usd",
    entries: {
      2025: checked(7_000, retirementLimitsFor2025, "Not more than earned income."),
      2026: checked(7_500, retirementLimitsFor2026, "Not more than earned income."),
    },
  },
  "child-wages-sheltered-with-ira": {
    label: "Child's wages free of income tax with a deductible IRA contribution",
    unit: "usd",
    entries: {
      2025: checked(
        22_750,
        retirementLimitsFor2025,
        "Standard deduction of $15,750 plus IRA contribution of $7,000. The work must be real and the pay reasonable.",
      ),
      2026: checked(
        23_600,
        retirementLimitsFor2026,
        "Standard deduction of $16,100 plus IRA contribution of $7,500. The work must be real and the pay reasonable.",
      ),
    },
  },
  "child-payroll-tax-exemption-age": {
    label: "Child employed by a parent's unincorporated business, no FICA under age",
    unit: "age",
    entries: fixedAsRead(
      18,
      code("3121(b)"),
      "A sole proprietorship, or a partnership of the parents only. Wages from a corporation, an S corporation included, bear payroll tax.",
    ),
  },
  "kiddie-tax-student-age": {
    label: "Kiddie tax, applies to students up to age",
    unit: "age",
    entries: fixedAsRead(
      24,
      code("1(g)"),
      "Under 24 at year end: full-time students aged 19 to 23 whose earned income is not more than half of their support.",
    ),
  },
  "kiddie-tax-unearned-income-threshold": {
    label: "Kiddie tax, unearned income taxed at the parents' rate above",
    unit: "usd",
    entries: {
      2025: checked(2_700, adjustmentsFor2025),
      2026: checked(2_700, adjustmentsFor2026),
    },
  },
  "gift-exclusion": {
    label: "Annual gift exclusion, per person",
    unit: "usd",
    entries: {
      2025: checked(19_000, adjustmentsFor2025),
      2026: checked(19_000, adjustmentsFor2026),
    },
  },
  "gift-exclusion-couple": {
    label: "Annual gift exclusion, per couple",
    unit: "usd",
    entries: {
      2025: checked(38_000, adjustmentsFor2025, splitGift),
      2026: checked(38_000, adjustmentsFor2026, splitGift),
    },
  },
  "estate-exemption": {
    label: "Estate and gift tax exemption, per person",
    unit: "usd",
    entries: {
      2025: checked(13_990_000, adjustmentsFor2025),
      2026: read(15_000_000, code("2010(c)")),
    },
  },
  "mortgage-debt-ceiling": {
    label: "Mortgage debt whose interest is deductible",
    unit: "usd",
    entries: fixedAsRead(
      750_000,
      code("163(h)"),
      "For debt taken on after December 15, 2017. A married couple shares one ceiling.",
    ),
  },
  "mortgage-debt-ceiling-older": {
    label: "Mortgage debt whose interest is deductible, older loans",
    unit: "usd",
    entries: fixedAsRead(
      1_000_000,
      code("163(h)"),
      `${olderMortgages} A married couple shares one ceiling.`,
    ),
  },
  "mortgage-debt-ceiling-two-singles": {
    label: "Mortgage debt whose interest is deductible, two single co-owners",
    unit: "usd",
    entries: fixed(1_500_000, code("163(h)"), twoOwners),
  },
  "mortgage-debt-ceiling-two-singles-older": {
    label: "Mortgage debt whose interest is deductible, two single co-owners, older loans",
    unit: "usd",
    entries: fixed(2_000_000, code("163(h)"), `${olderMortgages} ${twoOwners}`),
  },
  "home-rental-exclusion-days": {
    label: "Days a home may be rented out free of income tax, fewer than 15",
    unit: "days",
    entries: fixedAsRead(
      14,
      code("280A(g)"),
      "The 'Augusta rule': a market rent, a real business purpose and records of each day. Courts have cut rents that were too high.",
    ),
  },
  "child-tax-credit": {
    label: "Child tax credit, per child",
    unit: "usd",
    entries: {
      2025: read(2_200, code("24(h)"), "Shrinks above $200,000 of income, $400,000 joint."),
      2026: checkedLater(
        2_200,
        adjustmentsFor2026,
        "Shrinks above $200,000 of income, $400,000 joint.",
      ),
    },
  },
  "child-tax-credit-age": {
    label: "Child tax credit, for a child under age",
    unit: "age",
    entries: fixedAsRead(17, code("24(c)"), "At the end of the year."),
  },
  "child-tax-credit-phase-out-start": {
    label: "Child tax credit, modified adjusted gross income above which it shrinks",
    unit: "usd",
    entries: fixedAsRead(200_000, code("24(h)"), "Not indexed."),
  },
  "child-tax-credit-phase-out-start-joint": {
    label: "Child tax credit, modified adjusted gross income above which it shrinks, joint return",
    unit: "usd",
    entries: fixedAsRead(400_000, code("24(h)"), "Not indexed."),
  },
  "child-tax-credit-phase-out-step": {
    label: "Child tax credit, income above the line counted in steps of",
    unit: "usd",
    entries: fixedAsRead(1_000, code("24(b)"), "A part of a step counts as a whole one."),
  },
  "child-tax-credit-phase-out-amount": {
    label: "Child tax credit, what each step of income takes away",
    unit: "usd",
    entries: fixedAsRead(50, code("24(b)")),
  },
  "home-sale-exclusion-single": {
    label: "Gain on the sale of a main home free of tax, one owner",
    unit: "usd",
    entries: fixedAsRead(
      250_000,
      code("121"),
      "Owned and lived in for two of the last five years; once in two years.",
    ),
  },
  "home-sale-exclusion-joint": {
    label: "Gain on the sale of a main home free of tax, joint return",
    unit: "usd",
    entries: fixedAsRead(
      500_000,
      code("121"),
      "Both spouses must have lived there for two of the last five years; one of them must have owned it that long.",
    ),
  },
  "child-unemployment-tax-exemption-age": {
    label:
      "Child employed by a parent's unincorporated business, no federal unemployment tax under age",
    unit: "age",
    entries: fixedAsRead(21, code("3306(c)")),
  },
  "trump-account-contribution-limit": {
    label: "Trump account, contributions for one child in a year",
    unit: "usd",
    entries: {
      2026: read(
        5_000,
        code("530A"),
        "From July 4, 2026, until the year the child turns 18. Not deductible.",
      ),
    },
  },
  "trump-account-pilot-deposit": {
    label: "Trump account, one-time federal deposit for a child born in 2025 through 2028",
    unit: "usd",
    entries: {
      2026: read(
        1_000,
        code("6434"),
        "For a citizen with a Social Security number; a parent elects it on Form 4547.",
      ),
    },
  },
} satisfies FigureTable;
