import { practiceTypeNames } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { type Answers, type SpecialtyAnswers, specialtyOf } from "../answers/answers.ts";

const words = rdCalculatorResult.summary;

interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

export function summaryLines(answers: Answers, withSpecialties = true): SummaryLine[] {
  const specialties = answers.specialties.map((chosen) => ({
    label: specialtyOf(chosen).specialty.name,
    value: describe(chosen),
  }));
  return [
    { label: words.practiceTypes, value: practiceTypeNames(answers.specialties).join(", ") },
    ...(withSpecialties ? specialties : []),
    { label: words.doctorWages, value: formatUsd(Number(answers.doctorWages)) },
    { label: words.staffWages, value: formatUsd(Number(answers.staffWages)) },
    { label: words.state, value: answers.state },
  ];
}

export function PracticeSummary(props: { answers: Answers; withSpecialties?: boolean }) {
  const { answers, withSpecialties } = props;
  return (
    <dl className="rd-summary tabular-digits">
      {summaryLines(answers, withSpecialties).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
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
