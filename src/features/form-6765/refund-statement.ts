import { expenseLines } from "#calculations/section-41/form/line-names.ts";
import type { MemberExpense } from "#calculations/section-41/inputs.ts";
import type { Worksheet } from "#calculations/section-41/worksheet.ts";
import { largestFirst, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { packageWords } from "#content/calculators/form-6765-package.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import { inYear } from "./law-in-worksheet.ts";
import { componentName } from "./section-g.ts";

const words = packageWords.statement;

/** The three things that a refund claim must hold, as text to copy. Brackets are to be completed. */
export function refundStatement(answers: WorksheetAnswers, { amount }: Worksheet): string {
  const components = largestFirst(answers.components).map(({ component, number }, index) => ({
    number: index + 1,
    name: componentName(component, number),
    type: worksheetWords.components.types[component.type],
    sought: component.informationSought.trim()
      ? fillIn(words.sought, { sought: component.informationSought.trim().replace(/\.$/, "") })
      : "",
  }));
  const listed = (text: string) =>
    components.length === 0 ? [words.noComponent] : components.map((one) => fillIn(text, one));
  const total = (name: MemberExpense) =>
    fillIn(words[name], { amount: formatUsd(amount(expenseLines[name])) });
  return [
    words.title,
    inYear(words.taxpayer, answers.taxYear, {
      client: answers.workpaper.client.trim() || words.unnamed,
      year: answers.taxYear,
      credit: formatUsd(amount("30")),
    }),
    "",
    words.components,
    ...listed(words.component),
    "",
    words.activities,
    ...listed(words.activity).map((line) => line.replace(/ {2,}/g, " ")),
    "",
    words.totals,
    total("wages"),
    total("supplies"),
    total("contract"),
    ...(amount("44") > 0 ? [total("computers")] : []),
  ].join("\n");
}
