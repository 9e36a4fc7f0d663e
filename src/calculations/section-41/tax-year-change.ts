import { taxYearDays } from "#tax-law/tax-year-days.ts";
import { historyNames, memberExpenses, type WorksheetYear, worksheetYears } from "./inputs.ts";
import { computeWorksheet } from "./worksheet.ts";
import {
  emptyComponent,
  emptyOwner,
  emptyTaxYear,
  type OfTaxYear,
  passesCreditOn,
  recordOf,
  type WorksheetAnswers,
} from "./worksheet-answers.ts";

/** Facts of the practice rather than of one of its years. */
const ofThePractice = ["fixedBase" as const, ...historyNames];

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

/**
 * Next year's sheet; `undefined` where the worksheet does not have that year yet. Elections stay,
 * and so does an amended or late return, unless the next one can still be timely. `today` is
 * YYYY-MM-DD.
 */
export function rollForward(
  answers: WorksheetAnswers,
  today: string,
): WorksheetAnswers | undefined {
  const next = worksheetYears.find((year) => year === answers.taxYear + 1);
  if (next === undefined) return undefined;
  const { otherYears: _, ...rolled } = inTaxYear({ ...answers, otherYears: {} }, next);
  const workpaper = { ...answers.workpaper, date: "", note: "" };
  const { boxes, returnKind, methodUsed } = answers;
  const used = computeWorksheet(answers).usedMethod;
  // Treas. Reg. 1.41-9(b)(3): only Section A of an original, timely return ends the election.
  const ends = returnKind === "timely" && used === "regular";
  const simplifiedElected = used === "simplified" || (boxes.simplifiedElected && !ends);
  const { reducedCredit, payrollOffset } = boxes;
  const due = passesCreditOn(answers.entity) ? "extended-entity-return" : "extended-return";
  const isTimely = today <= taxYearDays(next)[due];
  return {
    ...rolled,
    ...{ workpaper, methodUsed, otherYears: {} },
    returnKind: isTimely ? "timely" : returnKind === "late" ? "late" : "amended",
    boxes: { ...rolled.boxes, simplifiedElected, reducedCredit, payrollOffset },
  };
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
