import { bracketsOf } from "../brackets.ts";
import { type FigureTable, sameIn } from "../figure.ts";
import { adjustmentsFor2025, adjustmentsFor2026, code, regulation } from "../sources.ts";

const verifiedOn = "2026-11-15";

const ofTaxableIncome =
  "Of taxable income, the gain included: what lies above the line is taxed at 15%.";
const overTheInvestmentTaxLine =
  "For investment income of taxpayers over $250,000 of modified adjusted gross income joint, $200,000 single, in the top bracket.";

const theGainIncluded = "Of taxable income, the gain included.";

/** The edge stands once, in brackets.ts. */
function topBracketStart(taxYear: number): number {
  return Math.max(...bracketsOf(taxYear).brackets.map(({ fromInUsd }) => fromInUsd));
}

export const capitalGainsFigures = {
  "zero-gains-ceiling-single": {
    label: "0% long-term gains rate, taxable income below, single",
    unit: "usd",
    entries: {
      2025: { value: 48_350, source: adjustmentsFor2025, verifiedOn, caveat: ofTaxableIncome },
      2026: { value: 49_450, source: adjustmentsFor2026, verifiedOn, caveat: ofTaxableIncome },
    },
  },
  "zero-gains-ceiling-joint": {
    label: "0% long-term gains rate, taxable income below, married filing jointly",
    unit: "usd",
    entries: {
      2025: { value: 96_700, source: adjustmentsFor2025, verifiedOn, caveat: ofTaxableIncome },
      2026: { value: 98_900, source: adjustmentsFor2026, verifiedOn, caveat: ofTaxableIncome },
    },
  },
  "top-ordinary-rate": {
    label: "Top rate on ordinary income",
    unit: "fraction",
    entries: {
      2025: { value: 0.37, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 0.37, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "top-long-term-gains-rate": {
    label: "Top rate on long-term capital gains",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.2, source: code("1(h)"), verifiedOn }),
  },
  "net-investment-income-tax-rate": {
    label: "Net investment income tax",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.038, source: code("1411"), verifiedOn }),
  },
  "net-investment-income-tax-threshold-single": {
    label: "Net investment income tax, modified adjusted gross income above, single",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 200_000,
      source: code("1411"),
      verifiedOn,
      caveat: "Not indexed for inflation.",
    }),
  },
  "net-investment-income-tax-threshold-joint": {
    label: "Net investment income tax, modified adjusted gross income above, joint",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 250_000,
      source: code("1411"),
      verifiedOn,
      caveat: "Not indexed for inflation.",
    }),
  },
  "top-short-term-rate-with-investment-tax": {
    label: "Top rate on short-term gains with the net investment income tax",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.408,
      source: code("1411"),
      verifiedOn,
      caveat: `37% plus 3.8%. ${overTheInvestmentTaxLine}`,
    }),
  },
  "top-long-term-rate-with-investment-tax": {
    label: "Top rate on long-term gains with the net investment income tax",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.238,
      source: code("1411"),
      verifiedOn,
      caveat: `20% plus 3.8%. ${overTheInvestmentTaxLine}`,
    }),
  },
  "capital-loss-limit": {
    label: "Net capital loss deductible against other income",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 3_000,
      source: code("1211(b)"),
      verifiedOn,
      caveat: "$1,500 if married filing separately. The rest carries forward without end.",
    }),
  },
  "long-term-holding-months": {
    label: "Long-term gain, held for more than",
    unit: "months",
    entries: sameIn([2025, 2026], {
      value: 12,
      source: code("1222"),
      verifiedOn,
      caveat: "More than one year: in practice one year plus one day.",
    }),
  },
  "wash-sale-days": {
    label: "Wash sale window before and after a sale at a loss",
    unit: "days",
    entries: sameIn([2025, 2026], {
      value: 30,
      source: code("1091"),
      verifiedOn,
      caveat:
        "Covers stock and securities, purchases in an IRA or by a spouse included. Most digital assets fall outside it as the law stands.",
    }),
  },
  "collectibles-gains-rate": {
    label: "Top rate on long-term gains from collectibles",
    unit: "fraction",
    entries: sameIn([2025, 2026], {
      value: 0.28,
      source: code("1(h)"),
      verifiedOn,
      caveat: "May reach some non-fungible tokens.",
    }),
  },
  "middle-long-term-gains-rate": {
    label: "Middle rate on long-term capital gains",
    unit: "fraction",
    entries: sameIn([2025, 2026], { value: 0.15, source: code("1(h)"), verifiedOn }),
  },
  "top-gains-rate-threshold-single": {
    label: "Top long-term gains rate, taxable income above, single",
    unit: "usd",
    entries: {
      2025: { value: 533_400, source: adjustmentsFor2025, verifiedOn, caveat: theGainIncluded },
      2026: { value: 545_500, source: adjustmentsFor2026, verifiedOn, caveat: theGainIncluded },
    },
  },
  "top-gains-rate-threshold-joint": {
    label: "Top long-term gains rate, taxable income above, married filing jointly",
    unit: "usd",
    entries: {
      2025: { value: 600_050, source: adjustmentsFor2025, verifiedOn, caveat: theGainIncluded },
      2026: { value: 613_700, source: adjustmentsFor2026, verifiedOn, caveat: theGainIncluded },
    },
  },
  "top-bracket-start-single": {
    label: "Top bracket on ordinary income, taxable income above, single",
    unit: "usd",
    entries: {
      2025: { value: 626_350, source: adjustmentsFor2025, verifiedOn },
      2026: { value: 640_600, source: adjustmentsFor2026, verifiedOn },
    },
  },
  "top-bracket-start-joint": {
    label: "Top bracket on ordinary income, taxable income above, married filing jointly",
    unit: "usd",
    entries: {
      2025: { value: topBracketStart(2025), source: adjustmentsFor2025, verifiedOn },
      2026: { value: topBracketStart(2026), source: adjustmentsFor2026, verifiedOn },
    },
  },
  "stablecoin-reporting-threshold": {
    label: "Stablecoin sales a broker may leave off Form 1099-DA, in a year up to",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 10_000,
      source: regulation("1.6045-1"),
      verifiedOn,
      caveat: "An optional method of the broker. What it leaves off is still yours to report.",
    }),
  },
  "nft-reporting-threshold": {
    label: "Sales of non-fungible tokens a broker may leave off Form 1099-DA, in a year up to",
    unit: "usd",
    entries: sameIn([2025, 2026], {
      value: 600,
      source: regulation("1.6045-1"),
      verifiedOn,
      caveat: "An optional method of the broker. What it leaves off is still yours to report.",
    }),
  },
} satisfies FigureTable;
