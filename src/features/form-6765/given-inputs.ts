import { historyYearsNeeded } from "#calculations/section-41/start-up-fixed-base.ts";
import { amountNames, type WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";

const { labels, options, spreadsheet } = worksheetWords;

/** Everything that was entered, by the label of its field, for the printed pages. */
export function givenInputs(answers: WorksheetAnswers): { label: string; value: string }[] {
  const yesOrNo = (value: boolean) => (value ? spreadsheet.yes : spreadsheet.no);
  const amounts = amountNames
    .filter((name) => answers.amounts[name] > 0)
    .map((name) => ({ label: labels[name], value: formatUsd(answers.amounts[name]) }));
  return [
    { label: labels.taxYear, value: String(answers.taxYear) },
    { label: labels.returnKind, value: options[answers.returnKind] },
    { label: labels.entity, value: options[answers.entity] },
    { label: labels.controlledGroup, value: yesOrNo(answers.controlledGroup) },
    ...amounts,
    { label: labels.contractShare, value: formatFraction(answers.contractShareAsFraction) },
    ...fixedBase(answers),
    ...(answers.firstYearWithReceipts === null
      ? []
      : [{ label: labels.firstYearWithReceipts, value: String(answers.firstYearWithReceipts) }]),
    { label: labels.ownerRate, value: formatFraction(answers.ownerRateAsFraction) },
    { label: labels.reducedCredit, value: yesOrNo(answers.reducedCredit) },
    { label: labels.payrollOffset, value: yesOrNo(answers.payrollOffset) },
  ];
}

function fixedBase(answers: WorksheetAnswers): { label: string; value: string }[] {
  if (answers.fixedBaseFrom === "percentage")
    return answers.fixedBaseAsFraction === null
      ? []
      : [{ label: labels.fixedBase, value: formatFraction(answers.fixedBaseAsFraction) }];
  return [
    { label: labels.historyYears, value: String(answers.historyYears) },
    ...historyYearsNeeded(answers.historyYears).flatMap((year) => [
      {
        label: fillIn(labels.historyExpenses, { year }),
        value: formatUsd(answers.historyExpenses[year - 1] ?? 0),
      },
      {
        label: fillIn(labels.historyReceipts, { year }),
        value: formatUsd(answers.historyReceipts[year - 1] ?? 0),
      },
    ]),
  ];
}
