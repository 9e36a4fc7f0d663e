import { answersHash } from "#calculations/rd-credit/answers-hash.ts";
import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { creditByMethod } from "#calculations/section-41/credit-by-method.ts";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { firm } from "#content/firm.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFractionFixed, formatRate, formatUsd } from "#wording/numbers.ts";
import type { LedgerLine } from "../mail/ledger.tsx";
import type { MailLink } from "../mail/parts.tsx";
import type { ResultsEmailProps, Section, SpecialtyWords } from "./results-message.ts";

/** The parts that the visitor's message and the CPA's copy both have. */
const words = resultsEmail;

export const consultation: MailLink = {
  label: words.next.consultation,
  href: firm.links.booking,
};

export function siteLinks(origin: string): MailLink[] {
  return [
    { label: words.next.knowledgeBank, href: `${origin}/knowledge-bank` },
    { label: words.next.site, href: origin },
  ];
}

/** What the methods of section 41 give for the expenses that the calculator takes 10% of. */
export function creditsInLaw({ qualifiedExpensesInUsd }: Estimate) {
  const methods = creditByMethod(qualifiedExpensesInUsd, words.taxYear);
  const { lowInUsd, highInUsd } = rangeByMethod(qualifiedExpensesInUsd, words.taxYear);
  const lines: LedgerLine[] = methods.map(({ method, rateAsFraction, federalCreditInUsd }) => ({
    label: words.methods[method].label,
    note: fillIn(words.methods[method].note, { rate: formatRate(rateAsFraction) }),
    value: formatUsd(federalCreditInUsd),
  }));
  return {
    lines,
    low: formatUsd(lowInUsd),
    high: formatUsd(highInUsd),
    expenses: formatUsd(qualifiedExpensesInUsd),
  };
}

export function specialtiesSection(heading: string, { specialties }: Estimate): Section {
  return {
    heading,
    blocks: [{ kind: "specialties", specialties: specialties.map(specialtyWords) }],
  };
}

function specialtyWords(specialty: Estimate["specialties"][number]): SpecialtyWords {
  const { activities, activityCount, timePercentage, innovationLevel } = specialty;
  const level =
    innovationLevel === "high" || innovationLevel === "medium" ? innovationLevel : "low";
  return {
    name: specialty.name,
    level,
    levelLabel: words.specialties.levels[level],
    summary: fillIn(words.specialties.summary, {
      time: timePercentage,
      activities:
        activityCount === 1
          ? words.specialties.activity
          : fillIn(words.specialties.activities, { count: activityCount }),
    }),
    contribution: formatFractionFixed(specialty.rdTimeContributionAsFraction, 2),
    activities,
  };
}

export function practiceSection({ estimate, practiceTypes, contact }: ResultsEmailProps): Section {
  const labels = words.practice;
  return {
    heading: labels.heading,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: labels.name, value: contact.practiceName },
          { label: labels.types, value: practiceTypes.join(", ") },
          { label: labels.state, value: estimate.stateName },
          { label: labels.contact, value: contact.name },
          { label: labels.phone, value: contact.phone },
        ],
      },
      {
        kind: "figures",
        lines: [
          { label: labels.doctorWages, value: formatUsd(estimate.doctorWagesInUsd) },
          { label: labels.staffWages, value: formatUsd(estimate.staffWagesInUsd) },
        ],
      },
    ],
  };
}

/** On the page the visitor came from, if its calculator is one of the site's; else on home. */
export function reopenSection(props: ResultsEmailProps, text: string): Section[] {
  const hash = answersHash(props.estimate);
  if (hash === undefined) return [];
  const page = words.calculatorPages.find((path) => path === props.sourcePage) ?? "/";
  const link = { label: words.reopen.link, href: props.origin + page + hash };
  return [
    {
      heading: words.reopen.heading,
      blocks: [
        { kind: "paragraph", text },
        { kind: "links", links: [link] },
      ],
    },
  ];
}
