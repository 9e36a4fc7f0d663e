import { type ExampleName, isExampleName } from "#calculations/section-41/example-files.ts";
import type { PlainLine } from "#calculations/section-41/form/line-names.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  expensesOf,
  largestFirst,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import dental from "#content/calculators/form-6765-examples/dental-practice.json" with {
  type: "json",
};
import medical from "#content/calculators/form-6765-examples/medical-practice.json" with {
  type: "json",
};
import { fillIn } from "#wording/fill-in.ts";
import { formatFractionFixed, formatUsd } from "#wording/numbers.ts";

/** The worksheet's own reader checks the files in a test. */
const answersOf = {
  "dental-practice": dental.answers as WorksheetAnswers,
  "medical-practice": medical.answers as WorksheetAnswers,
} satisfies Record<ExampleName, WorksheetAnswers>;

/** An example of the Form 6765 worksheet as articles print it: `props.form6765("dental-practice")`. */
export function form6765Example(name: string) {
  if (!isExampleName(name)) throw new Error(`There is no example of Form 6765 named “${name}”.`);
  const answers = answersOf[name];
  const { taxYear } = answers;
  const worksheet = computeWorksheet(answers);

  function row(line: PlainLine) {
    const computed = worksheet.lines.find((one) => one.line === line);
    if (!computed) throw new Error(`Form 6765 has no line ${line}.`);
    const { value, unit, working } = computed;
    const label = fillIn(worksheetWords.lines[line], {
      threeYears: `${taxYear - 3} to ${taxYear - 1}`,
      fourYears: `${taxYear - 4} to ${taxYear - 1}`,
    });
    return {
      label: `${line}. ${label}`,
      value: unit === "usd" ? formatUsd(value ?? 0) : formatFractionFixed(value ?? 0, 2),
      ...(working ? { formula: working } : {}),
    };
  }

  return {
    name,
    amount: worksheet.amount,
    /** Lines of the form for an `ExampleSlip`. */
    rows: (lines: readonly PlainLine[]) => lines.map(row),
    row,
    /** As Section G lists them. */
    components: largestFirst(answers.components).map(({ component }) => ({
      ...component,
      expenses: expensesOf(component),
    })),
  };
}
