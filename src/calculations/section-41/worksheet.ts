import { researchFigure } from "#tax-law/research-figures.ts";
import {
  eligibleSmallBusiness,
  isFirstYear,
  receiptsMissing,
  yearsBefore,
} from "./form/average-receipts.ts";
import { computeLines } from "./form/compute-lines.ts";
import { holds, type Numbers } from "./form/expression.ts";
import { formLines, payrollOffsetAllowed } from "./form/form-lines.ts";
import type { LineName } from "./form/line-names.ts";
import { type OnlyOpen, onlyOpenMethod } from "./form/open-methods.ts";
import type { MemberExpense, NumberName } from "./inputs.ts";
import { memberPart, spentOn } from "./owners/group.ts";
import { computeOwners, ownersOf, ratesTogether } from "./owners/owners.ts";
import { numberOf, passesCreditOn, type WorksheetAnswers } from "./worksheet-answers.ts";

export type MissingForRegular =
  | { readonly id: "fixed-base" | "history-years" | "history-receipts" | "receipts" }
  /** Tax years in which the practice existed, by the other answers. */
  | { readonly id: "receipts-of-years"; readonly years: readonly number[] };

export type Worksheet = Readonly<ReturnType<typeof computeWorksheet>>;
type Method = "regular" | "simplified" | "equal" | "none";

export function computeWorksheet(answers: WorksheetAnswers) {
  const { taxYear } = answers;
  const given: Numbers = {
    input: (name) => {
      const [, kind] = name.split("others-") as [string, MemberExpense?];
      return kind
        ? spentOn(kind, answers.group.otherMembers)
        : numberOf(answers, name as NumberName);
    },
    ticked: (name) => answers.boxes[name],
    choice: (name) => answers[name],
    line: (name) => {
      throw new Error(`Line ${name} is not computed yet.`);
    },
    part: (whole) => memberPart(answers, whole),
  };
  const inGroup = answers.boxes.controlledGroup;
  const form = formLines(taxYear, answers.entity, inGroup);
  const { lines, numbers, values } = computeLines(form, given);
  /** Of the whole group, where the form of a member does not have it. */
  const whole = (name: "6" | "7" | "48") => values.get(`group-${name}`) ?? values.get(name) ?? null;
  const owners = computeOwners(answers, numbers);
  /** The amount of a line, all owners' together if it is theirs; 0 where it is not available. */
  const amount = (line: LineName): number =>
    values.get(line) ?? owners.reduce((sum, owner) => sum + owner.amount(line), 0);
  const onlyOpen = onlyOpenMethod(numbers);
  const method = largerMethod(values.get("13") ?? null, amount("26"), onlyOpen);
  const chosen = onlyOpen || answers.methodUsed === "larger" ? method : answers.methodUsed;
  return {
    lines,
    /** A member of a controlled group: the lines are its own, and those of `group` the group's. */
    inGroup,
    /** Line 48, of the whole group in a group. */
    groupQres: whole("48") ?? 0,
    /** Of a partnership or S corporation; else empty. */
    owners,
    amount,
    /** The method that gives the larger credit, of those that are open. */
    method,
    usedMethod: amount("28") === 0 ? ("none" as const) : chosen,
    onlyOpen,
    /** Empty where the regular method is available. */
    missingForRegular: [
      ...(whole("6") === null ? [missingForFixedBase(answers)] : []),
      ...(whole("7") === null ? [missingReceipts(numbers, answers)] : []),
    ],
    firstYear: holds(isFirstYear(taxYear), numbers),
    /** Tax years before this one without qualified expenses: line 24 then takes the lower rate. */
    yearsWithoutExpenses: yearsBefore
      .filter(({ expenses }) => expenses && (numberOf(answers, expenses) ?? 0) === 0)
      .map(({ before }) => taxYear - before),
    reducedCredit: betterElection(answers),
    payrollOffset: holds(payrollOffsetAllowed(taxYear), numbers)
      ? ("eligible" as const)
      : ("not-eligible" as const),
    eligibleSmallBusiness: holds(eligibleSmallBusiness(taxYear), numbers),
  };
}

function largerMethod(regular: number | null, simplified: number, onlyOpen: OnlyOpen): Method {
  if (onlyOpen === "regular-claimed") return regular ? "regular" : "none";
  if (onlyOpen) return simplified ? "simplified" : "none";
  if ((regular ?? 0) === 0 && simplified === 0) return "none";
  if (regular === null || regular < simplified) return "simplified";
  return regular === simplified ? "equal" : "regular";
}

function missingForFixedBase({ boxes, numbers }: WorksheetAnswers): MissingForRegular {
  if (!boxes.startUpHistory) return { id: "fixed-base" };
  return { id: numbers.historyYears ? "history-receipts" : "history-years" };
}

function missingReceipts(numbers: Numbers, { taxYear }: WorksheetAnswers): MissingForRegular {
  const years = yearsBefore
    .filter((year) => holds(receiptsMissing(year, taxYear), numbers))
    .map(({ before }) => taxYear - before);
  return years.length > 0 ? { id: "receipts-of-years", years } : { id: "receipts" };
}

/**
 * The election is possible on an original, timely return only. It pays where the tax on the
 * deduction that is lost without it exceeds the reduction: above 21% since 2025, never for 2023 and
 * 2024. A C corporation pays the rate of the reduction itself, so both ways leave the same. With a
 * small credit, both amounts may round to the same dollar.
 */
function betterElection(
  answers: WorksheetAnswers,
): "elect" | "full" | "not-available" | "rate-missing" {
  const { taxYear, returnKind, entity, numbers } = answers;
  if (returnKind !== "timely") return "not-available";
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  const deductionLost = researchFigure("research-credit-280c-deduction-loss", taxYear);
  if (deductionLost === 0 || entity === "c-corporation") return "full";
  const rate = passesCreditOn(entity) ? ratesTogether(ownersOf(answers)) : numbers.ownerRate;
  if (rate === null) return "rate-missing";
  return deductionLost * rate > reduction ? "elect" : "full";
}
