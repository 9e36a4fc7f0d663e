import { bracketsOf } from "../brackets.ts";
import { type FigureTable, fixedIn, theSourceItself, verifiedOn } from "../figure.ts";
import { adjustmentsFor2025, adjustmentsFor2026, code, regulation } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const checked = verifiedOn("2026-11-15");
const read = verifiedOn("2026-11-18", theSourceItself);
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

const ofTaxableIncome =
  "Of taxable income, the gain included: what lies above the line is taxed at 15%.";
const overTheInvestmentTaxLine =
  "For investment income of taxpayers over $250,000 of modified adjusted gross income joint, $200,000 single, in the top bracket.";
const theGainIncluded = "Of taxable income, the gain included.";

/** Read from brackets.ts, where the edges are defined. */
function topBracketStart(taxYear: number): number {
  return Math.max(...bracketsOf(taxYear).brackets.map(({ fromInUsd }) => fromInUsd));
}

export const capitalGainsFigures = {
  "zero-gains-ceiling-single": {
    label: "0% long-term gains rate, taxable income below, single",
    unit: "usd",
    entries: {
      2025: checked(48_350, adjustmentsFor2025, ofTaxableIncome),
      2026: checked(49_450, adjustmentsFor2026, ofTaxableIncome),
    },
  },
  "zero-gains-ceiling-joint": {
    label: "0% long-term gains rate, taxable income below, married filing jointly",
    unit: "usd",
    entries: {
      2025: checked(96_700, adjustmentsFor2025, ofTaxableIncome),
      2026: checked(98_900, adjustmentsFor2026, ofTaxableIncome),
    },
  },
  "zero-gains-ceiling-head-of-household": {
    label: "0% long-term gains rate, taxable income below, head of household",
    unit: "usd",
    entries: { 2026: checked(66_200, adjustmentsFor2026, ofTaxableIncome) },
  },
  "top-ordinary-rate": {
    label: "Top rate on ordinary income",
    unit: "fraction",
    entries: {
      2025: read(0.37, code("1(j)")),
      2026: read(0.37, code("1(j)")),
    },
  },
  "top-long-term-gains-rate": {
    label: "Top rate on long-term capital gains",
    unit: "fraction",
    entries: fixedAsRead(0.2, code("1(h)")),
  },
  "net-investment-income-tax-rate": {
    label: "Net investment income tax",
    unit: "fraction",
    entries: fixedAsRead(0.038, code("1411")),
  },
  "net-investment-income-tax-threshold-single": {
    label: "Net investment income tax, modified adjusted gross income above, single",
    unit: "usd",
    entries: fixedAsRead(200_000, code("1411"), "Not indexed for inflation."),
  },
  "net-investment-income-tax-threshold-joint": {
    label: "Net investment income tax, modified adjusted gross income above, joint",
    unit: "usd",
    entries: fixedAsRead(250_000, code("1411"), "Not indexed for inflation."),
  },
  "top-short-term-rate-with-investment-tax": {
    label: "Top rate on short-term gains with the net investment income tax",
    unit: "fraction",
    entries: fixedAsRead(0.408, code("1411"), `37% plus 3.8%. ${overTheInvestmentTaxLine}`),
  },
  "top-long-term-rate-with-investment-tax": {
    label: "Top rate on long-term gains with the net investment income tax",
    unit: "fraction",
    entries: fixedAsRead(0.238, code("1411"), `20% plus 3.8%. ${overTheInvestmentTaxLine}`),
  },
  "capital-loss-limit": {
    label: "Net capital loss deductible against other income",
    unit: "usd",
    entries: fixedAsRead(
      3_000,
      code("1211(b)"),
      "$1,500 if married filing separately. The rest carries forward indefinitely.",
    ),
  },
  "capital-loss-limit-separate": {
    label: "Net capital loss deductible against other income, married filing separately",
    unit: "usd",
    entries: fixedAsRead(1_500, code("1211(b)"), "The rest carries forward indefinitely."),
  },
  "long-term-holding-months": {
    label: "Long-term gain, held for more than",
    unit: "months",
    entries: fixedAsRead(
      12,
      code("1222"),
      "More than one year: in practice one year plus one day.",
    ),
  },
  "wash-sale-days": {
    label: "Wash sale window before and after a sale at a loss",
    unit: "days",
    entries: fixedAsRead(
      30,
      code("1091"),
      "Covers stock and securities, purchases in an IRA or by a spouse included. Most digital assets fall outside it as the law stands.",
    ),
  },
  "collectibles-gains-rate": {
    label: "Top rate on long-term gains from collectibles",
    unit: "fraction",
    entries: fixedAsRead(0.28, code("1(h)"), "May reach some non-fungible tokens."),
  },
  "middle-long-term-gains-rate": {
    label: "Middle rate on long-term capital gains",
    unit: "fraction",
    entries: fixedAsRead(0.15, code("1(h)")),
  },
  "top-gains-rate-threshold-single": {
    label: "Top long-term gains rate, taxable income above, single",
    unit: "usd",
    entries: {
      2025: checked(533_400, adjustmentsFor2025, theGainIncluded),
      2026: checked(545_500, adjustmentsFor2026, theGainIncluded),
    },
  },
  "top-gains-rate-threshold-joint": {
    label: "Top long-term gains rate, taxable income above, married filing jointly",
    unit: "usd",
    entries: {
      2025: checked(600_050, adjustmentsFor2025, theGainIncluded),
      2026: checked(613_700, adjustmentsFor2026, theGainIncluded),
    },
  },
  "top-gains-rate-threshold-head-of-household": {
    label: "Top long-term gains rate, taxable income above, head of household",
    unit: "usd",
    entries: { 2026: checked(579_600, adjustmentsFor2026, theGainIncluded) },
  },
  "top-bracket-start-single": {
    label: "Top bracket on ordinary income, taxable income above, single",
    unit: "usd",
    entries: {
      2025: checked(626_350, adjustmentsFor2025),
      2026: checked(640_600, adjustmentsFor2026),
    },
  },
  "top-bracket-start-joint": {
    label: "Top bracket on ordinary income, taxable income above, married filing jointly",
    unit: "usd",
    entries: {
      2025: checked(topBracketStart(2025), adjustmentsFor2025),
      2026: checked(topBracketStart(2026), adjustmentsFor2026),
    },
  },
  "opportunity-fund-basis-after-five-years": {
    label: "Opportunity fund, share of the deferred gain that is not taxed after five years",
    unit: "fraction",
    entries: {
      2026: read(0.1, code("1400Z-2"), "For money invested by December 31, 2021."),
      2027: read(0.1, code("1400Z-2"), "For money invested after December 31, 2026."),
    },
  },
  "opportunity-fund-basis-after-seven-years": {
    label: "Opportunity fund, share of the deferred gain that is not taxed after seven years",
    unit: "fraction",
    entries: {
      2026: read(0.15, code("1400Z-2"), "For money invested by December 31, 2019."),
    },
  },
  "opportunity-fund-basis-rural": {
    label: "Rural opportunity fund, share of the deferred gain that is not taxed after five years",
    unit: "fraction",
    entries: {
      2027: read(0.3, code("1400Z-2"), "For money invested after December 31, 2026."),
    },
  },
  "stablecoin-reporting-threshold": {
    label: "Stablecoin sales a broker may leave off Form 1099-DA, in a year up to",
    unit: "usd",
    entries: fixed(
      10_000,
      regulation("1.6045-1"),
      "An optional method of the broker. What it leaves off is still yours to report.",
    ),
  },
  "nft-reporting-threshold": {
    label: "Sales of non-fungible tokens a broker may leave off Form 1099-DA, in a year up to",
    unit: "usd",
    entries: fixed(
      600,
      regulation("1.6045-1"),
      "An optional method of the broker. What it leaves off is still yours to report.",
    ),
  },
} satisfies FigureTable;
