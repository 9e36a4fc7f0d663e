import { researchFigure } from "#tax-law/research-figures.ts";
import { sectionGSince } from "#tax-law/tax-year.ts";
import { usesFaceOf2023 } from "../form/face-of-2023.ts";
import { expenseLines } from "../form/line-names.ts";
import { type MemberExpense, memberExpenses } from "../inputs.ts";
import type { Worksheet } from "../worksheet.ts";
import {
  type BusinessComponent,
  expensesOf,
  type WorksheetAnswers,
  wagesOf,
} from "../worksheet-answers.ts";

/**
 * Shares of all wages and supplies above which claims were cut on examination, as one vendor
 * reports. These thresholds are ours, not the law's.
 */
const unusualShareOfWages = 0.7;
const unusualShareOfSupplies = 0.9;
/** Section G lists the largest components until this share of the expenses is described. */
const describedShare = researchFigure("research-section-g-component-share", sectionGSince);

export type Warning = Readonly<ReturnType<typeof warningsFor>[number]>;

const spentOn = (component: BusinessComponent, kind: MemberExpense): number =>
  kind === "wages" ? wagesOf(component) : (component[kind] ?? 0);

/** What an examiner would ask about. A warning never blocks the worksheet. */
export function warningsFor(answers: WorksheetAnswers, worksheet: Worksheet) {
  if (worksheet.amount("48") === 0) return [];
  const { wages, supplies, totalWages, totalSupplies, wagesAbove80 } = answers.numbers;
  const shareOfWages = (wages ?? 0) / (totalWages || Number.POSITIVE_INFINITY);
  const shareOfSupplies = (supplies ?? 0) / (totalSupplies || Number.POSITIVE_INFINITY);
  const warnings = [
    ...(answers.components.length === 0
      ? [{ id: "no-component" as const }]
      : componentWarnings(answers, worksheet)),
    shareOfWages > unusualShareOfWages && {
      id: "most-wages-claimed" as const,
      shareAsFraction: shareOfWages,
    },
    shareOfSupplies >= unusualShareOfSupplies && {
      id: "most-supplies-claimed" as const,
      shareAsFraction: shareOfSupplies,
    },
    !!wagesAbove80 && { id: "wages-taken-whole" as const, wages: wagesAbove80 },
  ];
  return warnings.filter((warning) => warning !== false);
}

function componentWarnings({ components, taxYear }: WorksheetAnswers, { amount }: Worksheet) {
  const without = (id: "no-name" | "nothing-sought", field: "name" | "informationSought") => {
    /** On the page. */
    const numbers = components.flatMap((one, index) => (one[field].trim() ? [] : [index + 1]));
    return numbers.length > 0 && { id, numbers };
  };
  const described = components.reduce((total, component) => total + expensesOf(component), 0);
  const describedAsFraction = described / amount("48");
  return [
    // The components' amounts of a kind and the line that they should add up to.
    ...memberExpenses.map((kind) => {
      const line = expenseLines[kind];
      const sum = components.reduce((total, one) => total + spentOn(one, kind), 0);
      const isSame = sum === amount(line);
      const id = `${kind}-do-not-sum` as const;
      return !isSame && { id, components: sum, line, amount: amount(line) };
    }),
    without("no-name", "name"),
    without("nothing-sought", "informationSought"),
    // The form of 2023 lists no components.
    !usesFaceOf2023(taxYear) &&
      described < describedShare * amount("48") && {
        id: "components-below-share" as const,
        describedAsFraction,
      },
  ];
}
