import type { YearEndAnswers, YearEndQuestion } from "#calculations/year-end/answers.ts";
import type { PlanMove } from "#calculations/year-end/moves.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import {
  moveCalendarName,
  moveInWords,
  type PlanOccasion,
} from "#calculations/year-end/plan-in-words.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { disclaimer } from "#content/firm.ts";
import { findStateYearEndLaw } from "#tax-law/state-year-end-law.ts";
import { calendarPath } from "#wording/calendar-file.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import type { Fact } from "../mail/facts.tsx";
import type { Block, ResultsEmailWords, Section } from "../results/results-message.ts";

export interface PlanEmailProps {
  readonly plan: YearEndPlan;
  readonly answers: YearEndAnswers;
  readonly occasion: PlanOccasion;
  readonly ticked: readonly string[];
  readonly origin: string;
  readonly audience: "visitor" | "cpa";
}

const words = yearEndPlanWords.email;

/** The plan by mail, in the parts of the calculator's results. */
export function planEmailWords(props: PlanEmailProps): ResultsEmailWords {
  const { plan, occasion, ticked, origin, audience } = props;
  const { taxYear, asIs, planned, differenceInUsd } = plan;
  const { totals } = yearEndPlanWords;
  const year = { year: taxYear };
  // An owner's moves are not computed.
  const open = plan.moves.filter(({ id, status }) => status === "open" && id !== "owners");
  const chosen = open.filter(({ id }) => ticked.includes(id));
  const others = open.filter(({ id }) => !ticked.includes(id));
  const amount = formatUsd(Math.abs(differenceInUsd));
  const answer = answerTo(differenceInUsd);
  return {
    origin,
    subject: fillIn(words.subject, year),
    preview: fillIn(answer, { amount, ...year }),
    occasion: [words.occasion, formatDate(occasion.today)],
    title: fillIn(yearEndPlanWords.title, year),
    answer: fillIn(answer, { amount, ...year }),
    opening: words.opening[audience],
    lines: [
      { label: totals["as-is"], value: formatUsd(asIs.totalInUsd) },
      { label: totals.planned, value: formatUsd(planned.totalInUsd) },
    ],
    total: { label: totals.difference, value: formatUsd(differenceInUsd) },
    caveat: `${totals.note} ${yearEndPlanWords.notComputed}`,
    sections: [
      ...(chosen.length > 0 ? [movesSection(words.ticked, chosen, props)] : []),
      ...(others.length > 0 ? [movesSection(words.open, others, props)] : []),
      ...stateSection(props.answers.state),
      answersSection(props.answers),
      ...(audience === "cpa" ? [workingSection(plan)] : []),
      {
        heading: words.again.heading,
        blocks: [
          { kind: "paragraph", text: words.again.text },
          { kind: "links", links: [{ label: words.again.link, href: `${origin}/year-end` }] },
        ],
      },
    ],
    disclaimer: disclaimer.full,
    reason: fillIn(words.reason[audience], { host: new URL(origin).host }),
  };
}

function answerTo(differenceInUsd: number): string {
  if (differenceInUsd === 0) return words.nothingTicked;
  return differenceInUsd > 0 ? words.answer : words.raises;
}

/** Each move with its amounts, then its days, notes and calendar file. */
function movesSection(
  heading: string,
  moves: readonly PlanMove[],
  { occasion, origin }: PlanEmailProps,
): Section {
  const blocks = moves.flatMap((move): Block[] => {
    const said = moveInWords(move, occasion, yearEndPlanWords);
    const { possibleInUsd, savesInUsd } = move;
    const possible =
      possibleInUsd === undefined ? "" : `${formatUsd(possibleInUsd)} ${said.possible}.`;
    const value = savesInUsd === undefined ? words.noSaving : formatUsd(savesInUsd);
    const note = [possible, said.nothing, ...said.notes, `${said.lastDay}.`, said.practical];
    return [
      {
        kind: "amounts",
        lines: [{ label: said.title, note: note.filter(Boolean).join(" "), value }],
      },
      {
        kind: "links",
        links: [
          {
            label: fillIn(words.calendar, { move: said.title }),
            href: origin + calendarPath(moveCalendarName(move.id, occasion.law.taxYear)),
          },
        ],
      },
    ];
  });
  return { heading, blocks };
}

function stateSection(code: string): Section[] {
  const law = findStateYearEndLaw(code);
  if (!law) return [];
  return [
    {
      heading: words.state,
      blocks: [
        { kind: "paragraph", text: law.sentence },
        { kind: "links", links: [{ label: law.source.title, href: law.source.url }] },
      ],
    },
  ];
}

function answersSection(answers: YearEndAnswers): Section {
  const { questions } = yearEndPlanWords;
  const spouse = answers.filing === "joint" ? [answers.spouseWagesInUsd] : [];
  return {
    heading: words.answers,
    blocks: [
      {
        kind: "facts",
        facts: [
          { label: questions.filing, value: questions.filings[answers.filing] },
          { label: questions.wagesInUsd, value: formatUsd(answers.wagesInUsd) },
          ...spouse.map((wages) => ({
            label: questions.spouseWagesInUsd,
            value: formatUsd(wages),
          })),
          { label: questions.profitInUsd, value: formatUsd(answers.profitInUsd) },
          ...(answers.state ? [{ label: questions.state, value: answers.state }] : []),
          ...furtherAnswers(answers),
        ],
      },
    ],
  };
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

/** For the CPA: the tax with what is ticked, line by line. */
function workingSection({ planned }: YearEndPlan): Section {
  return {
    heading: words.working,
    blocks: [
      {
        kind: "amounts",
        lines: [...planned.lines, planned.total].map(({ label, formula, value }) => ({
          label,
          note: formula,
          value: formatUsd(value),
        })),
      },
    ],
  };
}
