import { peopleAndHours } from "#calculations/rd-credit/who-does-it.ts";
import { practiceTypeNames } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import {
  type Answers,
  type SpecialtyAnswers,
  specialtyOf,
  toPracticeAnswers,
} from "../answers/answers.ts";

const words = rdCalculatorResult.summary;

export function summaryLines(answers: Answers, withSpecialties = true) {
  const specialties = answers.specialties.map((chosen) => ({
    label: specialtyOf(chosen).specialty.name,
    value: describe(chosen),
  }));
  const { onlySome } = toPracticeAnswers(answers);
  return [
    { label: words.practiceTypes, value: practiceTypeNames(answers.specialties).join(", ") },
    ...(withSpecialties ? specialties : []),
    { label: words.doctorWages, value: formatUsd(Number(answers.doctorWages)) },
    { label: words.staffWages, value: formatUsd(Number(answers.staffWages)) },
    { label: words.state, value: answers.state },
    {
      label: words.who,
      value: onlySome ? peopleAndHours(onlySome) : words.everyone,
    },
  ];
}

export function PracticeSummary(props: { answers: Answers; withSpecialties?: boolean }) {
  const { answers, withSpecialties } = props;
  return (
    <dl className="rd-summary tabular-digits">
      {summaryLines(answers, withSpecialties).map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 gap-y-0 py-2 border-t border-dashed border-line-strong leading-[1.45] first:border-t-0 first:pt-0"
        >
          <dt>{label}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function describe({ timePercentage, innovationLevel, activities }: SpecialtyAnswers): string {
  const count = activities.length;
  return fillIn(words.specialty, {
    time: timePercentage,
    innovation: innovationLevel,
    activities: count === 1 ? words.activity : fillIn(words.activities, { count }),
  });
}
