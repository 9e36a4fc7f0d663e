import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import {
  type ResearchFigureName,
  researchFigure,
} from "#calculations/section-41/credit-by-method.ts";
import { disclaimer, firm } from "#content/firm.ts";
import { formatFraction, formatFractionFixed, formatUsd } from "#wording/numbers.ts";
import type { LedgerLine } from "../mail/ledger.tsx";

export type ResultsEmailProps = {
  estimate: Estimate;
  /** Distinct names of the chosen practice types. */
  practiceTypes: readonly string[];
  contact: { name: string; practiceName: string; phone: string; email: string };
  /** The site's own address, for the links. */
  origin: string;
  /** The visitor, or the CPA whom the visitor wants to have a copy. */
  audience: "visitor" | "cpa";
};

export const resultsEmailSubject = "Your R&D Tax Credit Calculation Results";
export const cpaCopySubject = "R&D Tax Credit Calculation Results, a copy for the CPA";

export type SpecialtyWords = {
  name: string;
  level: "low" | "medium" | "high";
  levelLabel: string;
  summary: string;
  contribution: string;
};

export type ResultsEmailWords = ReturnType<typeof resultsEmailWords>;

/** Everything the message says, once: the HTML and the text part both read it from here. */
export function resultsEmailWords(props: ResultsEmailProps) {
  const { estimate, contact, practiceTypes, origin } = props;
  const forCpa = props.audience === "cpa";
  const total = formatUsd(estimate.totalCreditInUsd);
  return {
    origin,
    subject: forCpa ? cpaCopySubject : resultsEmailSubject,
    preview: `Estimated credit ${total}: federal ${formatUsd(estimate.federalCreditInUsd)}, ${estimate.stateName} ${formatUsd(estimate.stateCreditInUsd)}.`,
    occasion: ["Educational estimate", contact.practiceName],
    title: forCpa ? "An R&D credit estimate, for your review" : "Your R&D credit estimate",
    opening: forCpa
      ? `${contact.name} of ${contact.practiceName} asked us to send you this estimate. Every line of the arithmetic is below.`
      : `${contact.name}, this is the estimate you asked for, with every line of its arithmetic. Keep it, or forward it to your CPA.`,
    lines: slipLines(estimate),
    total: { label: "Estimated credit", value: total },
    caveat: disclaimer.short,
    practice: {
      heading: "Practice summary",
      lines: [
        { label: "Practice", value: contact.practiceName },
        { label: "Practice type", value: practiceTypes.join(", ") },
        { label: "State", value: estimate.stateName },
        { label: "Doctor/owner annual wages", value: formatUsd(estimate.doctorWagesInUsd) },
        { label: "Clinical staff annual wages", value: formatUsd(estimate.staffWagesInUsd) },
        { label: "Contact", value: contact.name },
        { label: "Phone", value: contact.phone },
      ],
    },
    specialties: {
      heading: "Specialties and their R&D time",
      items: estimate.specialties.map(specialtyWords),
    },
    leftOut: {
      heading: "What this leaves out",
      text: `The flat 10% is a simplification. In law the credit is a share of what exceeds a base amount: most practices use the simplified method, ${rateInLaw("research-credit-simplified-rate")}, or ${rateInLaw("research-credit-simplified-rate-without-history")} without a history of such expenses. It can also reduce your deduction (section 280C(c)). Only work with real technical uncertainty and records of how you resolved it qualifies, so for some of these activities the answer may be no. Billed procedures themselves do not count.`,
    },
    next: {
      heading: "Next steps",
      text: `We sent this to ${contact.email} for ${contact.practiceName}. In a consultation we go through the activities one by one, say which would hold up and which would not, and what records you would need. Then you decide, with your own CPA, whether a study is worth its cost.`,
      consultation: { label: "Schedule Consultation", href: firm.links.booking },
      knowledgeBank: { label: "Read the Knowledge Bank", href: `${origin}/knowledge-bank` },
      site: { label: `Visit ${firm.name}`, href: origin },
    },
    disclaimer: `This is an educational estimate, not tax advice. ${disclaimer.full}`,
    reason: forCpa
      ? `You get this message because ${contact.name} gave your address when asking for these results. There will be no other.`
      : `You get this message because these results were asked for with your address at ${new URL(origin).host}. If that was not you, ignore it: there will be no other.`,
  };
}

const rateInLaw = (name: ResearchFigureName) => formatFraction(researchFigure(name));

function slipLines(estimate: Estimate): LedgerLine[] {
  const workingOf = (id: string) => estimate.working.find((line) => line.id === id)?.formula ?? "";
  const timeOf = estimate.specialties.length === 1 ? "rd-time-0" : "total-rd-time";
  return [
    {
      label: "Doctor and staff wages",
      note: workingOf("wages"),
      value: formatUsd(estimate.wagesInUsd),
    },
    {
      label: "Total R&D time",
      note: workingOf("counted-rd-time") || workingOf(timeOf),
      value: formatFractionFixed(estimate.totalRdTimeAsFraction, 1),
    },
    {
      label: "Estimated QREs",
      note: workingOf("qualified-expenses"),
      value: formatUsd(estimate.qualifiedExpensesInUsd),
    },
    {
      label: "Federal credit (10% of QREs)",
      note: workingOf("federal-credit"),
      value: formatUsd(estimate.federalCreditInUsd),
    },
    {
      label: `State credit (${estimate.stateName})`,
      note: workingOf("state-credit"),
      value: formatUsd(estimate.stateCreditInUsd),
    },
  ];
}

const levelLabels = {
  low: "Low innovation",
  medium: "Medium innovation",
  high: "High innovation",
} as const;

function specialtyWords(specialty: Estimate["specialties"][number]): SpecialtyWords {
  const { activityCount, timePercentage, innovationLevel } = specialty;
  const level =
    innovationLevel === "high" || innovationLevel === "medium" ? innovationLevel : "low";
  const activities = `${activityCount} ${activityCount === 1 ? "activity" : "activities"}`;
  return {
    name: specialty.name,
    level,
    levelLabel: levelLabels[level],
    summary: `${timePercentage}% of time, ${activities}`,
    contribution: formatFractionFixed(specialty.rdTimeContributionAsFraction, 2),
  };
}
