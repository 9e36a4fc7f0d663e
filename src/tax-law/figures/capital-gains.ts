import { bracketsOf } from "../brackets.ts";
import type { FigureTable } from "../figure.ts";
import { adjusted, fixed, fixedAsRead, read } from "../readings.ts";
import { code, regulation } from "../sources.ts";

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
  "zero-gains-ceiling-single": adjusted({ 2025: 48_350, 2026: 49_450 }).usd(
    "0% long-term gains rate, taxable income below, single",
    ofTaxableIncome,
  ),
  "zero-gains-ceiling-joint": adjusted({ 2025: 96_700, 2026: 98_900 }).usd(
    "0% long-term gains rate, taxable income below, married filing jointly",
    ofTaxableIncome,
  ),
  "zero-gains-ceiling-head-of-household": adjusted({ 2026: 66_200 }).usd(
    "0% long-term gains rate, taxable income below, head of household",
    ofTaxableIncome,
  ),
  "top-ordinary-rate": fixedAsRead(0.37, code("1(j)")).fraction("Top rate on ordinary income"),
  "top-long-term-gains-rate": fixedAsRead(0.2, code("1(h)")).fraction(
    "Top rate on long-term capital gains",
  ),
  "net-investment-income-tax-rate": fixedAsRead(0.038, code("1411")).fraction(
    "Net investment income tax",
  ),
  "net-investment-income-tax-threshold-single": fixedAsRead(200_000, code("1411")).usd(
    "Net investment income tax, modified adjusted gross income above, single",
    "Not indexed for inflation.",
  ),
  "net-investment-income-tax-threshold-joint": fixedAsRead(250_000, code("1411")).usd(
    "Net investment income tax, modified adjusted gross income above, joint",
    "Not indexed for inflation.",
  ),
  "top-short-term-rate-with-investment-tax": fixedAsRead(0.408, code("1411")).fraction(
    "Top rate on short-term gains with the net investment income tax",
    `37% plus 3.8%. ${overTheInvestmentTaxLine}`,
  ),
  "top-long-term-rate-with-investment-tax": fixedAsRead(0.238, code("1411")).fraction(
    "Top rate on long-term gains with the net investment income tax",
    `20% plus 3.8%. ${overTheInvestmentTaxLine}`,
  ),
  "capital-loss-limit": fixedAsRead(3_000, code("1211(b)")).usd(
    "Net capital loss deductible against other income",
    "$1,500 if married filing separately. The rest carries forward indefinitely.",
  ),
  "capital-loss-limit-separate": fixedAsRead(1_500, code("1211(b)")).usd(
    "Net capital loss deductible against other income, married filing separately",
    "The rest carries forward indefinitely.",
  ),
  "long-term-holding-months": fixedAsRead(12, code("1222")).months(
    "Long-term gain, held for more than",
    "More than one year: in practice one year plus one day.",
  ),
  "wash-sale-days": fixedAsRead(30, code("1091")).days(
    "Wash sale window before and after a sale at a loss",
    "Covers stock and securities, purchases in an IRA or by a spouse included. Most digital assets fall outside it as the law stands.",
  ),
  "collectibles-gains-rate": fixedAsRead(0.28, code("1(h)")).fraction(
    "Top rate on long-term gains from collectibles",
    "May reach some non-fungible tokens.",
  ),
  "middle-long-term-gains-rate": fixedAsRead(0.15, code("1(h)")).fraction(
    "Middle rate on long-term capital gains",
  ),
  "top-gains-rate-threshold-single": adjusted({ 2025: 533_400, 2026: 545_500 }).usd(
    "Top long-term gains rate, taxable income above, single",
    theGainIncluded,
  ),
  "top-gains-rate-threshold-joint": adjusted({ 2025: 600_050, 2026: 613_700 }).usd(
    "Top long-term gains rate, taxable income above, married filing jointly",
    theGainIncluded,
  ),
  "top-gains-rate-threshold-head-of-household": adjusted({ 2026: 579_600 }).usd(
    "Top long-term gains rate, taxable income above, head of household",
    theGainIncluded,
  ),
  "top-bracket-start-single": adjusted({ 2025: 626_350, 2026: 640_600 }).usd(
    "Top bracket on ordinary income, taxable income above, single",
  ),
  "top-bracket-start-joint": adjusted({
    2025: topBracketStart(2025),
    2026: topBracketStart(2026),
  }).usd("Top bracket on ordinary income, taxable income above, married filing jointly"),
  "opportunity-fund-basis-after-five-years": read({ 2026: 0.1, 2027: 0.1 }, code("1400Z-2"), {
    2026: "For money invested by December 31, 2021.",
    2027: "For money invested after December 31, 2026.",
  }).fraction("Opportunity fund, share of the deferred gain that is not taxed after five years"),
  "opportunity-fund-basis-after-seven-years": read({ 2026: 0.15 }, code("1400Z-2")).fraction(
    "Opportunity fund, share of the deferred gain that is not taxed after seven years",
    "For money invested by December 31, 2019.",
  ),
  "opportunity-fund-basis-rural": read({ 2027: 0.3 }, code("1400Z-2")).fraction(
    "Rural opportunity fund, share of the deferred gain that is not taxed after five years",
    "For money invested after December 31, 2026.",
  ),
  "stablecoin-reporting-threshold": fixed(10_000, regulation("1.6045-1")).usd(
    "Stablecoin sales a broker may leave off Form 1099-DA, in a year up to",
    "An optional method of the broker. What it leaves off is still yours to report.",
  ),
  "nft-reporting-threshold": fixed(600, regulation("1.6045-1")).usd(
    "Sales of non-fungible tokens a broker may leave off Form 1099-DA, in a year up to",
    "An optional method of the broker. What it leaves off is still yours to report.",
  ),
} satisfies FigureTable;
