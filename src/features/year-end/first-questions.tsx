import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import type { EntryName } from "./entries.ts";
import { Question, type QuestionProps } from "./question.tsx";

/** With these a first list is shown. */
export function FirstQuestions(props: Omit<QuestionProps, "name">) {
  const names: readonly EntryName[] = [
    ...(["filing", "wagesInUsd"] as const),
    ...(props.entries.filing === "joint" ? (["spouseWagesInUsd"] as const) : []),
    ...(["profitInUsd", "state"] as const),
  ];
  return (
    <fieldset className="plan-fields">
      <legend className="mb-4 font-medium font-serif text-xl">
        {yearEndPlanWords.questions.heading}
      </legend>
      {names.map((name) => (
        <Question key={name} name={name} {...props} />
      ))}
    </fieldset>
  );
}
