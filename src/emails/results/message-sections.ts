import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { cpaCopy, resultsEmail } from "#content/calculators/results-email.ts";
import {
  type ResearchFigureName,
  researchFigure,
  yearsOfResearchRates,
} from "#tax-law/research-figures.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatRate, formatUsd, formatUsdShort } from "#wording/numbers.ts";
import {
  action,
  amounts,
  paragraph,
  points,
  type ResultsEmailProps,
  type Section,
  section,
} from "./results-message.ts";
import {
  creditsInLaw,
  nextSection,
  openYearsSection,
  practiceSection,
  reopenSection,
  specialtiesSection,
  stateLawSection,
} from "./sections.ts";

/** What the visitor reads below the slip. */
export function visitorSections(props: ResultsEmailProps): Section[] {
  const { estimate } = props;
  const { lines, low, high, expenses } = creditsInLaw(estimate);
  const intro = { expenses, low, high, years: yearsOfResearchRates() };
  return [
    nextSection(props, resultsEmail.next.text),
    ...stateLawSection(estimate),
    specialtiesSection(resultsEmail.specialties.heading, estimate),
    practiceSection(props),
    section(
      resultsEmail.leftOut.heading,
      paragraph(fillIn(resultsEmail.leftOut.intro, intro)),
      amounts(lines),
      paragraph(resultsEmail.leftOut.closing),
    ),
    ...openYearsSection(props),
    ...reopenSection(props, resultsEmail.reopen.text),
  ];
}

/** What the CPA's copy says below the slip: method, answers, law, and what to ask the client for. */
export function cpaSections(props: ResultsEmailProps): Section[] {
  const { estimate } = props;
  return [
    methodSection(props),
    ...stateLawSection(estimate),
    specialtiesSection(cpaCopy.specialties, estimate),
    practiceSection(props),
    section(cpaCopy.ask.heading, points(cpaCopy.ask.points.map((text) => ({ text })))),
    lawSection(),
    ...openYearsSection(props),
    ...reopenSection(props, cpaCopy.reopen.text),
    nextSection(props, cpaCopy.next.text, [
      { label: cpaCopy.next.advisors, href: `${props.origin}/advisors` },
    ]),
  ];
}

function methodSection({ estimate, origin, contact }: ResultsEmailProps): Section {
  const words = cpaCopy.method;
  const { lines, low, high, expenses } = creditsInLaw(estimate);
  const federal = formatUsd(estimate.federalCreditInUsd);
  const worksheet = worksheetAddress(estimate.countedExpensesInUsd, contact.practiceName);
  return section(
    words.heading,
    paragraph(fillIn(words.intro, { expenses, years: yearsOfResearchRates() })),
    amounts(lines),
    paragraph(fillIn(words.closing, { low, high, federal })),
    action(words.worksheet, origin + worksheet),
    paragraph(fillIn(words.worksheetNote, { expenses })),
  );
}

function lawSection(): Section {
  const figure = (name: ResearchFigureName) => researchFigure(name, resultsEmail.taxYear);
  /** "$5 million", on one line. */
  const unbroken = (value: number) => formatUsdShort(value).replace(" ", "\u00a0");
  const years = (value: number) => formatFigure({ value, unit: "years" });
  const values = {
    reduction: formatRate(figure("research-credit-280c-reduction")),
    protectedShare: formatRate(figure("general-business-credit-protected-share")),
    threshold: formatUsd(figure("general-business-credit-threshold")),
    minimumTaxReceipts: unbroken(figure("general-business-credit-small-business-receipts-limit")),
    carryback: years(figure("research-credit-carryback-years")),
    carryforward: years(figure("research-credit-carryforward-years")),
    payrollMaximum: unbroken(figure("research-payroll-offset-maximum")),
    payrollReceipts: unbroken(figure("research-payroll-offset-receipts-limit")),
  };
  const law = cpaCopy.law.points.map(({ label, href, text }) => ({
    link: { label, href },
    text: fillIn(text, values),
  }));
  return section(cpaCopy.law.heading, points(law));
}
