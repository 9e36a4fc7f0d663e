import type { YearEndAnswers, YearEndQuestion } from "#calculations/year-end/answers.ts";
import { countedAsZero } from "#calculations/year-end/counted-as-zero.ts";
import type { PlanMove } from "#calculations/year-end/moves.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import {
  calendarDaysOf,
  labelOf,
  moveInWords,
  type PlanOccasion,
  shownMoves,
} from "#calculations/year-end/plan-in-words.ts";
import { estimatedTaxWords } from "#content/calculators/estimated-tax.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { findStateYearEndLaw } from "#tax-law/state-year-end-law.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { type Fact, factsOf } from "../mail/facts.tsx";
import {
  amounts,
  facts,
  links,
  paragraph,
  type ResultsEmailWords,
  type Section,
  section,
} from "../results/results-message.ts";

export interface PlanEmailProps {
  readonly plan: YearEndPlan;
  readonly answers: YearEndAnswers;
  readonly occasion: PlanOccasion;
  readonly ticked: readonly string[];
  readonly origin: string;
  readonly audience: "visitor" | "cpa";
  /** The visitor's address, which tells the CPA whose plan it is. */
  readonly client: string;
}

const words = yearEndPlanWords.email;

/** The plan by mail, in the parts of the calculator's results. */
export function planEmailWords(props: PlanEmailProps): ResultsEmailWords {
  const { plan, occasion, origin, audience, client } = props;
  const { taxYear, asIs, planned, differenceInUsd } = plan;
  const { totals } = yearEndPlanWords;
  const year = { year: taxYear };
  const { rows, notes } = shownMoves(plan.moves);
  const amount = formatUsd(Math.abs(differenceInUsd));
  const answer = fillIn(answerTo(differenceInUsd, audience), { amount, ...year });
  const whose = { client, ...year };
  return {
    origin,
    subject: fillIn(words.subject[audience], whose),
    preview: answer,
    occasion: [words.occasion, formatDate(occasion.today)],
    title: fillIn(yearEndPlanWords.title, year),
    answer,
    opening: fillIn(words.opening[audience], whose),
    lines: [
      { label: totals["as-is"], value: formatUsd(asIs.totalInUsd) },
      { label: totals.planned, value: formatUsd(planned.totalInUsd) },
    ],
    total: { label: totals.difference, value: formatUsd(differenceInUsd) },
    caveat: `${totals.note} ${yearEndPlanWords.notComputed}`,
    sections: [
      movesSection(rows, props),
      ...notesSection(notes, props),
      ...stateSection(props.answers.state),
      answersSection(props),
      ...(audience === "cpa" ? [workingSection(plan)] : []),
      ...(audience === "visitor" ? [againSection(origin)] : []),
    ],
    disclaimer: disclaimer.full,
    reason: fillIn(words.reason[audience], { host: new URL(origin).host }),
  };
}

function answerTo(differenceInUsd: number, audience: PlanEmailProps["audience"]): string {
  const { nothingTicked, saves, raises } = words.answers[audience];
  if (differenceInUsd === 0) return nothingTicked;
  return differenceInUsd > 0 ? saves : raises;
}

function againSection(origin: string): Section {
  return section(
    words.again.heading,
    paragraph(words.again.text),
    links(
      { label: words.again.link, href: `${origin}/year-end` },
      { label: words.again.call, href: `${origin}/book?about=employed` },
    ),
  );
}

/** What is no move, as below the list on the page. */
function notesSection(notes: readonly PlanMove[], { occasion }: PlanEmailProps): Section[] {
  if (notes.length === 0) return [];
  const paragraphs = notes.map((note) => {
    const { title, nothing, notes: more } = moveInWords(note, occasion, yearEndPlanWords);
    return paragraph(`${title}. ${[nothing, ...more].join(" ")}`);
  });
  return [section(words.notes, ...paragraphs)];
}

/** Each move with its amounts, then its days, notes and calendar file. */
function movesSection(moves: readonly PlanMove[], { occasion, origin, ticked }: PlanEmailProps) {
  const blocks = moves.flatMap((move) => {
    const inWords = moveInWords(move, occasion, yearEndPlanWords);
    const { possibleInUsd, savesInUsd } = move;
    const possible =
      possibleInUsd === undefined ? "" : `${formatUsd(possibleInUsd)} ${inWords.possible}.`;
    const value = savesInUsd === undefined ? words.noSaving : formatUsd(savesInUsd);
    const label = ticked.includes(move.id)
      ? fillIn(words.ticked, { title: inWords.title })
      : inWords.title;
    const note = [
      possible,
      inWords.headline && `${inWords.headline}.`,
      inWords.nothing,
      ...inWords.notes,
      `${inWords.lastDay}.`,
      inWords.practical,
    ];
    const days = calendarDaysOf(move, occasion.law.taxYear, yearEndPlanWords);
    const files = days.map(({ name, label: add }) => ({
      label: fillIn(words.calendar, { add, move: inWords.title }),
      href: origin + calendarPath(name),
    }));
    return [amounts([{ label, note: note.filter(Boolean).join(" "), value }]), links(...files)];
  });
  return section(words.moves, ...blocks);
}

function stateSection(code: string): Section[] {
  const law = findStateYearEndLaw(code);
  if (!law) return [];
  const { title: label, url: href } = law.source;
  return [section(words.state, paragraph(law.sentence), links({ label, href }))];
}

function answersSection({ plan, answers }: PlanEmailProps): Section {
  const { questions } = yearEndPlanWords;
  const zeros = countedAsZero(plan.moves, answers)
    .map((name) => labelOf(name, yearEndPlanWords))
    .join(", ");
  const isMarried = answers.filing === "joint" || answers.filing === "separate";
  const given = factsOf({
    [questions.filing]: questions.filings[answers.filing],
    [questions.wagesInUsd]: formatUsd(answers.wagesInUsd),
    [questions.spouseWagesInUsd]: isMarried ? formatUsd(answers.spouseWagesInUsd) : undefined,
    [questions.profitInUsd]: formatUsd(answers.profitInUsd),
    [questions.state]: answers.state,
  });
  return section(
    words.computedFrom,
    facts([
      ...given,
      ...furtherAnswers(answers),
      ...withholdingAnswers(answers, plan.taxYear),
      ...factsOf({ [yearEndPlanWords.totals.zero]: zeros }),
    ]),
  );
}

/** What was entered in rows, in their words. */
function furtherAnswers(answers: YearEndAnswers): Fact[] {
  return Object.entries(yearEndPlanWords.fields).flatMap(([name, field]) => {
    const given = answers[name as YearEndQuestion];
    if (given === undefined) return [];
    const choices: Readonly<Record<string, string>> = "choices" in field ? field.choices : {};
    const written = name.endsWith("InUsd") ? formatUsd(Number(given)) : `${given}`;
    return [{ label: field.label, value: choices[written] ?? written }];
  });
}

/** In the words of the estimated-tax tool, as the row asks. */
function withholdingAnswers(answers: YearEndAnswers, taxYear: number): Fact[] {
  const { priorTax, priorIncome, withholding } = estimatedTaxWords.fields;
  const asked = [
    [priorTax, answers.priorTaxInUsd],
    [priorIncome, answers.priorIncomeInUsd],
    [withholding, answers.withholdingInUsd],
    [words.payments, answers.paymentsInUsd?.reduce((sum, payment) => sum + payment, 0)],
  ] as const;
  return asked.flatMap(([label, value]) =>
    value === undefined
      ? []
      : [{ label: fillIn(label, { taxYear, priorYear: taxYear - 1 }), value: formatUsd(value) }],
  );
}

/** For the CPA: the tax with what is ticked, line by line. */
function workingSection({ planned }: YearEndPlan): Section {
  const lines = [...planned.lines, planned.total].map(({ label, formula, value }) => ({
    label,
    note: formula,
    value: formatUsd(value),
  }));
  return section(words.working, amounts(lines));
}
