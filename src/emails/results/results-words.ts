import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { cpaCopy, resultsEmail } from "#content/results-email.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import type { LedgerLine } from "../mail/ledger.tsx";
import { cpaSections } from "./cpa-sections.ts";
import type { ResultsEmailProps, ResultsEmailWords } from "./results-message.ts";
import { visitorSections } from "./visitor-sections.ts";

export function resultsEmailWords(props: ResultsEmailProps): ResultsEmailWords {
  const { estimate, contact, origin } = props;
  const forCpa = props.audience === "cpa";
  const { subject, title, opening, reason } = forCpa ? cpaCopy : resultsEmail;
  const { name, practiceName } = contact;
  const total = formatUsd(estimate.totalCreditInUsd);
  return {
    origin,
    subject,
    preview: fillIn(resultsEmail.preview, {
      total,
      federal: formatUsd(estimate.federalCreditInUsd),
      state: estimate.stateName,
      stateCredit: formatUsd(estimate.stateCreditInUsd),
    }),
    occasion: [resultsEmail.occasion, practiceName],
    title,
    opening: [fillIn(opening, { name, practice: practiceName }), ...whereStarted(props)].join(" "),
    lines: slipLines(estimate),
    total: { label: resultsEmail.slip.total, value: total },
    caveat: resultsEmail.slip.caveat,
    sections: forCpa ? cpaSections(props) : visitorSections(props),
    disclaimer: resultsEmail.disclaimer,
    reason: fillIn(reason, { name, host: new URL(origin).host }),
  };
}

/** Without the `www.`, which would make a link of it in a message to an unproven address. */
function whereStarted({ startedAt: { host, partner } = {} }: ResultsEmailProps): string[] {
  const site = host?.replace(/^www\./, "");
  if (site) {
    const place = partner ? `${site} (${partner})` : site;
    return [fillIn(resultsEmail.startedAt, { place })];
  }
  return partner ? [fillIn(resultsEmail.startedThrough, { partner })] : [];
}

function slipLines(estimate: Estimate): LedgerLine[] {
  const words = resultsEmail.slip;
  const workingOf = (id: string) => estimate.working.find((line) => line.id === id)?.formula ?? "";
  const timeOf = estimate.specialties.length === 1 ? "rd-time-0" : "total-rd-time";
  return [
    { label: words.wages, note: workingOf("wages"), value: formatUsd(estimate.wagesInUsd) },
    {
      label: words.rdTime,
      note: workingOf("counted-rd-time") || workingOf(timeOf),
      // As many decimals as its parts below, so that they add up to it.
      value: formatFractionFixed(estimate.totalRdTimeAsFraction, 2),
    },
    {
      label: words.qualifiedExpenses,
      note: workingOf("qualified-expenses"),
      value: formatUsd(estimate.qualifiedExpensesInUsd),
    },
    {
      label: words.federal,
      note: workingOf("federal-credit"),
      value: formatUsd(estimate.federalCreditInUsd),
    },
    {
      label: fillIn(words.state, { state: estimate.stateName }),
      note: workingOf("state-credit"),
      value: formatUsd(estimate.stateCreditInUsd),
    },
  ];
}
