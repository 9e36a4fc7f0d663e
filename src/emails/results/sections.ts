import { answersHash } from "#calculations/rd-credit/answers-hash.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { expensesInWords } from "#calculations/rd-credit/slip-lines.ts";
import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { yearsToClaim } from "#calculations/refund-claims/open-years.ts";
import { creditByMethod, rangeByMethod } from "#calculations/section-41/credit-by-method.ts";
import { resultsEmail } from "#content/calculators/results-email.ts";
import { firm } from "#content/firm.ts";
import { findStateCreditLaw, stateCreditLawReadOn } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { bookingAddress } from "#wording/booking-address.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate } from "#wording/dates.ts";
import { addressWith, fillIn } from "#wording/fill-in.ts";
import { formatRate, formatRdTimeContribution, formatUsd } from "#wording/numbers.ts";
import type { LedgerLine } from "../mail/ledger.tsx";
import type { MailLink } from "../mail/parts.tsx";
import {
  action,
  amounts,
  facts,
  links,
  paragraph,
  type ResultsEmailProps,
  type Section,
  type SpecialtyWords,
  section,
} from "./results-message.ts";

/** The parts that the visitor's message and the CPA's copy both have. */
const words = resultsEmail;

/** What the methods of section 41 give for the expenses of the people who do the work. */
export function creditsInLaw(estimate: Estimate) {
  const { countedExpensesInUsd } = estimate;
  const methods = creditByMethod(countedExpensesInUsd, words.taxYear);
  const { lowInUsd, highInUsd } = rangeByMethod(countedExpensesInUsd, words.taxYear);
  const lines: LedgerLine[] = methods.map(({ method, rateAsFraction, federalCreditInUsd }) => ({
    label: words.methods[method].label,
    note: fillIn(words.methods[method].note, { rate: formatRate(rateAsFraction) }),
    value: formatUsd(federalCreditInUsd),
  }));
  return {
    lines,
    low: formatUsd(lowInUsd),
    high: formatUsd(highInUsd),
    expenses: expensesInWords(estimate, words.slip.expenses),
  };
}

export function stateLawSection({ state }: Estimate): Section[] {
  const law = findStateCreditLaw(findState(state)?.code ?? "");
  if (!law) return [];
  const howRead = fillIn(words.stateLaw.howRead[law.howRead], {
    date: formatDate(stateCreditLawReadOn),
  });
  const { title: label, url: href } = law.source;
  return [
    section(
      fillIn(words.stateLaw.heading, { state }),
      paragraph(`${law.sentence} ${howRead}`),
      links({ label, href }),
    ),
  ];
}

export function specialtiesSection(heading: string, { specialties }: Estimate): Section {
  return section(heading, { kind: "specialties", specialties: specialties.map(specialtyWords) });
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
    contribution: formatRdTimeContribution(specialty.rdTimeContributionAsFraction),
    activities,
  };
}

export function practiceSection({ estimate, practiceTypes, contact }: ResultsEmailProps): Section {
  const labels = words.practice;
  const who = estimate.onlySome ? peopleAndHours(estimate.onlySome) : labels.everyone;
  return section(
    labels.heading,
    facts([
      { label: labels.name, value: contact.practiceName },
      { label: labels.types, value: practiceTypes.join(", ") },
      { label: labels.state, value: estimate.state },
      { label: labels.who, value: who },
      { label: labels.contact, value: contact.name },
      { label: labels.phone, value: contact.phone },
    ]),
    amounts([
      { label: labels.doctorWages, value: formatUsd(estimate.doctorWagesInUsd) },
      { label: labels.staffWages, value: formatUsd(estimate.staffWagesInUsd) },
    ]),
  );
}

/** The last day to claim each open year and its condition, with a file for the calendar. */
export function openYearsSection({ origin, today }: ResultsEmailProps): Section[] {
  const years = yearsToClaim(today);
  if (years.length === 0) return [];
  const { heading, text, link, condition, why, article } = words.openYears;
  const files = years.map(({ taxYear, day, capitalized }) => ({
    label: fillIn(link, { taxYear, day: formatDate(day), condition: capitalized ? condition : "" }),
    href: origin + calendarPath(`refund-limit-${taxYear}`),
  }));
  const more = { label: article.label, href: origin + article.href };
  return [section(heading, paragraph(text), links(...files), paragraph(why), links(more))];
}

export function reopenSection(props: ResultsEmailProps, text: string): Section[] {
  const hash = answersHash(props.estimate);
  if (hash === undefined) return [];
  const link = { label: words.reopen.link, href: props.origin + calculatorAddress(props) + hash };
  return [section(words.reopen.heading, paragraph(text), links(link))];
}

/**
 * Where the answers open again: on the page of a listed partner, if it offers these practice types, in
 * the calculator of another one; without a partner on the page they come from, or on home.
 */
function calculatorAddress(props: ResultsEmailProps): string {
  const { estimate, sourcePage, partner, placement, accent, shown } = props;
  const isOffered = (path: string) =>
    words.calculatorPages.includes(path) &&
    estimate.specialties.every(
      ({ practiceTypeId }) => words.limitedCalculators[path]?.includes(practiceTypeId) ?? true,
    );
  const ofPartner = `/${shown?.agreed?.id}`;
  if (isOffered(ofPartner)) return addressWith(ofPartner, { placement });
  const color = accent ?? shown?.agreed?.accent;
  if (shown?.name) return addressWith(words.embedPath, { partner, placement, accent: color });
  return words.calculatorPages.find((path) => path === sourcePage) ?? "/";
}

/** How to go on: a consultation, and pages of the site. */
export function nextSection(
  { contact, origin, partner, placement, shown }: ResultsEmailProps,
  text: string,
  more: MailLink[] = [],
): Section {
  const from = shown?.name && { partner, placement };
  const booking = bookingAddress(firm.links, { about: "rd-credit", ...from });
  const blanks = { email: contact.email, practice: contact.practiceName };
  return section(
    words.next.heading,
    paragraph(fillIn(text, blanks)),
    action(words.next.consultation, new URL(booking, origin).href),
    links(
      ...more,
      { label: words.fee.link.label, href: origin + words.fee.link.href },
      { label: words.next.knowledgeBank, href: `${origin}/knowledge-bank` },
      { label: words.next.site, href: origin },
    ),
  );
}
