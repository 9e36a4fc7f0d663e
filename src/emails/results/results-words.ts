import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { slipLines } from "#calculations/rd-credit/slip-lines.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { studyAnswer } from "#calculations/rd-credit/study/study-answer.ts";
import { cpaCopy, resultsEmail } from "#content/calculators/results-email.ts";
import { fillIn, partnerLogoPath } from "#wording/fill-in.ts";
import type { LedgerLine } from "../mail/ledger.tsx";
import { cpaSections, visitorSections } from "./message-sections.ts";
import type { MailPartner, ResultsEmailProps, ResultsEmailWords } from "./results-message.ts";
import { creditsInLaw } from "./sections.ts";

export function resultsEmailWords(props: ResultsEmailProps): ResultsEmailWords {
  const { estimate, contact, shown = {}, origin } = props;
  const forCpa = props.audience === "cpa";
  const { subject, title, opening, reason, ...asked } = forCpa ? cpaCopy : resultsEmail;
  const { name, practiceName, cpaEmail } = contact;
  const answer = studyAnswer(estimate, resultsEmail.answer);
  const left = feeLine(estimate.countedExpensesInUsd, props.today, resultsEmail.fee);
  const { low, high } = creditsInLaw(estimate);
  const host = shown.host ?? new URL(origin).host;
  return {
    origin,
    ...(shown.agreed && { partner: partnerMark(shown.agreed, origin) }),
    subject: fillIn(subject, { low, high, practice: practiceName }),
    preview: answer,
    occasion: [resultsEmail.occasion, practiceName],
    title,
    answer,
    ...(left && { left }),
    opening: [
      fillIn(opening, { name, practice: practiceName }),
      ...(forCpa ? [] : [aboutTheCpa(cpaEmail)]),
      ...(shown.name ? [fillIn(asked.askedThrough, { host, partner: shown.name })] : []),
      ...(!shown.name && shown.host ? [fillIn(asked.askedAt, { host })] : []),
    ].join(" "),
    lines: linesWithNotes(estimate),
    total: slipLines(estimate, resultsEmail.slip).total,
    caveat: resultsEmail.slip.caveat,
    sections: forCpa ? cpaSections(props) : visitorSections(props),
    disclaimer: resultsEmail.disclaimer,
    reason: fillIn(reason, { name, host }),
  };
}

function partnerMark(partner: MailPartner, origin: string): ResultsEmailWords["partner"] {
  const { id, name, website, logo, accent } = partner;
  return {
    name,
    ...(website && { website }),
    ...(logo && { logo: origin + partnerLogoPath(id) }),
    ...(accent && { accent: `#${accent}` }),
  };
}

function aboutTheCpa(cpaEmail: string | undefined): string {
  return cpaEmail ? fillIn(resultsEmail.copied, { cpaEmail }) : resultsEmail.forward;
}

function linesWithNotes(estimate: Estimate): LedgerLine[] {
  const lines = slipLines(estimate, resultsEmail.slip);
  const workingOf = (id: string) => estimate.working.find((line) => line.id === id)?.formula ?? "";
  const withWorking = ({ note, ...line }: (typeof lines)["wages"], working: string) => ({
    ...line,
    note: note === undefined ? working : `${note}. ${working}`,
  });
  return [
    ...(lines.counted ? [withWorking(lines.counted, workingOf("counted-expenses"))] : []),
    withWorking(lines.wages, workingOf("wages")),
    withWorking(lines.rdTime, workingOf("counted-rd-time") || workingOf("total-rd-time")),
    withWorking(lines.qualifiedExpenses, workingOf("qualified-expenses")),
    withWorking(lines.federal, workingOf("federal-credit")),
    withWorking(lines.state, workingOf("state-credit")),
  ];
}
