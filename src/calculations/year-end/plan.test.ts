import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FilingStatus } from "#tax-law/brackets.ts";
import { figure } from "#tax-law/look-up.ts";
import { findYearEndLaw, yearEndLaw } from "#tax-law/year-end-law.ts";
import { sumOf } from "../working-line.ts";
import { emptyYearEndAnswers, questionsInOrder, type YearEndAnswers } from "./answers.ts";
import { planYearOn } from "./days.ts";
import { federalTax } from "./federal-tax.ts";
import { type MoveId, moveIds } from "./moves.ts";
import { yearEndPlan } from "./plan.ts";
import { planLawOn } from "./plan-law.ts";
import { taxOnGains } from "./tax-on-gains.ts";
import { householdWith } from "./with-moves.ts";
import { workedYearEnds } from "./year-end.examples.ts";

const law = yearEndLaw(2026);
const november = "2026-11-18";

/** Invented at random; `npm run test:all` invents more. */
const households = process.env.TEST_ALL ? 2_000 : 300;

function compute(
  answers: Partial<YearEndAnswers>,
  ticked: readonly MoveId[] = [],
  today = november,
) {
  const plan = yearEndPlan({ ...emptyYearEndAnswers, ...answers }, law, today, new Set(ticked));
  if (plan.kind === "not-computable") throw new Error(plan.message);
  const row = (id: MoveId) => {
    const found = plan.moves.find((move) => move.id === id);
    if (!found) throw new Error(`no row ${id}`);
    return found;
  };
  return { ...plan, row };
}

it.each(Object.entries(workedYearEnds))(
  "the worked examples: %s",
  (_, { answers, tax, rows = {}, furtherRows = {} }) => {
    const plan = compute(answers, tax.ticked);
    expect(plan.asIs.totalInUsd).toBe(tax.asIs);
    for (const [id, [possibleInUsd, savesInUsd]] of Object.entries(rows))
      expect(plan.row(id as MoveId), id).toMatchObject({ possibleInUsd, savesInUsd });
    for (const [id, expected] of Object.entries(furtherRows))
      expect(plan.row(id as MoveId), id).toMatchObject(expected);
    expect(plan.planned.totalInUsd).toBe(tax.planned);
    expect(plan.differenceInUsd).toBe(tax.asIs - tax.planned);
  },
);

describe("at each threshold", () => {
  it.each([
    ["single", 200_000],
    ["joint", 250_000],
    ["separate", 125_000],
    ["head-of-household", 200_000],
  ] as const)("the additional Medicare tax of a %s return begins above %d", (filing, start) => {
    const taxOn = (wagesInUsd: number) =>
      compute({ filing, wagesInUsd }).asIs.additionalMedicareTaxInUsd;
    expect([taxOn(start), taxOn(start + 1_000)]).toEqual([0, 9]);
  });

  it("wages, deferred or not, use up the base of the Social Security part", () => {
    const base = figure("social-security-wage-base", 2026).value;
    const taxWith = (wagesInUsd: number) =>
      compute({ wagesInUsd, profitInUsd: 100_000, deferredInUsd: 24_500 }).asIs.selfEmployment
        .taxInUsd;
    // 2.9% × 92,350, and 12.4% × 1,000 more
    expect([taxWith(base), taxWith(base - 1_000)]).toEqual([2_678, 2_802]);
  });

  it.each([
    [433, 0],
    [434, 61],
  ])("a profit of %d bears %d of self-employment tax", (profitInUsd, tax) => {
    expect(compute({ profitInUsd }).asIs.selfEmployment.taxInUsd).toBe(tax);
  });

  it.each([
    ["joint", 400_000, 4_400],
    ["joint", 400_001, 4_350],
    ["joint", 487_001, 0],
    ["single", 200_000, 4_400],
    ["head-of-household", 201_000, 4_350],
    ["separate", 201_001, 4_300],
  ] as const)("the child credit of a %s return at %d is %d", (filing, wagesInUsd, credit) => {
    expect(compute({ filing, wagesInUsd, childrenUnder17: 2 }).asIs.childCreditInUsd).toBe(credit);
  });

  it.each([
    [49, undefined, 24_500],
    [50, undefined, 32_500],
    [59, "yes", 32_500],
    [60, "yes", 35_750],
    [60, "no", 32_500],
    [63, "yes", 35_750],
    [64, "yes", 32_500],
    [65, "yes", 32_500],
  ] as const)("at %d with the higher catch-up %s the limit is %d", (age, offers, limit) => {
    const answers = { wagesInUsd: 300_000, age, offersHigherCatchUp: offers } as const;
    expect(compute(answers).row("deferral").possibleInUsd).toBe(limit);
    const governmental = compute({ ...answers, kindOf457b: "governmental" });
    expect(governmental.row("deferral-457b").possibleInUsd).toBe(limit);
    const other = compute({ ...answers, kindOf457b: "non-governmental" });
    const basic = { possibleInUsd: 24_500, warnings: ["employer-creditors"] };
    expect(other.row("deferral-457b")).toMatchObject(basic);
  });

  it.each([
    [54, "self-only", 4_400],
    [55, "self-only", 5_400],
    [55, "family", 9_750],
  ] as const)("at %d the HSA limit of %s coverage is %d", (age, healthPlan, limit) => {
    expect(compute({ wagesInUsd: 200_000, age, healthPlan }).row("hsa").possibleInUsd).toBe(limit);
  });

  it.each([
    [504_999, 40_400],
    [505_000, 40_400],
    [505_010, 40_397],
    [606_340, 10_000],
    [1_200_000, 10_000],
  ])("the cap on state taxes at an income of %d is %d", (wagesInUsd, cap) => {
    const row = compute({ filing: "single", wagesInUsd, stateTaxesInUsd: 0 }).row("salt");
    expect(row.possibleInUsd).toBe(cap);
  });

  it.each([
    ["single", 153_000, "not-for-you"],
    ["single", 153_001, "open"],
    ["joint", 242_000, "not-for-you"],
    ["joint", 242_001, "open"],
    ["separate", 60_000, "open"],
  ] as const)("the backdoor of a %s return at %d is %s", (filing, wagesInUsd, status) => {
    expect(compute({ filing, wagesInUsd }).row("backdoor-roth").status).toBe(status);
  });
});

describe("a catch-up that must be Roth", () => {
  const answers = { wagesInUsd: 400_000, age: 55, lastYearWagesInUsd: 390_000 };

  it("is still possible and saves nothing, deferred already or not", () => {
    const room = compute(answers).row("deferral");
    expect(room).toMatchObject({ possibleInUsd: 32_500, savesInUsd: 8_575 });
    expect(room.warnings).toContain("roth-catch-up");
    const deferred = compute({ ...answers, deferredInUsd: 32_500 });
    expect(deferred.asIs.totalInUsd).toBe(
      compute({ ...answers, deferredInUsd: 24_500 }).asIs.totalInUsd,
    );
  });
});

it("a 401(k) at work has its own overall limit, a 403(b) shares it, an unknown plan counts as shared", () => {
  const answers = { wagesInUsd: 300_000, profitInUsd: 400_000, deferredInUsd: 24_500 };
  const possible = (change: Partial<YearEndAnswers>) =>
    compute({ ...answers, ...change }).row("solo-plan");
  expect(possible({ workPlan: "401k" }).possibleInUsd).toBe(72_000);
  expect(possible({ workPlan: "403b" }).possibleInUsd).toBe(47_500);
  const unknown = possible({});
  expect(unknown.possibleInUsd).toBe(47_500);
  expect(unknown.questions).toContain("workPlan");
  expect(unknown.warnings).toContain("overall-limit-counted-as-shared");
});

it("the pass-through deduction names the moves that bring it back", () => {
  const answers = { filing: "joint", wagesInUsd: 570_000, profitInUsd: 40_000 } as const;
  const none = compute(answers).row("qbi");
  expect(none).toMatchObject({ possibleInUsd: 0, range: "above", savesInUsd: undefined });
  const part = compute({ ...answers, wagesInUsd: 550_000 }).row("qbi");
  expect(part).toMatchObject({ possibleInUsd: 0, raisedBy: ["deferral", "solo-plan"] });
  const inJanuary = compute({ ...answers, wagesInUsd: 550_000 }, [], "2027-01-02").row("qbi");
  expect(inJanuary.raisedBy).toEqual(["solo-plan"]);
});

it.each([
  // 50% falls to 35% by 43,000 and from 75,000, on a joint return 150,000, to 20%.
  ["single", 15_000, 1, 0],
  ["single", 60_000, 1, 1_050],
  ["single", 75_001, 1, 1_020],
  ["single", 103_001, 1, 600],
  ["joint", 150_000, 2, 2_100],
  ["joint", 154_001, 2, 1_980],
  ["joint", 206_001, 2, 1_200],
  ["head-of-household", 300_000, 3, 1_200],
  ["separate", 300_000, 2, 0],
] as const)(
  "a %s return of %d loses the care credit of %d children: %d",
  (filing, wagesInUsd, childrenUnder13InCare, lost) => {
    const row = compute({ filing, wagesInUsd, childrenUnder13InCare }).row("dependent-care");
    expect(row.lostCareCreditInUsd).toBe(lost);
  },
);

it("a gain is taxed at 0, 15 and 20%, and the investment tax counts only income above its line", () => {
  const tax = (filing: FilingStatus, wagesInUsd: number, gain: number) =>
    taxOnGains(law, filing, compute({ filing, wagesInUsd }).asIs, gain);
  // 39,450 of taxable income leave 10,000 at 0%.
  expect(tax("single", 55_550, 30_000)).toBe(3_000);
  // 583,900 is above 545,500: 20% and 3.8%.
  expect(tax("single", 600_000, 10_000)).toBe(2_380);
  // 15% × 20,000, and 3.8% of the 10,000 above 250,000.
  expect(tax("joint", 240_000, 20_000)).toBe(3_380);
  expect(tax("separate", 120_000, 10_000)).toBe(1_690);
  expect(tax("head-of-household", 300_000, -5_000)).toBe(0);
});

it("withholding is folded only when it is met with gains and ticks", () => {
  const answers = { wagesInUsd: 300_000, priorTaxInUsd: 100_000, withholdingInUsd: 62_500 };
  expect(compute(answers).row("withholding").reason).toBe("already-covered");
  const gains = { ...answers, gainsInUsd: 200_000 };
  expect(compute(gains).row("withholding").status).toBe("open");
  const short = { ...answers, withholdingInUsd: 56_000 };
  expect(compute(short).row("withholding").status).toBe("open");
  expect(compute(short, ["deferral"]).row("withholding").reason).toBe("already-covered");
});

describe("joint or separate", () => {
  const couple = { filing: "joint", wagesInUsd: 240_000, spouseWagesInUsd: 90_000 } as const;
  const loan = { loanBalanceInUsd: 250_000, familySize: 2 } as const;
  const filings = (change: Partial<YearEndAnswers> = {}, ticked: readonly MoveId[] = []) =>
    compute({ ...couple, ...change }, ticked).row("joint-or-separate").filings;

  it("shows the taxes of both spouses both ways", () => {
    // Joint 297,800: 35,932 + 24% × 86,400 = 56,668, Medicare 720. Separate 223,900: 41,024 +
    // 32% × 22,125 = 48,104, Medicare 1,035; and 73,900: 5,800 + 22% × 23,500 = 10,970.
    const both = { jointInUsd: 57_388, yoursInUsd: 49_139, spousesInUsd: 10_970 };
    expect(filings()).toMatchObject(both);
    expect(filings({ filing: "separate" })).toMatchObject(both);
    expect(filings({ filing: "single" })).toBeUndefined();
  });

  it("compares a year's payments under IBR and RAP", () => {
    // 10% × (330,000 − 32,460) and 10% × (240,000 − 23,940); 10% of all income.
    expect(filings({ ...loan, loanPlan: "ibr-10" })).toMatchObject({
      loan: { plan: "ibr-10", jointInUsd: 29_754, separateInUsd: 21_606 },
      otherPlan: { plan: "rap", jointInUsd: 33_000, separateInUsd: 24_000 },
    });
    // 15% would be 44,631 and 32,409; the ten-year payment on 250,000 at 7.94% is 3,025.27 a month.
    expect(filings({ ...loan, loanPlan: "ibr-15" })).toMatchObject({
      loan: { jointInUsd: 36_303, separateInUsd: 32_409 },
    });
    const withRap = filings({ ...loan, loanPlan: "rap", familySize: 4 });
    expect(withRap).toMatchObject({ loan: { jointInUsd: 31_800, separateInUsd: 22_800 } });
    expect(withRap?.otherPlan).toBeUndefined();
    expect(filings({ ...loan, loanBalanceInUsd: 0, loanPlan: "rap" })?.loan).toBeUndefined();
  });

  it("puts the children where they save more, and counts what is ticked", () => {
    // The credit of 4,400 is gone at 318,000 on a separate return and whole at 71,000.
    const phased = { wagesInUsd: 318_000, spouseWagesInUsd: 71_000, childrenUnder17: 2 };
    const without = filings({ ...phased, childrenUnder17: 0 })?.spousesInUsd ?? 0;
    expect(filings(phased)?.spousesInUsd).toBe(without - 4_400);
    expect(filings({}, ["deferral"])?.jointInUsd).toBe(57_388 - 5_880);
  });

  it("counts halves of the deductions, and both itemize or neither", () => {
    const items = { mortgageInterestInUsd: 30_000, stateTaxesInUsd: 20_000 };
    // 25,000 instead of 16,100 each: 32% × 8,900 and 22% × 8,900 less.
    expect(filings(items)).toMatchObject({ yoursInUsd: 46_291, spousesInUsd: 9_012 });
  });
});

it("on separate returns one spouse itemizes only with the other", () => {
  const answers = { filing: "separate", wagesInUsd: 250_000, stateTaxesInUsd: 15_000 } as const;
  const with10 = { ...answers, mortgageInterestInUsd: 10_000 };
  expect(compute(with10)).toMatchObject({
    asIs: { deduction: "itemized" },
    warnings: ["both-spouses-itemize"],
  });
  expect(compute({ ...with10, spouseItemizes: false }).asIs.deduction).toBe("standard");
  const forced = compute({ ...answers, stateTaxesInUsd: 1_000, spouseItemizes: true }).asIs;
  expect(forced).toMatchObject({ deduction: "itemized", taxableIncomeInUsd: 249_000 });
});

describe("the days", () => {
  it.each([
    ["deferral", "2026-12-31", "2026-12-04"],
    ["deferral-457b", "2026-12-31", "2026-12-04"],
    ["hsa", "2027-04-15", "2026-12-04"],
    ["solo-plan", "2027-10-15", "2026-12-31"],
    ["backdoor-roth", "2027-04-15", "2026-12-31"],
    ["losses", "2026-12-31", undefined],
    ["withholding", "2026-12-31", "2026-12-04"],
  ] as const)("of %s are %s and %s", (id, lastDay, practicalDay) => {
    const row = compute({ wagesInUsd: 300_000, kindOf457b: "governmental" }).row(id);
    expect([row.lastDay, row.practicalDay]).toEqual([lastDay, practicalDay]);
  });

  it("a non-governmental 457(b) has to be chosen before the month of the pay", () => {
    const row = compute({ wagesInUsd: 300_000, kindOf457b: "non-governmental" });
    expect(row.row("deferral-457b").practicalDay).toBe("2026-11-30");
  });

  it("an own plan takes its employer part alone once the return was due", () => {
    const answers = { wagesInUsd: 280_000, profitInUsd: 45_000 };
    const on = (today: string) => compute(answers, ["solo-plan"], today).row("solo-plan");
    expect(on("2027-04-15")).toMatchObject({ possibleInUsd: 33_379, employeePartInUsd: 24_500 });
    expect(on("2027-04-15").warnings).toContain("employee-part-first-year-only");
    const inMay = compute(answers, ["solo-plan"], "2027-05-20");
    expect(inMay.row("solo-plan")).toMatchObject({ possibleInUsd: 8_879, employeePartInUsd: 0 });
    expect(inMay.row("solo-plan").warnings).toContain("employee-part-closed");
    // 35% × 8,879
    expect(inMay.differenceInUsd).toBe(3_107);
  });

  it("from January 1 what can be done until April is open, the rest closed and out of the sum", () => {
    const answers: Partial<YearEndAnswers> = {
      ...{ filing: "joint", wagesInUsd: 520_000, profitInUsd: 60_000, healthPlan: "family" },
      ...{ giftsInUsd: 20_000, stateTaxesInUsd: 5_000, lossesInUsd: 9_000 },
    };
    const inJanuary = compute(answers, moveIds, "2027-01-01");
    const open = inJanuary.moves.filter(({ status }) => status === "open").map(({ id }) => id);
    const untilApril = ["backdoor-roth", "hsa", "joint-or-separate", "owners", "qbi", "solo-plan"];
    expect(open.toSorted()).toEqual(untilApril);
    const closed = { status: "closed", possibleInUsd: undefined, savesInUsd: undefined };
    expect(inJanuary.row("deferral")).toMatchObject(closed);
    const onlyOpen = compute(answers, ["hsa", "solo-plan"]).planned.totalInUsd;
    expect(inJanuary.planned.totalInUsd).toBe(onlyOpen);
    expect(compute(answers, moveIds, "2026-12-31").row("deferral").status).toBe("open");
  });

  it.each([
    ["2026-12-31", 2026],
    ["2027-01-01", 2026],
    ["2027-04-15", 2026],
    ["2027-04-16", 2027],
    ["2028-04-18", 2027],
  ])("the plan of %s is that of %d", (today, year) => {
    expect(planYearOn(today)).toBe(year);
  });

  it("the last year on file serves until the next one's figures are there", () => {
    expect(planLawOn("2027-01-10")).toEqual(law);
    expect(planLawOn("2099-06-01").taxYear).toBeGreaterThanOrEqual(2026);
    const warningsOn = (today: string) => compute({ wagesInUsd: 300_000 }, [], today).warnings;
    expect(warningsOn("2027-04-15")).toEqual([]);
    expect(warningsOn("2027-04-16")).toEqual(["figures-of-the-new-year-missing"]);
  });

  it("a year without figures says which one is missing", () => {
    expect(findYearEndLaw(2031)).toEqual({ missing: expect.stringMatching(/2031.*\.$/) });
    expect(findYearEndLaw(2026)).toEqual(law);
  });
});

describe("for any answers", () => {
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const dollars = fc.oneof(fc.constant(0), fc.nat(3_000), fc.nat(60_000), fc.nat(1_300_000));
  const anyAnswer = ([name, asked]: (typeof questionsInOrder)[number]) => {
    const { kind, most = 0, choices = [""], first } = asked;
    const answer = {
      usd: dollars,
      // Half of them at the ages at which the limits change.
      count: fc.oneof(
        fc.nat(Math.min(most, 8)),
        fc.integer({ min: Math.min(most, 48), max: most }),
      ),
      choice: fc.constantFrom(...choices),
      state: fc.constant("NJ"),
      "yes-no": fc.boolean(),
      payments: fc.tuple(dollars, dollars, dollars, dollars),
    }[kind];
    return [name, first === undefined ? optional<unknown>(answer) : answer] as const;
  };
  const anyAnswers = fc.record(
    Object.fromEntries(questionsInOrder.map(anyAnswer)),
  ) as unknown as fc.Arbitrary<YearEndAnswers>;
  const anyTicks = fc.subarray([...moveIds]);

  it("amounts are whole, none is negative, and every working adds up to the dollar", () => {
    fc.assert(
      fc.property(anyAnswers, anyTicks, (answers, ticked) => {
        const plan = compute(answers, ticked);
        for (const tax of [plan.asIs, plan.planned]) {
          const at = (name: string) => tax.lines.findIndex(({ id }) => id === name);
          const value = (name: string) => tax.lines[at(name)]?.value ?? Number.NaN;
          const income = sumOf(tax.lines.slice(0, at("adjusted-gross-income")));
          expect(value("adjusted-gross-income")).toBe(Math.max(0, income));
          const taxable = sumOf(tax.lines.slice(at("adjusted-gross-income"), at("taxable-income")));
          expect(value("taxable-income")).toBe(Math.max(0, taxable));
          expect(tax.total.value).toBe(sumOf(tax.lines.slice(at("taxable-income") + 1)));
          expect(tax.total.value).toBe(tax.totalInUsd);
          for (const line of tax.lines) expect(Number.isInteger(line.value), line.id).toBe(true);
          expect(tax.totalInUsd).toBeGreaterThanOrEqual(0);
        }
        for (const move of plan.moves) {
          if (move.possibleInUsd !== undefined) {
            expect(Number.isInteger(move.possibleInUsd), move.id).toBe(true);
            expect(move.possibleInUsd, move.id).toBeGreaterThanOrEqual(0);
            expect(sumOf(move.possibleLines), move.id).toBe(move.possibleInUsd);
          }
          expect(Math.max(0, sumOf(move.savesLines)), move.id).toBe(move.savesInUsd ?? 0);
        }
        expect(plan.moves.map(({ id }) => id).toSorted()).toEqual(moveIds.toSorted());
      }),
      { numRuns: 150 },
    );
  });

  it("no ticked move raises the tax shown without saying so", () => {
    fc.assert(
      fc.property(anyAnswers, anyTicks, fc.constantFrom(...moveIds), (answers, ticked, one) => {
        const others = ticked.filter((id) => id !== one);
        const before = compute(answers, others);
        const after = compute(answers, [...others, one]);
        if (after.planned.totalInUsd > before.planned.totalInUsd)
          expect(after.row(one).warnings).toContain("raises-tax");
        else expect(after.row(one).savesInUsd ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: households },
    );
  });

  it("no household is offered more than the law leaves, with everything ticked", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const plan = compute(answers, moveIds);
        const { age = 0, offersHigherCatchUp, deferredInUsd = 0, wagesInUsd, workPlan } = answers;
        const higher = age >= 60 && age <= 63 && offersHigherCatchUp === "yes";
        const catchUp = age < 50 ? 0 : higher ? 11_250 : 8_000;
        const deferred = Math.min(deferredInUsd, wagesInUsd);
        const possible = (id: MoveId) => plan.row(id).possibleInUsd ?? 0;
        const { employeePartInUsd = 0 } = plan.row("solo-plan");
        const atWork = possible("deferral");
        // Sections 402(g) and 414(v).
        expect(atWork + employeePartInUsd).toBeLessThanOrEqual(
          Math.max(0, 24_500 + catchUp - deferred),
        );
        // Section 415(c), which an own plan shares with a 403(b) and may share with an unknown plan.
        const shared = wagesInUsd > 0 && workPlan !== "none" && workPlan !== "401k";
        const other = shared ? Math.min(deferred, 24_500) + atWork : 0;
        if (plan.row("solo-plan").status === "open")
          expect(possible("solo-plan") + other).toBeLessThanOrEqual(72_000 + catchUp);
        // Sections 457(b) and 223, and no deferral is more than the pay.
        const catchUp457b = answers.kindOf457b === "governmental" ? catchUp : 0;
        const deferred457b = Math.min(answers.deferred457bInUsd ?? 0, wagesInUsd);
        expect(possible("deferral-457b")).toBeLessThanOrEqual(
          Math.max(0, 24_500 + catchUp457b - deferred457b),
        );
        const putIn = answers.hsaPutInInUsd ?? 0;
        const mostHsa = (answers.healthPlan === "family" ? 8_750 : 4_400) + (age >= 55 ? 1_000 : 0);
        expect(possible("hsa")).toBeLessThanOrEqual(Math.max(0, mostHsa - putIn));
        expect(atWork + possible("deferral-457b")).toBeLessThanOrEqual(wagesInUsd);
        // And the tax is computed with what the rows say.
        const line = plan.planned.lines.find(({ id }) => id === "plan");
        expect(possible("solo-plan") + (line?.value ?? 0)).toBe(0);
      }),
      { numRuns: households },
    );
  });

  it("more wages never lower the tax, and more deductions or children never raise it", () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(50_000), (answers, more) => {
        const taxWith = (change: Partial<YearEndAnswers>) =>
          federalTax(law, householdWith(law, { ...answers, ...change }, new Set())).totalInUsd;
        const tax = taxWith({});
        const { wagesInUsd, giftsInUsd = 0, stateTaxesInUsd = 0, childrenUnder17 = 0 } = answers;
        // Not beside a profit: wages use up the base of its Social Security part.
        const employed = { profitInUsd: 0, deferredInUsd: 0, deferred457bInUsd: 0 };
        expect(taxWith({ ...employed, wagesInUsd: wagesInUsd + more })).toBeGreaterThanOrEqual(
          taxWith(employed),
        );
        expect(taxWith({ giftsInUsd: giftsInUsd + more })).toBeLessThanOrEqual(tax);
        expect(taxWith({ stateTaxesInUsd: stateTaxesInUsd + more })).toBeLessThanOrEqual(tax);
        expect(taxWith({ childrenUnder17: childrenUnder17 + 1 })).toBeLessThanOrEqual(tax);
      }),
      { numRuns: 200 },
    );
  });
});

it("a small own plan that loses the least pass-through deduction says that it raises the tax", () => {
  const plan = compute({ wagesInUsd: 150_000, profitInUsd: 1_080, deferredInUsd: 24_500 });
  expect(plan.row("solo-plan")).toMatchObject({ savesInUsd: undefined });
  expect(plan.row("solo-plan").warnings).toContain("raises-tax");
});

it.each([
  [{ wagesInUsd: Number.NaN }, "wagesInUsd"],
  [{ wagesInUsd: 1.5 }, "wagesInUsd"],
  [{ profitInUsd: -1 }, "profitInUsd"],
  [{ giftsInUsd: 200_000_000 }, "giftsInUsd"],
  [{ age: 130 }, "age"],
  [{ childrenUnder17: 0.5 }, "childrenUnder17"],
  [{ paymentsInUsd: [0, 0, -1, 0] as const }, "paymentsInUsd"],
])("%j is refused with a sentence", (change, field) => {
  const result = yearEndPlan({ ...emptyYearEndAnswers, ...change }, law, november);
  expect(result).toMatchObject({ kind: "not-computable", field });
  expect(result.kind === "not-computable" && result.message).toMatch(/\.$/);
});
