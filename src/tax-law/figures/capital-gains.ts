import { bracketsOf } from "../brackets.ts";
import { byYear, type FigureTable, fixedIn, theSourceItself, unit, verifiedOn } from "../figure.ts";
import { adjustments, code, regulation } from "../sources.ts";

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
  "zero-gains-ceiling-single": unit.usd(
    "0% long-term gains rate, taxable income below, single",
    byYear(checked, adjustments, { 2025: 48_350, 2026: 49_450 }),
    ofTaxableIncome,
  ),
  "zero-gains-ceiling-joint": unit.usd(
    "0% long-term gains rate, taxable income below, married filing jointly",
    byYear(checked, adjustments, { 2025: 96_700, 2026: 98_900 }),
    ofTaxableIncome,
  ),
  "zero-gains-ceiling-head-of-household": unit.usd(
    "0% long-term gains rate, taxable income below, head of household",
    { 2026: checked(66_200, adjustments[2026]) },
    ofTaxableIncome,
  ),
  "top-ordinary-rate": unit.fraction("Top rate on ordinary income", {
    2025: read(0.37, code("1(j)")),
    2026: read(0.37, code("1(j)")),
  }),
  "top-long-term-gains-rate": unit.fraction(
    "Top rate on long-term capital gains",
    fixedAsRead(0.2, code("1(h)")),
  ),
  "net-investment-income-tax-rate": unit.fraction(
    "Net investment income tax",
    fixedAsRead(0.038, code("1411")),
  ),
  "net-investment-income-tax-threshold-single": unit.usd(
    "Net investment income tax, modified adjusted gross income above, single",
    fixedAsRead(200_000, code("1411")),
    "Not indexed for inflation.",
  ),
  "net-investment-income-tax-threshold-joint": unit.usd(
    "Net investment income tax, modified adjusted gross income above, joint",
    fixedAsRead(250_000, code("1411")),
    "Not indexed for inflation.",
  ),
  "top-short-term-rate-with-investment-tax": unit.fraction(
    "Top rate on short-term gains with the net investment income tax",
    fixedAsRead(0.408, code("1411")),
    `37% plus 3.8%. ${overTheInvestmentTaxLine}`,
  ),
  "top-long-term-rate-with-investment-tax": unit.fraction(
    "Top rate on long-term gains with the net investment income tax",
    fixedAsRead(0.238, code("1411")),
    `20% plus 3.8%. ${overTheInvestmentTaxLine}`,
  ),
  "capital-loss-limit": unit.usd(
    "Net capital loss deductible against other income",
    fixedAsRead(3_000, code("1211(b)")),
    "$1,500 if married filing separately. The rest carries forward indefinitely.",
  ),
  "capital-loss-limit-separate": unit.usd(
    "Net capital loss deductible against other income, married filing separately",
    fixedAsRead(1_500, code("1211(b)")),
    "The rest carries forward indefinitely.",
  ),
  "long-term-holding-months": unit.months(
    "Long-term gain, held for more than",
    fixedAsRead(12, code("1222")),
    "More than one year: in practice one year plus one day.",
  ),
  "wash-sale-days": unit.days(
    "Wash sale window before and after a sale at a loss",
    fixedAsRead(30, code("1091")),
    "Covers stock and securities, purchases in an IRA or by a spouse included. Most digital assets fall outside it as the law stands.",
  ),
  "collectibles-gains-rate": unit.fraction(
    "Top rate on long-term gains from collectibles",
    fixedAsRead(0.28, code("1(h)")),
    "May reach some non-fungible tokens.",
  ),
  "middle-long-term-gains-rate": unit.fraction(
    "Middle rate on long-term capital gains",
    fixedAsRead(0.15, code("1(h)")),
  ),
  "top-gains-rate-threshold-single": unit.usd(
    "Top long-term gains rate, taxable income above, single",
    byYear(checked, adjustments, { 2025: 533_400, 2026: 545_500 }),
    theGainIncluded,
  ),
  "top-gains-rate-threshold-joint": unit.usd(
    "Top long-term gains rate, taxable income above, married filing jointly",
    byYear(checked, adjustments, { 2025: 600_050, 2026: 613_700 }),
    theGainIncluded,
  ),
  "top-gains-rate-threshold-head-of-household": unit.usd(
    "Top long-term gains rate, taxable income above, head of household",
    { 2026: checked(579_600, adjustments[2026]) },
    theGainIncluded,
  ),
  "top-bracket-start-single": unit.usd(
    "Top bracket on ordinary income, taxable income above, single",
    byYear(checked, adjustments, { 2025: 626_350, 2026: 640_600 }),
  ),
  "top-bracket-start-joint": unit.usd(
    "Top bracket on ordinary income, taxable income above, married filing jointly",
    byYear(checked, adjustments, { 2025: topBracketStart(2025), 2026: topBracketStart(2026) }),
  ),
  "opportunity-fund-basis-after-five-years": unit.fraction(
    "Opportunity fund, share of the deferred gain that is not taxed after five years",
    {
      2026: read(0.1, code("1400Z-2"), "For money invested by December 31, 2021."),
      2027: read(0.1, code("1400Z-2"), "For money invested after December 31, 2026."),
    },
  ),
  "opportunity-fund-basis-after-seven-years": unit.fraction(
    "Opportunity fund, share of the deferred gain that is not taxed after seven years",
    { 2026: read(0.15, code("1400Z-2")) },
    "For money invested by December 31, 2019.",
  ),
  "opportunity-fund-basis-rural": unit.fraction(
    "Rural opportunity fund, share of the deferred gain that is not taxed after five years",
    { 2027: read(0.3, code("1400Z-2")) },
    "For money invested after December 31, 2026.",
  ),
  "stablecoin-reporting-threshold": unit.usd(
    "Stablecoin sales a broker may leave off Form 1099-DA, in a year up to",
    fixed(10_000, regulation("1.6045-1")),
    "An optional method of the broker. What it leaves off is still yours to report.",
  ),
  "nft-reporting-threshold": unit.usd(
    "Sales of non-fungible tokens a broker may leave off Form 1099-DA, in a year up to",
    fixed(600, regulation("1.6045-1")),
    "An optional method of the broker. What it leaves off is still yours to report.",
  ),
} satisfies FigureTable;
