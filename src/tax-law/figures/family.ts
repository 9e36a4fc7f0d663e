import { type FigureTable, sameIn } from "../figure.ts";
import {
  adjustmentsFor2025,
  adjustmentsFor2026,
  code,
  publicLaw119And21,
  retirementLimitsFor2025,
  retirementLimitsFor2026,
} from "../sources.ts";

const verifiedOn = "2026-11-15";

const olderMortgages = "For debt taken on by December 15, 2017.";
const twoOwners =
  "Two unmarried co-owners each have a ceiling of their own; a married couple shares one.";

export const familyFigures = {
  "standard-deduction-single": {
    label: "Standard deduction, single: wages it shelters",
    unit: "usd",
    entries: {
      2025: {
        value: 15_750,
        source: publicLaw119And21,
        verifiedOn,
        caveat:
          "A dependent child's deduction is limited to earned income plus $450, so it shelters wages and little else.",
      },
      2026: {
        value: 16_100,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat:
          "A dependent child's deduction is limited to earned income plus a small amount, so it shelters wages and little else.",
      },
    },
  },
  "standard-deduction-joint": {
    label: "Standard deduction, married filing jointly",
    unit: "usd",
    entries: {
      2025: { value: 31_500, source: publicLaw119And21, verifiedOn },
      2026: { value: 32_200, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "ira-contribution-limit": {
    label: "IRA contribution limit, under age 50",
    unit: "usd",
    entries: {
      2025: {
        value: 7_000,
        source: retirementLimitsFor2025,
        verifiedOn,
        caveat: "Not more than earned income.",
      },
      2026: {
        value: 7_500,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat: "Not more than earned income.",
      },
    },
  },
  "child-wages-sheltered-with-ira": {
    label: "Child's wages free of income tax with a deductible IRA contribution",
    unit: "usd",
    entries: {
      2025: {
        value: 22_750,
        source: retirementLimitsFor2025,
        verifiedOn,
        caveat:
          "Standard deduction of $15,750 plus IRA contribution of $7,000. The work must be real and the pay reasonable.",
      },
      2026: {
        value: 23_600,
        source: retirementLimitsFor2026,
        verifiedOn,
        caveat:
          "Standard deduction of $16,100 plus IRA contribution of $7,500. The work must be real and the pay reasonable.",
      },
    },
  },
  "child-payroll-tax-exemption-age": {
    label: "Child employed by a parent's unincorporated business, no FICA under age",
    unit: "age",
    entries: sameIn([2025, 2026], {
      value: 18,
      source: code("3121(b)"),
      verifiedOn,
      caveat:
        "A sole proprietorship, or a partnership of the parents only. Wages from a corporation, an S corporation included, bear payroll tax.",
    }),
  },
  "kiddie-tax-student-age": {
    label: "Kiddie tax, applies to students up to age",
    unit: "age",
    entries: sameIn([2025, 2026], {
      value: 24,
      source: code("1(g)"),
      verifiedOn,
      caveat:
        "Under 24 at year end: full-time students aged 19 to 23 whose earned income is not more than half of their support.",
    }),
  },
  "kiddie-tax-unearned-income-threshold": {
    label: "Kiddie tax, unearned income taxed at the parents' rate above",
    unit: "usd",
    entries: {
      2025: { value: 2_700, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 2_700, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "gift-exclusion": {
    label: "Annual gift exclusion, per person",
    unit: "usd",
    entries: {
      2025: { value: 19_000, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 19_000, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "gift-exclusion-couple": {
    label: "Annual gift exclusion, per couple",
    unit: "usd",
    entries: {
      2025: {
        value: 38_000,
        source: adjustmentsFor2025,
        verifiedOn,
        caveat: "Splitting one spouse's gift needs a gift tax return.",
      },
      2026: {
        value: 38_000,
        source: adjustmentsFor2026,
        verifiedOn,
        caveat: "Splitting one spouse's gift needs a gift tax return.",
      },
    },
  },
  "estate-exemption": {
    label: "Estate and gift tax exemption, per person",
    unit: "usd",
    entries: {
      2025: { value: 13_990_000, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 15_000_000, source: publicLaw119And21, verifiedOn },
    },
  },
  "mortgage-debt-ceiling": {
    label: "Mortgage debt whose interest is deductible",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 750_000,
      source: code("163(h)"),
      verifiedOn,
      caveat: "For debt taken on after December 15, 2017. A married couple shares one ceiling.",
    }),
  },
  "mortgage-debt-ceiling-older": {
    label: "Mortgage debt whose interest is deductible, older loans",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 1_000_000,
      source: code("163(h)"),
      verifiedOn,
      caveat: `${olderMortgages} A married couple shares one ceiling.`,
    }),
  },
  "mortgage-debt-ceiling-two-singles": {
    label: "Mortgage debt whose interest is deductible, two single co-owners",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 1_500_000,
      source: code("163(h)"),
      verifiedOn,
      caveat: twoOwners,
    }),
  },
  "mortgage-debt-ceiling-two-singles-older": {
    label: "Mortgage debt whose interest is deductible, two single co-owners, older loans",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 2_000_000,
      source: code("163(h)"),
      verifiedOn,
      caveat: `${olderMortgages} ${twoOwners}`,
    }),
  },
  "home-rental-exclusion-days": {
    label: "Days a home may be rented out free of income tax, fewer than 15",
    unit: "days",
    entries: sameIn([2025, 2026], {
      value: 14,
      source: code("280A(g)"),
      verifiedOn,
      caveat:
        "The 'Augusta rule': a market rent, a real business purpose and records of each day. Courts have cut rents that were too high.",
    }),
  },
  "child-tax-credit": {
    label: "Child tax credit, per child",
    unit: "usd",
    entries: {
      2025: {
        value: 2_200,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "Shrinks above $200,000 of income, $400,000 joint.",
      },
    },
  },
  "home-sale-exclusion-single": {
    label: "Gain on the sale of a main home free of tax, one owner",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 250_000,
      source: code("121"),
      verifiedOn,
      caveat: "Owned and lived in for two of the last five years; once in two years.",
    }),
  },
  "home-sale-exclusion-joint": {
    label: "Gain on the sale of a main home free of tax, joint return",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 500_000,
      source: code("121"),
      verifiedOn,
      caveat:
        "Both spouses must have lived there for two of the last five years; one of them must have owned it that long.",
    }),
  },
  "child-unemployment-tax-exemption-age": {
    label:
      "Child employed by a parent's unincorporated business, no federal unemployment tax under age",
    unit: "age",
    entries: sameIn([2025, 2026], { value: 21, source: code("3306(c)"), verifiedOn }),
  },
  "trump-account-contribution-limit": {
    label: "Trump account, contributions for one child in a year",
    unit: "usd",
    entries: {
      2026: {
        value: 5_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "From July 4, 2026, until the year the child turns 18. Not deductible.",
      },
    },
  },
  "trump-account-pilot-deposit": {
    label: "Trump account, one-time federal deposit for a child born in 2025 through 2028",
    unit: "usd",
    entries: {
      2026: {
        value: 1_000,
        source: publicLaw119And21,
        verifiedOn,
        caveat: "For a citizen with a Social Security number; a parent elects it on Form 4547.",
      },
    },
  },
} satisfies FigureTable;
