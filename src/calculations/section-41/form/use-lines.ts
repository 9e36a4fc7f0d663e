import { type ResearchFigureName, researchFigure } from "#tax-law/research-figures.ts";
import type { Entity, WorksheetYear } from "../inputs.ts";
import { eligibleSmallBusiness } from "./average-receipts.ts";
import {
  choose,
  type Expression,
  excess,
  given,
  input,
  largest,
  line,
  missing,
  part,
  product,
  share,
  smallest,
  usd,
} from "./expression.ts";
import type { LineName } from "./line-names.ts";

/**
 * A line of Form 6765, named by its number, or a line of ours beside the form, named by a word.
 * Each is rounded once: to the dollar, and the fixed-base percentage to 1/100 of 1%.
 */
export interface FormLine {
  readonly line: LineName;
  readonly section: (typeof formSections)[number] | "group";
  readonly unit: "usd" | "fraction";
  readonly expression: Expression;
}

export const formSections = ["F", "A", "B", "methods", "C", "D", "280C", "use"] as const;

export const linesOf =
  (section: FormLine["section"]) =>
  (name: LineName, expression: Expression, unit: FormLine["unit"] = "usd"): FormLine => ({
    line: name,
    section,
    unit,
    expression,
  });

/**
 * Both ways of section 280C after tax. Where a deduction is lost, they wait for the owner's rate. A
 * C corporation's is the rate by which section 280C(c)(2) reduces the credit, that of section 11(b).
 */
export function electionLines(
  taxYear: WorksheetYear,
  entity: Entity,
  credit: LineName,
  reduced: Expression,
) {
  const election = linesOf("280C");
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  const deductionLost = researchFigure("research-credit-280c-deduction-loss", taxYear);
  const isCorporation = entity === "c-corporation";
  const rate = isCorporation ? share(reduction) : input("ownerRate");
  const lost = deductionLost === 1 ? rate : product(share(deductionLost), rate);
  const atRate = (amount: Expression) =>
    isCorporation ? amount : choose(given("ownerRate"), amount, missing);
  return deductionLost === 0
    ? [election("full-after-tax", line(credit)), election("reduced-after-tax", reduced)]
    : [
        election("full-after-tax", atRate(product(excess(share(1), lost), line(credit)))),
        election("reduced-after-tax", atRate(reduced)),
      ];
}

/** The most that sections 38(c) and 41(g) let a taxpayer use this year, on the whole return. */
export function limitLines(taxYear: WorksheetYear, entity: Entity): FormLine[] {
  const use = linesOf("use");
  const figure = (name: ResearchFigureName) => researchFigure(name, taxYear);
  const isCorporation = entity === "c-corporation";
  // Section 38(c)(1)(B): of net regular tax; (6)(E): for a corporation of its net income tax.
  const taxed = isCorporation
    ? input("netIncomeTax")
    : choose(given("netRegularTax"), input("netRegularTax"), input("netIncomeTax"));
  const minimumTax = isCorporation
    ? usd(0)
    : choose(eligibleSmallBusiness(taxYear), usd(0), input("tentativeMinimumTax"));
  const limits = [
    use(
      "protected-tax",
      product(
        share(figure("general-business-credit-protected-share")),
        excess(taxed, usd(figure("general-business-credit-threshold"))),
      ),
    ),
    use("minimum-tax", minimumTax),
    // Without the tax the limit is unknown, not zero.
    use(
      "limit-38c",
      choose(
        given("netIncomeTax"),
        excess(input("netIncomeTax"), largest(line("minimum-tax"), line("protected-tax"))),
        missing,
      ),
    ),
  ];
  if (isCorporation) return [...limits, use("use-limit", line("limit-38c"))];
  // Section 41(g): an individual's credit from a business, against the tax on its income.
  const both = smallest(line("limit-38c"), line("cap-41g"));
  return [
    ...limits,
    use("cap-41g", choose(given("businessTax"), input("businessTax"), missing)),
    use("use-limit", choose(given("businessTax"), both, line("limit-38c"))),
  ];
}

export function usedLines(credit: LineName): FormLine[] {
  const use = linesOf("use");
  return [
    use("used-now", smallest(line(credit), line("use-limit"))),
    use("unused", excess(line(credit), line("used-now"))),
  ];
}

/** The lines of one owner of a partnership or S corporation, on that owner's own return. */
export function ownerLines(taxYear: WorksheetYear, entity: Entity): FormLine[] {
  return [
    linesOf("use")("k1", part(line("credit-to-use"))),
    linesOf("280C")("owner-full-credit", part(line("full-credit"))),
    ...electionLines(taxYear, entity, "owner-full-credit", part(line("reduced-credit"))),
    ...limitLines(taxYear, entity),
    ...usedLines("k1"),
  ];
}
