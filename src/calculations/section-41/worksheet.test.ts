import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { warningsFor } from "./warnings.ts";
import { whatToFile } from "./what-to-file.ts";
import { computeWorksheet } from "./worksheet.ts";
import {
  amountNames,
  emptyComponent,
  emptyWorksheet,
  entities,
  returnKinds,
  type WorksheetAnswers,
  worksheetYears,
} from "./worksheet-answers.ts";
import { given, worksheetExamples } from "./worksheet-examples.ts";

const amountOn = (answers: WorksheetAnswers, number: string) =>
  computeWorksheet(answers).lines.find(({ line }) => line === number)?.value;

describe.each(worksheetExamples)("$name", ({ answers, lines }) => {
  test.each(Object.entries(lines))("line %s is %s", (number, amount) => {
    expect(amountOn(answers, number)).toBe(amount);
  });
});

describe("which method", () => {
  const receipts = { receipts1: 5e5, receipts2: 5e5, receipts3: 5e5, receipts4: 5e5 };
  const methodAt = (fixedBaseAsFraction: number | null) =>
    computeWorksheet(given({ wages: 100_000, ...receipts }, { fixedBaseAsFraction })).method;

  it("is the larger one, on both sides of the fixed base where they are equal", () => {
    expect(methodAt(0.1399)).toBe("regular");
    expect(methodAt(0.14)).toBe("equal");
    expect(methodAt(0.1401)).toBe("simplified");
  });
  it("is the simplified one where the regular one is not available, with the reason", () => {
    expect(methodAt(null)).toBe("simplified");
    const withoutBase = computeWorksheet(given({ wages: 100_000, ...receipts }));
    expect(withoutBase.regularUnavailable).toBe("no-fixed-base");
    const withoutReceipts = computeWorksheet(given({ wages: 1 }, { fixedBaseAsFraction: 0.03 }));
    expect(withoutReceipts.regularUnavailable).toBe("no-receipts");
  });
  it("is none without expenses", () => {
    expect(computeWorksheet(emptyWorksheet(2026)).method).toBe("none");
  });
});

describe("the reduced credit", () => {
  const betterAt = (ownerRateAsFraction: number, others: Partial<WorksheetAnswers> = {}) =>
    computeWorksheet(given({ wages: 1_000_000 }, { ownerRateAsFraction, ...others })).reducedCredit;

  it("pays only above the owner's rate that equals the reduction", () => {
    expect(betterAt(0.2)).toBe("full");
    expect(betterAt(0.21)).toBe("full");
    expect(betterAt(0.22)).toBe("elect");
  });
  it("pays there for a credit so small that both amounts round to the same dollar", () => {
    const small = computeWorksheet(given({ wages: 170 }, { ownerRateAsFraction: 0.22 }));
    expect(small.amount("reduced-after-tax")).toBe(small.amount("full-after-tax"));
    expect(small.reducedCredit).toBe("elect");
  });
  it("cannot be elected on an amended return", () => {
    expect(betterAt(0.37, { returnKind: "amended" })).toBe("not-available");
  });
});

describe("the payroll offset", () => {
  const eligible = (receiptsThisYear: number, firstYearWithReceipts: number | null) =>
    computeWorksheet(given({ wages: 100_000, receiptsThisYear }, { firstYearWithReceipts }))
      .payrollOffset;

  it("is for receipts under 5 million", () => {
    expect(eligible(4_999_999, 2023)).toBe("eligible");
    expect(eligible(5_000_000, 2023)).toBe("not-eligible");
  });
  it("is for a business whose first receipts are in the five years that end with this one", () => {
    expect(eligible(1_000_000, 2021)).toBe("eligible");
    expect(eligible(1_000_000, 2020)).toBe("not-eligible");
    expect(eligible(1_000_000, null)).toBe("not-eligible");
  });
});

describe("Section G", () => {
  const sectionG = (
    amounts: Parameters<typeof given>[0],
    others: Partial<WorksheetAnswers> = { taxYear: 2026 },
  ) => {
    const answers = given(amounts, others);
    return whatToFile(answers, computeWorksheet(answers), "2026-11-15").sectionG;
  };

  it.each([2024, 2025] as const)("is optional for %s, whatever the size", (taxYear) => {
    expect(sectionG({ wages: 9_000_000, receiptsThisYear: 90_000_000 }, { taxYear })).toBe(
      "optional",
    );
  });
  it("is required from 2026 above 1.5 million of expenses or 50 million of receipts", () => {
    expect(sectionG({ wages: 1_500_000, receiptsThisYear: 50_000_000 })).toBe("exempt");
    expect(sectionG({ wages: 1_500_001, receiptsThisYear: 50_000_000 })).toBe("required");
    expect(sectionG({ wages: 1_500_000, receiptsThisYear: 50_000_001 })).toBe("required");
  });
  it("is required on an amended return, small or not", () => {
    expect(sectionG({ wages: 1_000 }, { taxYear: 2026, returnKind: "amended" })).toBe("required");
  });
  it("is not asked of a small business that elects the payroll offset", () => {
    expect(
      sectionG(
        { wages: 2_000_000, receiptsThisYear: 1_000_000 },
        { taxYear: 2026, payrollOffset: true, firstYearWithReceipts: 2024 },
      ),
    ).toBe("exempt");
  });
});

describe("an incomplete refund claim", () => {
  const amended = given({ wages: 1_000 }, { returnKind: "amended" });
  const perfecting = (today: string, answers = amended) =>
    whatToFile(answers, computeWorksheet(answers), today).perfecting;

  it("may be completed through January 10, 2027", () => {
    expect(perfecting("2027-01-10")).toEqual({ lastDay: "2027-01-10", passed: false });
    expect(perfecting("2027-01-11")).toEqual({ lastDay: "2027-01-10", passed: true });
  });
  it("is no matter of an original return", () => {
    expect(perfecting("2026-11-15", given({ wages: 1_000 }))).toBeNull();
  });
});

describe("would it stand", () => {
  const ids = (answers: WorksheetAnswers) =>
    warningsFor(answers, computeWorksheet(answers)).map(({ id }) => id);
  const component = (direct: number, supplies = 0) => ({
    ...emptyComponent,
    amounts: { ...emptyComponent.amounts, direct, supplies },
  });

  it("asks for nothing before there are expenses", () => {
    expect(ids(emptyWorksheet(2025))).toEqual([]);
  });
  it("asks for a component", () => {
    expect(ids(given({ wages: 100 }))).toEqual(["no-component"]);
  });
  it("compares the components' wages with line 42", () => {
    expect(ids(given({ wages: 100 }, { components: [component(99)] }))).toEqual([
      "wages-do-not-sum",
    ]);
    expect(ids(given({ wages: 100 }, { components: [component(60), component(40)] }))).toEqual([]);
  });
  it("wants components for 80% of the expenses", () => {
    const described = (supplies: number) =>
      ids(given({ wages: 500, supplies: 500 }, { components: [component(500, supplies)] }));
    expect(described(299)).toEqual(["components-below-share"]);
    expect(described(300)).toEqual([]);
  });
  it("questions more than 70% of all wages and nearly all supplies", () => {
    const components = [component(71, 90)];
    const wages = (totalWages: number) =>
      ids(given({ wages: 71, supplies: 90, totalWages }, { components }));
    expect(wages(101)).toEqual(["most-wages-claimed"]);
    expect(wages(102)).toEqual([]);
    const supplies = (totalSupplies: number) =>
      ids(given({ wages: 71, supplies: 90, totalSupplies }, { components }));
    expect(supplies(100)).toEqual(["most-supplies-claimed"]);
    expect(supplies(101)).toEqual([]);
  });
  it("points at wages taken whole under the 80% rule", () => {
    const components = [component(100)];
    expect(ids(given({ wages: 100, wagesAbove80: 40 }, { components }))).toEqual([
      "wages-taken-whole",
    ]);
  });
});

describe("whatever is typed", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const history = fc.array(amount, { minLength: 10, maxLength: 10 });
  const anyAnswers: fc.Arbitrary<WorksheetAnswers> = fc.record({
    taxYear: fc.constantFrom(...worksheetYears),
    returnKind: fc.constantFrom(...returnKinds),
    entity: fc.constantFrom(...entities),
    controlledGroup: fc.boolean(),
    amounts: fc.record(
      Object.fromEntries(amountNames.map((name) => [name, amount])) as Record<
        (typeof amountNames)[number],
        typeof amount
      >,
    ),
    contractShareAsFraction: fc.constantFrom(0.65, 0.75, 1),
    fixedBaseFrom: fc.constantFrom("percentage", "history"),
    fixedBaseAsFraction: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    historyYears: fc.integer({ min: 1, max: 60 }),
    historyExpenses: history,
    historyReceipts: history,
    firstYearWithReceipts: fc.option(fc.integer({ min: 1900, max: 2026 })),
    reducedCredit: fc.boolean(),
    payrollOffset: fc.boolean(),
    ownerRateAsFraction: fc.double({ min: 0, max: 1, noNaN: true }),
    components: fc.constant([]),
    documented: fc.constant([]),
  });

  it("no line is negative or not a number", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { line, value } of computeWorksheet(answers).lines)
          if (value !== null) expect(value, line).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it("line 28 is the larger of the two methods", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { amount: of } = computeWorksheet(answers);
        expect(of("28")).toBe(Math.max(of("13"), of("26")));
      }),
    );
  });
  it("the reduced credit is never above the full one", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const credit = (reducedCredit: boolean) =>
          computeWorksheet({ ...answers, reducedCredit }).amount("28");
        expect(credit(true)).toBeLessThanOrEqual(credit(false));
      }),
    );
  });
  it("more expenses never give less credit", () => {
    fc.assert(
      fc.property(anyAnswers, amount, (answers, more) => {
        const wages = answers.amounts.wages + more;
        const after = computeWorksheet({ ...answers, amounts: { ...answers.amounts, wages } });
        expect(after.amount("28")).toBeGreaterThanOrEqual(computeWorksheet(answers).amount("28"));
      }),
    );
  });
  it("what is used and what is left add up to the credit", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { amount: of } = computeWorksheet(answers);
        expect(of("36") + of("used-now") + of("unused")).toBe(of("30"));
      }),
    );
  });
});
