import { researchFigure } from "#tax-law/research-figures.ts";
import { withoutBinaryNoise } from "../../rounding.ts";
import type { Entity, WorksheetYear } from "../inputs.ts";
import { passesCreditOn } from "../worksheet-answers.ts";
import { averageReceipts } from "./average-receipts.ts";
import {
  all,
  any,
  atMost,
  below,
  type Condition,
  choose,
  count,
  excess,
  given,
  input,
  is,
  line,
  missing,
  part,
  product,
  quotient,
  share,
  smallest,
  sum,
  ticked,
  usd,
} from "./expression.ts";
import { repeatedInSectionB, usesFaceOf2023 } from "./face-of-2023.ts";
import type { LineName } from "./line-names.ts";
import { fromOpenMethods } from "./open-methods.ts";
import { startUpFixedBase } from "./start-up-fixed-base.ts";
import { electionLines, type FormLine, limitLines, linesOf, usedLines } from "./use-lines.ts";

/** The earliest first year with receipts that allows the payroll offset: four years earlier. */
export function firstPayrollOffsetYear(taxYear: WorksheetYear): number {
  return taxYear - researchFigure("research-payroll-offset-period-years", taxYear) + 1;
}

/** Receipts below the limit, none before the five years, and a timely original return. */
export function payrollOffsetAllowed(taxYear: WorksheetYear): Condition {
  return all(
    is("returnKind", "timely"),
    below(
      input("receiptsThisYear"),
      usd(researchFigure("research-payroll-offset-receipts-limit", taxYear)),
    ),
    given("firstYearWithReceipts"),
    atMost(count(firstPayrollOffsetYear(taxYear)), input("firstYearWithReceipts")),
  );
}

/** Section 41(f)(1): the lines compute the group's credit, and each member has a part of it. */
const inGroup = ticked("controlledGroup");

export function formLines(taxYear: WorksheetYear, entity: Entity): FormLine[] {
  const rate = (name: Parameters<typeof researchFigure>[0]) => share(researchFigure(name, taxYear));
  const amount = (name: Parameters<typeof researchFigure>[0]) => usd(researchFigure(name, taxYear));
  const [f, a, b, c, d] = [linesOf("F"), linesOf("A"), linesOf("B"), linesOf("C"), linesOf("D")];
  const [compare, election, use] = [linesOf("methods"), linesOf("280C"), linesOf("use")];
  const passesOn = passesCreditOn(entity);
  const of2023 = usesFaceOf2023(taxYear);
  const expenses = line(of2023 ? "48" : "5");

  const mayElect = is("returnKind", "timely");
  const reduced = all(ticked("reducedCredit"), mayElect);
  const reduction = researchFigure("research-credit-280c-reduction", taxYear);
  const keptShare = share(1 - reduction);
  const regularRate = researchFigure("research-credit-maximum-rate", taxYear);
  const reducedRegularRate = withoutBinaryNoise(regularRate * (1 - reduction));
  const expensesBefore = [input("qre1"), input("qre2"), input("qre3")];
  const fixedBase = choose(
    ticked("startUpHistory"),
    startUpFixedBase(researchFigure("research-start-up-fixed-base", taxYear)),
    choose(given("fixedBase"), input("fixedBase"), missing),
  );
  const carriedForward = passesOn ? [] : [line("35")];
  const fullCredit = fromOpenMethods(line("regular-full"), line("simplified-full"));

  return [
    f("42", input("wages")),
    f("43", input("supplies")),
    f("44", input("computers")),
    f("45", product(input("contractShare"), input("contract"))),
    ...(of2023
      ? [f("48", sum(line("42"), line("43"), line("44"), line("45")))]
      : [
          f("46", usd(0)),
          f("47", sum(line("45"), line("46"))),
          f("48", sum(line("42"), line("43"), line("44"), line("47"))),
        ]),

    a("1", usd(0)),
    a("2", usd(0)),
    a("3", usd(0)),
    a("4", excess(line("2"), line("3"))),
    ...(of2023 ? [] : [a("5", line("48"))]),
    a("6", smallest(rate("research-fixed-base-maximum"), fixedBase), "fraction"),
    a("7", averageReceipts(taxYear)),
    a("8", product(line("6", "fraction"), line("7"))),
    a("9", excess(expenses, line("8"))),
    a("10", product(rate("research-minimum-base-share"), expenses)),
    a("11", smallest(line("9"), line("10"))),
    a("12", sum(line("1"), line("4"), line("11"))),
    a("13", product(choose(reduced, share(reducedRegularRate), share(regularRate)), line("12"))),

    b("14", usd(0)),
    b("15", usd(0)),
    b("16", usd(0)),
    b("17", excess(line("15"), line("16"))),
    b("18", sum(line("14"), line("17"))),
    b("19", product(share(regularRate), line("18"))),
    ...(of2023
      ? Object.entries(repeatedInSectionB).map(([name, of]) => b(name as LineName, line(of)))
      : []),
    b("20", line("48")),
    b("21", sum(...expensesBefore)),
    b("22", quotient(line("21"), count(6))),
    b("23", excess(line("20"), line("22"))),
    b(
      "24",
      choose(
        any(...expensesBefore.map((expenses) => atMost(expenses, usd(0)))),
        product(rate("research-credit-simplified-rate-without-history"), line("20")),
        product(rate("research-credit-simplified-rate"), line("23")),
      ),
    ),
    b("25", sum(line("19"), line("24"))),
    b("26", choose(reduced, product(keptShare, line("25")), line("25"))),

    // Lines of ours: both methods, with and without the election.
    compare("regular-full", product(share(regularRate), line("12"))),
    compare(
      "regular-reduced",
      choose(mayElect, product(share(reducedRegularRate), line("12")), missing),
    ),
    compare("simplified-full", line("25")),
    compare("simplified-reduced", choose(mayElect, product(keptShare, line("25")), missing)),

    c("27", usd(0)),
    c("28", excess(fromOpenMethods(line("13"), line("26")), line("27"))),
    c("29", usd(0)),
    c("30", sum(line("28"), line("29"))),

    // A line of ours: what this member of a controlled group has of line 30.
    c("member-share", choose(inGroup, part("members", line("30")), line("30"))),

    // Lines of ours: the credit with and without the election, before and after the owner's tax.
    election(
      "full-credit",
      choose(
        all(inGroup, below(usd(0), line("30"))),
        product(fullCredit, quotient(line("member-share"), line("30"))),
        fullCredit,
      ),
    ),
    ...(passesOn
      ? []
      : [...electionLines(taxYear, entity, "full-credit"), ...limitLines(taxYear, entity)]),

    d(
      "34",
      choose(
        all(ticked("payrollOffset"), payrollOffsetAllowed(taxYear)),
        smallest(input("payrollAmount"), amount("research-payroll-offset-maximum"), line("28")),
        usd(0),
      ),
    ),
    // A partnership or S corporation skips line 35: the limits apply on its owners' returns.
    d(
      "35",
      passesOn
        ? missing
        : excess(line("member-share"), choose(given("netIncomeTax"), line("use-limit"), usd(0))),
    ),
    // Without a group the first is line 28.
    d("36", smallest(line("member-share"), line("34"), ...carriedForward)),

    use("credit-to-use", excess(line("member-share"), line("36"))),
    ...(passesOn ? [] : usedLines("credit-to-use")),
  ];
}
