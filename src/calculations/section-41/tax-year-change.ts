import { memberExpenses, type WorksheetYear, worksheetYears } from "./inputs.ts";
import { computeWorksheet } from "./worksheet.ts";
import {
  emptyComponent,
  emptyOwner,
  emptyTaxYear,
  type OfTaxYear,
  recordOf,
  type WorksheetAnswers,
} from "./worksheet-answers.ts";

/** Facts of the practice rather than of one of its years. */
const ofThePractice = [
  "fixedBase" as const,
  ...([4, 5, 6, 7, 8, 9, 10] as const).flatMap(
    (year) => [`historyExpenses${year}`, `historyReceipts${year}`] as const,
  ),
];

/**
 * The same sheet for another tax year. No amount moves: what was entered stays with its year, and
 * the QREs of the year that is left (the whole group's) are kept with it. A year that was not open before begins with what
 * the practice keeps: owners and components by name, and the history.
 */
export function inTaxYear(answers: WorksheetAnswers, taxYear: WorksheetYear): WorksheetAnswers {
  if (taxYear === answers.taxYear) return answers;
  const expenses = computeWorksheet(answers).groupQres;
  const { [taxYear]: earlier = startOf(taxYear, answers), ...others } = answers.otherYears;
  return {
    ...answers,
    ...earlier,
    taxYear,
    qres: expenses > 0 ? { ...answers.qres, [answers.taxYear]: expenses } : answers.qres,
    otherYears: { ...others, [answers.taxYear]: ofTaxYear(answers) },
  };
}

/** Next year's sheet; `undefined` where the worksheet does not have that year yet. */
export function rollForward(answers: WorksheetAnswers): WorksheetAnswers | undefined {
  const next = worksheetYears.find((year) => year === answers.taxYear + 1);
  if (next === undefined) return undefined;
  const { otherYears: _, ...rolled } = inTaxYear({ ...answers, otherYears: {} }, next);
  const workpaper = { ...answers.workpaper, date: "", note: "" };
  return { ...rolled, workpaper, otherYears: {} };
}

function startOf(taxYear: WorksheetYear, answers: WorksheetAnswers): OfTaxYear {
  const empty = emptyTaxYear(taxYear);
  const { boxes, numbers, owners, group, components } = answers;
  const kept = Object.fromEntries(ofThePractice.map((name) => [name, numbers[name]]));
  const first = numbers.firstYearWithReceipts;
  const firstYearWithReceipts = first !== null && first <= taxYear ? first : null;
  const years = numbers.historyYears;
  const historyYears = years && Math.max(1, years + taxYear - answers.taxYear);
  const { simplifiedElected, controlledGroup, startUpHistory } = boxes;
  return {
    ...empty,
    boxes: { ...empty.boxes, simplifiedElected, controlledGroup, startUpHistory },
    numbers: { ...empty.numbers, ...kept, firstYearWithReceipts, historyYears },
    owners: owners.map(({ name, share }) => ({ ...emptyOwner, name, share })),
    group: {
      ...group,
      otherMembers: group.otherMembers.map((member) => ({
        ...member,
        ...recordOf(memberExpenses, null),
      })),
    },
    components: components.map(({ name, type }) => ({ ...emptyComponent, name, type })),
  };
}

function ofTaxYear(answers: WorksheetAnswers): OfTaxYear {
  const { workpaper, taxYear, entity, qres, receipts, otherYears, ...own } = answers;
  return own;
}
