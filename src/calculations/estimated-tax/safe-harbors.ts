import { estimatedTaxFigures } from "#tax-law/figures/estimated-tax.ts";
import { entryIn } from "#tax-law/tax-year.ts";
import { estimatedTaxDays } from "#tax-law/tax-year-days.ts";
import { formatDate } from "#wording/dates.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import { amountOutside, type NotComputable, uncoveredYear } from "../not-computable.ts";
import { roundToDollar } from "../rounding.ts";
import { usdLine, type WorkingLine } from "../working-line.ts";
import type { EstimatedTaxAnswers } from "./answers.ts";
import { paymentDates, roughPenaltyOf } from "./payment-dates.ts";

/** Why nothing is required, or that something is. */
type EstimatedTaxReason = "required" | "no-tax-last-year" | "small-balance";

export type SafeHarbors = Readonly<
  Exclude<ReturnType<typeof safeHarbors>, NotComputable<keyof EstimatedTaxAnswers>>
>;

const highestAmount = { inUsd: 1_000_000_000, inWords: "$1 billion" };

export function safeHarbors(answers: EstimatedTaxAnswers) {
  const failure = failureIn(answers);
  if (failure) return failure;

  const { taxYear, expectedTaxInUsd, withholdingInUsd, paymentsInUsd } = answers;
  const figure = (name: keyof typeof estimatedTaxFigures) =>
    entryIn(estimatedTaxFigures[name], taxYear).value;
  const priorYear = priorYearHarbor(answers, figure);
  const currentYear =
    expectedTaxInUsd === undefined
      ? []
      : [currentYearHarbor(taxYear, expectedTaxInUsd, figure("estimated-tax-current-year-share"))];
  const harbors = [priorYear, ...currentYear];
  const smallestBalance = figure("estimated-tax-smallest-balance");
  const reason = reasonFor(answers, smallestBalance);
  const whyRequired = formulaOf(reason, harbors.length, smallestBalance);
  const requiredInUsd = reason === "required" ? Math.min(...harbors.map(({ value }) => value)) : 0;
  const paid = paymentsInUsd.reduce((sum, payment) => sum + payment, 0);
  const fourth = Math.max(0, requiredInUsd - withholdingInUsd - paid);
  const dates = paymentDates(answers, requiredInUsd);

  // It covers the first three dates. Each extra dollar withheld counts for a quarter on each date:
  // four times the shortfall on the first, twice that on the second, four thirds of it on the third.
  const extraWithholdingInUsd = Math.ceil(
    Math.max(
      0,
      ...dates.slice(0, -1).map(({ shortInUsd }, index) => (shortInUsd * 4) / (index + 1)),
    ),
  );

  return {
    kind: "safe-harbors" as const,
    reason,
    requiredInUsd,
    /** It does not undo a shortfall on the three dates before. */
    fourthPaymentInUsd: fourth,
    dates,
    extraWithholdingInUsd,
    /** The fourth payment if that much more is withheld. */
    fourthPaymentAfterWithholdingInUsd: Math.max(0, fourth - extraWithholdingInUsd),
    /** Of the shortfalls on the first three dates, until the fourth. */
    roughPenaltyInUsd: roughPenaltyOf(dates, taxYear),
    /** Still owed in April if the fourth payment is made; negative for a refund. */
    owedWithReturnInUsd:
      expectedTaxInUsd === undefined
        ? undefined
        : expectedTaxInUsd - withholdingInUsd - paid - fourth,
    lines: [
      ...harbors,
      usdLine("required", `To be paid for ${taxYear} in all`, whyRequired, requiredInUsd),
      usdLine("withholding", `Withheld in ${taxYear}`, aQuarterEach, withholdingInUsd),
      usdLine("paid", "Estimated payments so far", "each counts from its own day", paid),
    ],
    total: usdLine(
      "fourth-payment",
      `Pay by ${formatDate(estimatedTaxDays(taxYear)[3])}`,
      `${formatUsd(requiredInUsd)} − ${formatUsd(withholdingInUsd)} − ${formatUsd(paid)}, at least $0`,
      fourth,
    ),
  };
}

const aQuarterEach = "counts as a quarter on each date";

type FigureOf = (name: keyof typeof estimatedTaxFigures) => number;

/** Section 6654(d)(1)(B)(ii) and (C). */
function priorYearHarbor(answers: EstimatedTaxAnswers, figure: FigureOf): WorkingLine {
  const { taxYear, priorTaxInUsd, priorIncomeInUsd, filesSeparately } = answers;
  const line = figure(
    filesSeparately ? "estimated-tax-high-income-separate" : "estimated-tax-high-income",
  );
  const isHigh = priorIncomeInUsd === undefined || priorIncomeInUsd > line;
  const compared = isHigh ? "above" : "not above";
  const known = priorIncomeInUsd === undefined ? "taken as " : "";
  const share = figure(
    isHigh ? "estimated-tax-prior-year-share-high-income" : "estimated-tax-prior-year-share",
  );
  return usdLine(
    "prior-year",
    `By the tax of ${taxYear - 1}`,
    `${formatFraction(share)} × ${formatUsd(priorTaxInUsd)}: ${taxYear - 1} income ${known}${compared} ${formatUsd(line)}`,
    roundToDollar(share * priorTaxInUsd),
  );
}

/** Section 6654(d)(1)(B)(i). */
function currentYearHarbor(taxYear: number, expectedTaxInUsd: number, share: number): WorkingLine {
  const formula = `${formatFraction(share)} × ${formatUsd(expectedTaxInUsd)}`;
  const value = roundToDollar(share * expectedTaxInUsd);
  return usdLine("current-year", `By the tax of ${taxYear}`, formula, value);
}

/** Section 6654(e). */
function reasonFor(
  { priorTaxInUsd, expectedTaxInUsd, withholdingInUsd }: EstimatedTaxAnswers,
  smallestBalance: number,
): EstimatedTaxReason {
  if (priorTaxInUsd === 0) return "no-tax-last-year";
  const isSmall =
    expectedTaxInUsd !== undefined && expectedTaxInUsd - withholdingInUsd < smallestBalance;
  return isSmall ? "small-balance" : "required";
}

function formulaOf(reason: EstimatedTaxReason, harbors: number, smallestBalance: number): string {
  if (reason === "no-tax-last-year") return "no tax last year: nothing is required";
  if (reason === "small-balance")
    return `tax less withholding is under ${formatUsd(smallestBalance)}: nothing is required`;
  return harbors === 1 ? "by last year's tax alone" : "the smaller of the two";
}

function failureIn(answers: EstimatedTaxAnswers) {
  const { taxYear } = answers;
  // The last figure that is entered for a year: without it the others do not help.
  const { label, entries } = estimatedTaxFigures["underpayment-rate-first-quarter"];
  if (!Object.hasOwn(entries, taxYear))
    return uncoveredYear(`figure for “${label}”`, taxYear, Object.keys(entries));
  const amounts = [
    ["priorTaxInUsd", "Last year's tax", [answers.priorTaxInUsd]],
    ["priorIncomeInUsd", "Last year's adjusted gross income", [answers.priorIncomeInUsd ?? 0]],
    ["expectedTaxInUsd", "This year's tax", [answers.expectedTaxInUsd ?? 0]],
    ["withholdingInUsd", "Withholding", [answers.withholdingInUsd]],
    ["paymentsInUsd", "Each payment", answers.paymentsInUsd],
  ] as const;
  return amountOutside(amounts, highestAmount);
}
