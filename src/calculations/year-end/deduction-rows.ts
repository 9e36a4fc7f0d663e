import { formatUsd } from "#wording/numbers.ts";
import { safeHarbors } from "../estimated-tax/safe-harbors.ts";
import { usdLine } from "../working-line.ts";
import type { YearEndAnswers, YearEndQuestion } from "./answers.ts";
import { daysOf } from "./days.ts";
import { stateTaxCap } from "./deductions.ts";
import { netLoss } from "./limits.ts";
import { countedMoves, type MoveId } from "./moves.ts";
import { askRow, notForYou, openRow, type RowContext, type RowDraft, warningsOf } from "./row.ts";
import { taxOnGains } from "./tax-on-gains.ts";
import { householdWith } from "./with-moves.ts";

/** One more usual year of gifts, in cash, before the year ends. */
export function givingRow({ law, answers, asIs, taxWith }: RowContext): RowDraft {
  const { filing, giftsInUsd: gifts, spouseItemizes } = answers;
  const questions: YearEndQuestion[] = [
    "giftsInUsd",
    "mortgageInterestInUsd",
    "stateTaxesInUsd",
    ...(filing === "separate" ? (["spouseItemizes"] as const) : []),
  ];
  if (gifts === undefined) return askRow({ questions });
  if (gifts === 0) return notForYou("no-gifts", questions);
  const after = taxWith("giving");
  const itemizes = after.deduction === "itemized";
  const mostCash = law.figures["charitable-cash-limit"] * after.adjustedGrossIncomeInUsd;
  const floor = law.figures["charitable-itemizer-floor"] * after.adjustedGrossIncomeInUsd;
  return openRow({
    possibleInUsd: gifts,
    questions,
    warnings: warningsOf(
      ...notItemizing(itemizes, answers),
      ["gifts-without-itemizing", !itemizes],
      // A return that itemizes anyway has passed the floor with the gifts of the usual year.
      ["gift-floor", itemizes && (asIs.deduction === "standard" || gifts < floor)],
      ["value-capped", after.lines.some(({ id }) => id === "lost-above-top-bracket")],
      ["over-cash-limit", itemizes && 2 * gifts > mostCash],
      ["both-spouses-itemize", filing === "separate" && itemizes && spouseItemizes === undefined],
    ),
    possibleLines: [usdLine("gifts", "One more usual year", "as entered", gifts)],
  });
}

/** Why the standard deduction is taken. */
function notItemizing(itemizes: boolean, { filing, spouseItemizes }: YearEndAnswers) {
  const bound = filing === "separate" && spouseItemizes === false;
  return [
    ["not-itemizing", !itemizes && !bound],
    ["spouse-does-not-itemize", !itemizes && bound],
  ] as const;
}

/** Possible is what the cap leaves. The saving is that of the property tax paid early. */
export function stateTaxRow({ law, answers, asIs, taxWith }: RowContext): RowDraft {
  const { filing, stateTaxesInUsd, earlyPropertyTaxInUsd = 0, spouseItemizes } = answers;
  const questions: YearEndQuestion[] = [
    "stateTaxesInUsd",
    "earlyPropertyTaxInUsd",
    "mortgageInterestInUsd",
    ...(filing === "separate" ? (["spouseItemizes"] as const) : []),
  ];
  const household = householdWith(law, answers, new Set());
  const cap = stateTaxCap(law, household, asIs.adjustedGrossIncomeInUsd);
  const possibleInUsd = Math.max(0, cap - (stateTaxesInUsd ?? 0));
  const phasedDown = `after its phase-down at ${formatUsd(asIs.adjustedGrossIncomeInUsd)}`;
  const possibleLines = [
    usdLine("cap", "Cap at this income", phasedDown, cap),
    usdLine("so-far", "State and local taxes", "as entered", -(stateTaxesInUsd ?? 0)),
  ];
  if (stateTaxesInUsd === undefined) return askRow({ questions, possibleInUsd, possibleLines });
  if (possibleInUsd === 0) return { ...notForYou("no-room", questions), capInUsd: cap };
  const itemizes = taxWith("salt").deduction === "itemized";
  return openRow({
    possibleInUsd,
    capInUsd: cap,
    questions,
    warnings: warningsOf(
      ["cap-at-this-income", true],
      ["beyond-room", earlyPropertyTaxInUsd > possibleInUsd],
      ...notItemizing(itemizes, answers),
      ["both-spouses-itemize", filing === "separate" && itemizes && spouseItemizes === undefined],
    ),
    possibleLines,
  });
}

/** Gains are outside this tax, so that only what is left above them counts. */
export function lossesRow({ law, answers }: RowContext): RowDraft {
  const { lossesInUsd, gainsInUsd = 0 } = answers;
  const questions: YearEndQuestion[] = ["lossesInUsd", "gainsInUsd"];
  if (lossesInUsd === undefined) return askRow({ questions });
  if (lossesInUsd === 0) return notForYou("no-losses", questions);
  const possibleInUsd = netLoss(law, answers);
  return openRow(
    {
      possibleInUsd,
      questions,
      warnings: ["more-than-gains", "wash-sale"],
      possibleLines: [
        usdLine("losses", "Losses that could be realized", "as entered", lossesInUsd),
        usdLine("gains", "Gains realized this year", "offset first", -gainsInUsd),
      ],
    },
    "at least $0, at most the yearly limit; the rest carries forward",
  );
}

/**
 * By the safe harbors of section 6654: what must still be withheld if no payment is made. What is
 * expected is the tax with what is ticked and with the tax on the gains entered.
 */
export function withholdingRow({ law, answers, planned, taken }: RowContext): RowDraft {
  const { filing, priorTaxInUsd, priorIncomeInUsd, withholdingInUsd, paymentsInUsd } = answers;
  const questions: YearEndQuestion[] = [
    "priorTaxInUsd",
    "priorIncomeInUsd",
    "withholdingInUsd",
    "paymentsInUsd",
    "gainsInUsd",
  ];
  if (answers.wagesInUsd === 0) return notForYou("no-wages", []);
  if (priorTaxInUsd === undefined || withholdingInUsd === undefined) return askRow({ questions });
  const losses = taken.has("losses") ? (answers.lossesInUsd ?? 0) : 0;
  const taxOnGainsInUsd = taxOnGains(law, filing, planned, (answers.gainsInUsd ?? 0) - losses);
  const harbors = safeHarbors({
    ...{ taxYear: law.taxYear, priorTaxInUsd, priorIncomeInUsd, withholdingInUsd },
    filesSeparately: filing === "separate",
    expectedTaxInUsd: planned.totalInUsd + taxOnGainsInUsd,
    paymentsInUsd: paymentsInUsd ?? [0, 0, 0, 0],
  });
  if (harbors.kind === "not-computable") return askRow({ questions });
  const { requiredInUsd, fourthPaymentInUsd, extraWithholdingInUsd, roughPenaltyInUsd } = harbors;
  const possibleInUsd = Math.max(fourthPaymentInUsd, extraWithholdingInUsd);
  if (possibleInUsd === 0) return notForYou("already-covered", questions);
  const paid = (paymentsInUsd ?? []).reduce((sum, payment) => sum + payment, 0);
  return openRow(
    {
      possibleInUsd,
      roughPenaltyInUsd,
      taxOnGainsInUsd,
      questions,
      warnings: warningsOf(["gains-counted", taxOnGainsInUsd > 0], ["pay-by-last-estimate", true]),
      possibleLines: [
        ...harbors.lines.filter(({ id }) => id === "required"),
        usdLine("withheld", "Withheld this year", "as entered", -withholdingInUsd),
        usdLine("paid", "Estimated payments", "as entered", -paid),
      ],
    },
    `to cover the earlier dates of ${formatUsd(requiredInUsd)} in four parts`,
  );
}

/** Already in the tax without moves. The row says how much of it this income leaves. */
export function passThroughRow({ law, answers, today, asIs, taxWith }: RowContext): RowDraft {
  if (answers.profitInUsd === 0) return notForYou("no-profit", []);
  const { deductionInUsd, range, formula } = asIs.section199a;
  const raises = (move: MoveId) =>
    today <= daysOf(move, law.taxYear, answers).lastDay &&
    taxWith(move).section199a.deductionInUsd > deductionInUsd;
  return openRow({
    possibleInUsd: deductionInUsd,
    range,
    raisedBy: [...countedMoves].filter(raises),
    questions: [],
    possibleLines: [usdLine("section-199a", "Pass-through deduction", formula, deductionInUsd)],
  });
}

/** Leads to the tools for owners; nothing is computed. */
export function ownersRow(): RowDraft {
  return { status: "open", questions: [], warnings: [], possibleLines: [] };
}
