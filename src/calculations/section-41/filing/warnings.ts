import { researchFigure } from "#tax-law/research-figures.ts";
import { sectionGSince } from "#tax-law/tax-year.ts";
import { usesFaceOf2023 } from "../form/face-of-2023.ts";
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

export type Warning =
  | { readonly id: "no-component" }
  /** The components' amounts of a kind and the line that they should add up to. */
  | {
      readonly id: `${MemberExpense}-do-not-sum`;
      readonly components: number;
      readonly line: (typeof lineOf)[MemberExpense];
      readonly amount: number;
    }
  /** The components' numbers on the page. */
  | { readonly id: "no-name" | "nothing-sought"; readonly numbers: readonly number[] }
  | { readonly id: "components-below-share"; readonly describedAsFraction: number }
  | { readonly id: "most-wages-claimed"; readonly shareAsFraction: number }
  | { readonly id: "most-supplies-claimed"; readonly shareAsFraction: number }
  | { readonly id: "wages-taken-whole"; readonly wages: number };

const lineOf = { wages: "42", supplies: "43", computers: "44", contract: "45" } as const;

const spentOn = (component: BusinessComponent, kind: MemberExpense): number =>
  kind === "wages" ? wagesOf(component) : (component[kind] ?? 0);

/** What an examiner would ask about. A warning never blocks the worksheet. */
export function warningsFor(answers: WorksheetAnswers, worksheet: Worksheet): Warning[] {
  if (worksheet.amount("48") === 0) return [];
  const { wages, supplies, totalWages, totalSupplies, wagesAbove80 } = answers.numbers;
  const shareOfWages = (wages ?? 0) / (totalWages || Number.POSITIVE_INFINITY);
  const shareOfSupplies = (supplies ?? 0) / (totalSupplies || Number.POSITIVE_INFINITY);
  const warnings: (Warning | false)[] = [
    ...(answers.components.length === 0
      ? [{ id: "no-component" } as const]
      : componentWarnings(answers, worksheet)),
    shareOfWages > unusualShareOfWages && {
      id: "most-wages-claimed",
      shareAsFraction: shareOfWages,
    },
    shareOfSupplies >= unusualShareOfSupplies && {
      id: "most-supplies-claimed",
      shareAsFraction: shareOfSupplies,
    },
    !!wagesAbove80 && { id: "wages-taken-whole", wages: wagesAbove80 },
  ];
  return warnings.filter((warning) => warning !== false);
}

function componentWarnings(
  { components, taxYear }: WorksheetAnswers,
  { amount }: Worksheet,
): (Warning | false)[] {
  const without = (id: "no-name" | "nothing-sought", field: "name" | "informationSought") => {
    const numbers = components.flatMap((one, index) => (one[field].trim() ? [] : [index + 1]));
    return numbers.length > 0 && { id, numbers };
  };
  const described = components.reduce((total, component) => total + expensesOf(component), 0);
  const describedAsFraction = described / amount("48");
  return [
    ...memberExpenses.map((kind): Warning | false => {
      const line = lineOf[kind];
      const sum = components.reduce((total, one) => total + spentOn(one, kind), 0);
      const isSame = sum === amount(line);
      return !isSame && { id: `${kind}-do-not-sum`, components: sum, line, amount: amount(line) };
    }),
    without("no-name", "name"),
    without("nothing-sought", "informationSought"),
    // The form of 2023 lists no components.
    !usesFaceOf2023(taxYear) &&
      described < describedShare * amount("48") && {
        id: "components-below-share",
        describedAsFraction,
      },
  ];
}
