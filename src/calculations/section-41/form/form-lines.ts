import { researchFigure } from "#tax-law/research-figures.ts";
import { withoutBinaryNoise } from "../../rounding.ts";
import { type Entity, type MemberExpense, memberExpenses, type WorksheetYear } from "../inputs.ts";
import { passesCreditOn } from "../worksheet-answers.ts";
import { averageReceipts } from "./average-receipts.ts";
import {
  all,
  any,
  atMost,
  attached,
  below,
  type Condition,
  choose,
  count,
  type Expression,
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
import { usesFaceOf2023 } from "./face-of-2023.ts";
import { expenseLines, type RegularLine, type SimplifiedLine } from "./line-names.ts";
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
    given("receiptsThisYear"),
    below(
      input("receiptsThisYear"),
      usd(researchFigure("research-payroll-offset-receipts-limit", taxYear)),
    ),
    given("firstYearWithReceipts"),
    atMost(count(firstPayrollOffsetYear(taxYear)), input("firstYearWithReceipts")),
  );
}

/** The QREs of the return by kind: lines 42 to 45, also where the form has the group's there. */
export const ownExpenses: Readonly<Record<MemberExpense, Expression>> = {
  wages: input("wages"),
  supplies: input("supplies"),
  computers: input("computers"),
  contract: product(input("contractShare"), input("contract")),
};

/**
 * Section 41(f)(1) makes a group one taxpayer: its lines are computed for the attachment, and each
 * member has a part of its credit. The form of a member that files its own return has the member's
 * own expenses (instructions of 2025, lines 5 and 20); that of 2023 has the group's.
 */
export function formLines(taxYear: WorksheetYear, entity: Entity, inGroup: boolean): FormLine[] {
  const rate = (name: Parameters<typeof researchFigure>[0]) => share(researchFigure(name, taxYear));
  const amount = (name: Parameters<typeof researchFigure>[0]) => usd(researchFigure(name, taxYear));
  const [f, a, b, c, d] = [linesOf("F"), linesOf("A"), linesOf("B"), linesOf("C"), linesOf("D")];
  const [compare, election, use] = [linesOf("methods"), linesOf("280C"), linesOf("use")];
  const passesOn = passesCreditOn(entity);
  const of2023 = usesFaceOf2023(taxYear);

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

  const group = linesOf("group");
  const isAttached = inGroup && !of2023;
  const [regular, simplified] = isAttached ? [group, group] : [a, b];
  const at = <Name extends RegularLine | SimplifiedLine>(name: Name) =>
    isAttached ? (`group-${name}` as const) : name;
  const ofGroup = (kind: MemberExpense) =>
    inGroup && of2023 ? sum(ownExpenses[kind], input(`others-${kind}`)) : ownExpenses[kind];
  const others = memberExpenses.map((kind) => input(`others-${kind}`));
  const expenses = line(isAttached ? "group-48" : "48");
  const wholeSimplified = sum(line("19"), line(at("24")));

  return [
    ...memberExpenses.map((kind) => f(expenseLines[kind], ofGroup(kind))),
    ...(of2023
      ? [f("48", sum(line("42"), line("43"), line("44"), line("45")))]
      : [
          f("46", usd(0)),
          f("47", sum(line("45"), line("46"))),
          f("48", sum(line("42"), line("43"), line("44"), line("47"))),
        ]),
    ...(isAttached ? [group("group-48", sum(line("48"), ...others))] : []),

    a("1", usd(0)),
    a("2", usd(0)),
    a("3", usd(0)),
    a("4", excess(line("2"), line("3"))),
    ...(of2023 ? [] : [a("5", line("48"))]),
    regular(at("6"), smallest(rate("research-fixed-base-maximum"), fixedBase), "fraction"),
    regular(at("7"), averageReceipts(taxYear)),
    regular(at("8"), product(line(at("6"), "fraction"), line(at("7")))),
    regular(at("9"), excess(expenses, line(at("8")))),
    regular(at("10"), product(rate("research-minimum-base-share"), expenses)),
    regular(at("11"), smallest(line(at("9")), line(at("10")))),
    regular(at("12"), sum(line("1"), line("4"), line(at("11")))),
    // Without the election: each member reduces its own part (Treas. Reg. 1.280C-4(b)).
    ...(inGroup ? [group("group-13", product(share(regularRate), line(at("12"))))] : []),
    ...(isAttached ? regularLines.map((name) => a(name, attached)) : []),

    b("14", usd(0)),
    b("15", usd(0)),
    b("16", usd(0)),
    b("17", excess(line("15"), line("16"))),
    b("18", sum(line("14"), line("17"))),
    b("19", product(share(regularRate), line("18"))),
    // Section B of that face repeats them.
    ...(of2023 ? memberExpenses.map((kind) => b(`b-${kind}`, line(expenseLines[kind]))) : []),
    b("20", line("48")),
    simplified(at("21"), sum(...expensesBefore)),
    simplified(at("22"), quotient(line(at("21")), count(6))),
    simplified(at("23"), excess(isAttached ? expenses : line("20"), line(at("22")))),
    simplified(
      at("24"),
      choose(
        any(...expensesBefore.map((expenses) => atMost(expenses, usd(0)))),
        product(
          rate("research-credit-simplified-rate-without-history"),
          isAttached ? expenses : line("20"),
        ),
        product(rate("research-credit-simplified-rate"), line(at("23"))),
      ),
    ),
    simplified(at("25"), wholeSimplified),
    ...(isAttached ? simplifiedLines.map((name) => b(name, attached)) : []),

    ...(inGroup
      ? [
          group("group-26", line(at("25"))),
          group("group-credit", fromOpenMethods(line("group-13"), line("group-26"))),
        ]
      : []),

    // Lines of ours: both methods, with and without the election.
    compare(
      "regular-full",
      inGroup ? part(line("group-13")) : product(share(regularRate), line("12")),
    ),
    compare(
      "regular-reduced",
      choose(
        mayElect,
        inGroup
          ? product(keptShare, line("regular-full"))
          : product(share(reducedRegularRate), line("12")),
        missing,
      ),
    ),
    compare("simplified-full", inGroup ? part(line("group-26")) : line("25")),
    compare(
      "simplified-reduced",
      choose(mayElect, product(keptShare, line("simplified-full")), missing),
    ),
    a(
      "13",
      inGroup
        ? choose(reduced, product(keptShare, line("regular-full")), part(line("group-13")))
        : product(choose(reduced, share(reducedRegularRate), share(regularRate)), line("12")),
    ),
    b(
      "26",
      choose(
        reduced,
        product(keptShare, line("simplified-full")),
        inGroup ? part(line("group-26")) : line("25"),
      ),
    ),

    c("27", usd(0)),
    c("28", excess(fromOpenMethods(line("13"), line("26")), line("27"))),
    c("29", usd(0)),
    c("30", sum(line("28"), line("29"))),

    // Lines of ours: the credit with and without the election, before and after the owner's tax.
    election("full-credit", fromOpenMethods(line("regular-full"), line("simplified-full"))),
    election(
      "reduced-credit",
      choose(
        mayElect,
        fromOpenMethods(line("regular-reduced"), line("simplified-reduced")),
        product(keptShare, line("full-credit")),
      ),
    ),
    ...(passesOn
      ? []
      : [
          ...electionLines(taxYear, entity, "full-credit", line("reduced-credit")),
          ...limitLines(taxYear, entity),
        ]),

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
        : excess(line("30"), choose(given("netIncomeTax"), line("use-limit"), usd(0))),
    ),
    d("36", smallest(line("28"), line("34"), ...carriedForward)),

    use("credit-to-use", excess(line("30"), line("36"))),
    ...(passesOn ? [] : usedLines("credit-to-use")),
  ];
}

const regularLines = ["6", "7", "8", "9", "10", "11", "12"] as const;
const simplifiedLines = ["21", "22", "23", "24", "25"] as const;
