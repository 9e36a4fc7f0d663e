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
  kind === "wages" ? wagesOf(component) : (component.amounts[kind] ?? 0);

/** What an examiner would ask about. A warning never blocks the worksheet. */
export function warningsFor(answers: WorksheetAnswers, worksheet: Worksheet): Warning[] {
  const { components } = answers;
  const [wages, supplies] = [answers.numbers.wages ?? 0, answers.numbers.supplies ?? 0];
  const totalWages = answers.numbers.totalWages ?? 0;
  const totalSupplies = answers.numbers.totalSupplies ?? 0;
  const wagesAbove80 = answers.numbers.wagesAbove80 ?? 0;
  const expenses = worksheet.amount("48");
  if (expenses === 0) return [];
  const warnings: Warning[] = [];
  if (components.length === 0) warnings.push({ id: "no-component" });
  else {
    for (const kind of memberExpenses) {
      const line = lineOf[kind];
      const sum = components.reduce((total, one) => total + spentOn(one, kind), 0);
      const amount = worksheet.amount(line);
      if (sum !== amount)
        warnings.push({ id: `${kind}-do-not-sum`, components: sum, line, amount });
    }
    const without = (is: (component: BusinessComponent) => boolean) =>
      components.flatMap((one, index) => (is(one) ? [index + 1] : []));
    const unnamed = without(({ name }) => name.trim() === "");
    const unsought = without(({ informationSought }) => informationSought.trim() === "");
    if (unnamed.length > 0) warnings.push({ id: "no-name", numbers: unnamed });
    if (unsought.length > 0) warnings.push({ id: "nothing-sought", numbers: unsought });
    const described = components.reduce((total, component) => total + expensesOf(component), 0);
    // The form of 2023 lists no components.
    if (!usesFaceOf2023(answers.taxYear) && described < describedShare * expenses)
      warnings.push({
        id: "components-below-share",
        describedAsFraction: described / expenses,
      });
  }
  if (totalWages > 0 && wages > unusualShareOfWages * totalWages)
    warnings.push({
      id: "most-wages-claimed",
      shareAsFraction: wages / totalWages,
    });
  if (totalSupplies > 0 && supplies >= unusualShareOfSupplies * totalSupplies)
    warnings.push({
      id: "most-supplies-claimed",
      shareAsFraction: supplies / totalSupplies,
    });
  if (wagesAbove80 > 0) warnings.push({ id: "wages-taken-whole", wages: wagesAbove80 });
  return warnings;
}
