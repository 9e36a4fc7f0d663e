import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyWorksheet } from "../../../tests/support/any-worksheet.ts";
import { warningsFor } from "./filing/warnings.ts";
import { whatToFile } from "./filing/what-to-file.ts";
import { choices, type NumberName, numberNames, useNames } from "./inputs.ts";
import { answersWith, type GivenInputs, worksheetExamples } from "./worksheet.examples.ts";
import { computeWorksheet } from "./worksheet.ts";
import {
  emptyComponent,
  emptyOwner,
  emptyWorksheet,
  historyByYear,
  isAsked,
  type WorksheetAnswers,
} from "./worksheet-answers.ts";

/** Of the form, or of the first owner. */
function amountOn(answers: WorksheetAnswers, number: string) {
  const { lines, owners } = computeWorksheet(answers);
  return [...lines, ...(owners[0]?.lines ?? [])].find(({ line }) => line === number)?.value;
}

describe.each(worksheetExamples)("$name", ({ answers, lines, owners = [], verdicts = {} }) => {
  test.each(owners.map((expected, index) => [index + 1, expected] as const))(
    "owner %i has their own lines",
    (number, expected) => {
      const own = computeWorksheet(answers).owners[number - 1]?.lines ?? [];
      const values = Object.fromEntries(own.map(({ line, value }) => [line, value]));
      expect(values).toMatchObject(expected);
    },
  );
  test.each(Object.entries(lines))("line %s is %s", (number, amount) => {
    expect(amountOn(answers, number)).toBe(amount);
  });
  test.each(Object.entries(verdicts))("%s is %s", (name, verdict) => {
    const worksheet = computeWorksheet(answers);
    const all = { ...worksheet, ...whatToFile(answers, worksheet, "2026-11-15") };
    expect(all).toHaveProperty(name, verdict);
  });
});

test("without the tax, the limits on the credit's use are unknown and not zero", () => {
  const answers = answersWith({ wages: 100_000 });
  for (const line of ["limit-38c", "use-limit", "used-now"])
    expect(amountOn(answers, line)).toBeNull();
  const taxed = answersWith({ wages: 100_000, netIncomeTax: 0 });
  expect(amountOn(taxed, "use-limit")).toBe(0);
});

describe("which method", () => {
  const receipts = { receipts1: 5e5, receipts2: 5e5, receipts3: 5e5, receipts4: 5e5 };
  const methodAt = (fixedBase: number) =>
    computeWorksheet(answersWith({ wages: 100_000, fixedBase, ...receipts })).method;

  it("is the larger one, on both sides of the fixed base where they are equal", () => {
    expect(methodAt(0.1399)).toBe("regular");
    expect(methodAt(0.14)).toBe("equal");
    expect(methodAt(0.1401)).toBe("simplified");
  });
  it("is none without expenses", () => {
    expect(computeWorksheet(emptyWorksheet(2026)).method).toBe("none");
  });
  it("says why only one is open, what was claimed for the year before what was elected", () => {
    const elected = { wages: 1, simplifiedElected: true };
    const onlyOpen = (given: GivenInputs) => computeWorksheet(answersWith(given)).onlyOpen;
    expect(onlyOpen(elected)).toBeNull();
    expect(onlyOpen({ ...elected, returnKind: "late" })).toBe("simplified-elected");
    const amended = { wages: 1, returnKind: "amended" } as const;
    expect(onlyOpen({ ...elected, ...amended })).toBe("simplified-elected");
    const claimed = (claimedBefore: "no-credit" | "regular" | "simplified") =>
      onlyOpen({ ...elected, ...amended, claimedBefore });
    expect(claimed("no-credit")).toBe("simplified-elected");
    expect(claimed("regular")).toBe("regular-claimed");
    expect(claimed("simplified")).toBe("simplified-claimed");
    expect(onlyOpen(amended)).toBeNull();
    expect(onlyOpen({ ...amended, claimedBefore: "no-credit" })).toBeNull();
  });
});

describe("what the regular method lacks", () => {
  const missing = (given: GivenInputs) => computeWorksheet(answersWith(given)).missingForRegular;
  const history = { startUpHistory: true };
  const receipts = { receipts1: 5e5, receipts2: 5e5, receipts3: 5e5, receipts4: 5e5 };

  it("is nothing where it is available", () => {
    expect(missing({ fixedBase: 0, ...receipts })).toEqual([]);
    expect(missing({ ...history, historyYears: 1 })).toEqual([]);
  });
  it("is a percentage, the years of a history or their receipts", () => {
    expect(missing(receipts)).toEqual([{ id: "fixed-base" }]);
    expect(missing({ ...receipts, ...history })).toEqual([{ id: "history-years" }]);
    const sixth = { ...receipts, ...history, historyYears: 6 };
    expect(missing(sixth)).toEqual([{ id: "history-receipts" }]);
  });
  it("is the receipts of the years before, all or some", () => {
    expect(missing({ fixedBase: 0.03 })).toEqual([{ id: "receipts" }]);
    const ofYears = (...years: number[]) => [{ id: "receipts-of-years", years }];
    expect(missing({ fixedBase: 0.03, receipts4: 0 })).toEqual(ofYears(2024, 2023, 2022));
    expect(missing({ fixedBase: 0.03, receipts2: 1 })).toEqual(ofYears(2024));
    expect(missing({ fixedBase: 0.03, receipts1: 1, qre2: 1 })).toEqual(ofYears(2023));
    expect(missing({ fixedBase: 0.03, receipts1: 1, qre2: 0 })).toEqual([]);
    const began = (firstYearWithReceipts: number) =>
      missing({ fixedBase: 0.03, receipts1: 1, firstYearWithReceipts });
    expect(began(2022)).toEqual(ofYears(2023, 2022));
    expect(began(2023)).toEqual(ofYears(2023));
    expect(began(2024)).toEqual([]);
  });
  it("is both where both are missing", () => {
    expect(missing({ wages: 1 })).toEqual([{ id: "fixed-base" }, { id: "receipts" }]);
  });
  it("takes no history into account that is not asked for", () => {
    expect(missing({ historyYears: 1, fixedBase: 0.03 })).toEqual([{ id: "receipts" }]);
  });
});

it("the lower simplified rate names the years before without expenses, empty or typed as 0", () => {
  const { yearsWithoutExpenses } = computeWorksheet(answersWith({ wages: 1, qre1: 5, qre2: 0 }));
  expect(yearsWithoutExpenses).toEqual([2023, 2022]);
});

describe("the reduced credit", () => {
  const betterAt = (ownerRate: number) =>
    computeWorksheet(answersWith({ wages: 1_000_000, ownerRate })).reducedCredit;

  it("pays only above the owner's rate that equals the reduction", () => {
    expect(betterAt(0.2)).toBe("full");
    expect(betterAt(0.21)).toBe("full");
    expect(betterAt(0.22)).toBe("elect");
  });
  it("pays there for a credit so small that both amounts round to the same dollar", () => {
    const small = computeWorksheet(answersWith({ wages: 170, ownerRate: 0.22 }));
    expect(small.amount("reduced-after-tax")).toBe(small.amount("full-after-tax"));
    expect(small.reducedCredit).toBe("elect");
  });
});

describe("the payroll offset", () => {
  const eligible = (receiptsThisYear: number, firstYearWithReceipts: number | null = null) =>
    computeWorksheet(answersWith({ wages: 100_000, receiptsThisYear, firstYearWithReceipts }))
      .payrollOffset;

  it("is for receipts under 5 million", () => {
    expect(eligible(4_999_999, 2023)).toBe("eligible");
    expect(eligible(5_000_000, 2023)).toBe("not-eligible");
  });
  it("is for a business whose first receipts are in the five years that end with this one", () => {
    expect(eligible(1_000_000, 2021)).toBe("eligible");
    expect(eligible(1_000_000, 2020)).toBe("not-eligible");
    expect(eligible(1_000_000)).toBe("not-eligible");
  });
});

const filed = (answers: WorksheetAnswers, today = "2026-11-15") =>
  whatToFile(answers, computeWorksheet(answers), today);

describe("Section G", () => {
  const sectionG = (given: GivenInputs) => filed(answersWith({ taxYear: 2026, ...given })).sectionG;

  it.each([2024, 2025] as const)("is optional for %s, whatever the size", (taxYear) => {
    const large = { taxYear, wages: 9_000_000, receiptsThisYear: 90_000_000 };
    expect(sectionG(large)).toBe("optional");
  });
  it("is required from 2026 above 1.5 million of expenses or 50 million of receipts", () => {
    expect(sectionG({ wages: 1_500_000, receiptsThisYear: 50_000_000 })).toBe("exempt");
    expect(sectionG({ wages: 1_500_001, receiptsThisYear: 50_000_000 })).toBe("required");
    expect(sectionG({ wages: 1_500_000, receiptsThisYear: 50_000_001 })).toBe("required");
  });
  it("is required on an amended return, small or not, but not on a late original one", () => {
    expect(sectionG({ wages: 1_000, returnKind: "amended" })).toBe("required");
    expect(sectionG({ wages: 1_000, returnKind: "late" })).toBe("exempt");
  });
  it("is not asked of a small business that elects the payroll offset", () => {
    const elects = { payrollOffset: true, receiptsThisYear: 1_000_000 };
    const given = { wages: 2_000_000, ...elects, firstYearWithReceipts: 2024 };
    expect(sectionG(given)).toBe("exempt");
  });
});

describe("a return entered as timely", () => {
  const timelyUntil = (today: string, given: GivenInputs) =>
    filed(answersWith({ wages: 1_000, ...given }), today).timelyUntil;

  it.each([
    ["s-corporation", "2026-09-15", "2026-09-16"],
    ["partnership", "2026-09-15", "2026-09-16"],
    ["c-corporation", "2026-10-15", "2026-10-16"],
    ["sole-proprietor", "2026-10-15", "2026-10-16"],
  ] as const)("of %s is timely until %s", (entity, lastDay, dayAfter) => {
    expect(timelyUntil(lastDay, { entity })).toBeNull();
    expect(timelyUntil(dayAfter, { entity })).toBe(lastDay);
  });
  it("is not checked if the return is late or amended", () => {
    expect(timelyUntil("2026-11-15", { returnKind: "late" })).toBeNull();
    expect(timelyUntil("2026-11-15", { returnKind: "amended" })).toBeNull();
  });
});

describe("Form 3800", () => {
  const lineFor = (...receipts: number[]) =>
    filed(
      answersWith(Object.fromEntries(receipts.map((amount, at) => [`receipts${at + 1}`, amount]))),
    ).form3800Line;

  it("takes the credit on line 4i up to 50 million of receipts on average, else on 1c", () => {
    expect(lineFor(50_000_000, 50_000_000, 50_000_000)).toBe("4i");
    expect(lineFor(50_000_000, 50_000_000, 50_000_003)).toBe("1c");
  });
  it("averages the years that are given", () => {
    expect(lineFor(60_000_000)).toBe("1c");
    expect(lineFor(60_000_000, 0)).toBe("4i");
    expect(lineFor()).toBe("4i");
  });
});

describe("the page asks", () => {
  it("for what was claimed before on an amended return only", () => {
    const asked = (returnKind: WorksheetAnswers["returnKind"]) =>
      isAsked("claimedBefore", answersWith({ returnKind }));
    expect(choices.returnKind.filter(asked)).toEqual(["amended"]);
  });
  it("for the use of the credit on this return only, and of C corporations for their tax alone", () => {
    const asking = (name: NumberName) =>
      choices.entity.filter((entity) => isAsked(name, answersWith({ entity })));
    const [tax, ...others] = useNames;
    expect(asking(tax as NumberName)).toEqual(["c-corporation", "sole-proprietor"]);
    for (const name of others) expect(asking(name)).toEqual(["sole-proprietor"]);
  });
  it("for the percentage or for the years of the history that count", () => {
    const asked = (answers: WorksheetAnswers) =>
      numberNames.filter((name) => isAsked(name, answers));
    expect(asked(answersWith({}))).toContain("fixedBase");
    const history = asked(answersWith({ historyYears: 7, startUpHistory: true }));
    expect(history).not.toContain("fixedBase");
    const years = history.filter((name) => name.startsWith("historyExpenses"));
    expect(years).toEqual(["historyExpenses5", "historyExpenses6"]);
  });
});

describe("the warnings", () => {
  const ids = (given: GivenInputs) => {
    const answers = answersWith(given);
    return warningsFor(answers, computeWorksheet(answers)).map(({ id }) => id);
  };
  const component = (direct: number, supplies = 0) => ({
    ...emptyComponent,
    ...{ name: "Splint", informationSought: "Cure time" },
    ...{ direct, supplies },
  });

  it("are empty without expenses", () => {
    expect(ids({})).toEqual([]);
  });
  it("ask for a component", () => {
    expect(ids({ wages: 100 })).toEqual(["no-component"]);
  });
  it("compare the components' wages with line 42", () => {
    expect(ids({ wages: 100, components: [component(99)] })).toEqual(["wages-do-not-sum"]);
    expect(ids({ wages: 100, components: [component(60), component(40)] })).toEqual([]);
  });
  it("ask for components for 80% of the expenses", () => {
    const described = (supplies: number) =>
      ids({ wages: 500, supplies: 500, components: [component(500, supplies)] });
    expect(described(299)).toEqual(["supplies-do-not-sum", "components-below-share"]);
    expect(described(300)).toEqual(["supplies-do-not-sum"]);
  });
  it("compare every kind of expense with its line, contract research by the share that counts", () => {
    const of = (contract: number) =>
      ids({ wages: 100, contract: 100, components: [{ ...component(100), contract }] });
    expect(of(100)).toEqual(["contract-do-not-sum"]);
    expect(of(65)).toEqual([]);
  });
  it("name a component without a name, and one without the information sought", () => {
    const components = [{ ...component(100), name: " ", informationSought: "" }];
    expect(ids({ wages: 100, components })).toEqual(["no-name", "nothing-sought"]);
  });
  it("question more than 70% of all wages and nearly all supplies", () => {
    const components = [component(71, 90)];
    const wages = (totalWages: number) => ids({ wages: 71, supplies: 90, totalWages, components });
    expect(wages(101)).toEqual(["most-wages-claimed"]);
    expect(wages(102)).toEqual([]);
    const supplies = (totalSupplies: number) =>
      ids({ wages: 71, supplies: 90, totalSupplies, components });
    expect(supplies(100)).toEqual(["most-supplies-claimed"]);
    expect(supplies(101)).toEqual([]);
  });
  it("name wages that count in full under the 80% rule", () => {
    const components = [component(100)];
    expect(ids({ wages: 100, wagesAbove80: 40, components })).toEqual(["wages-taken-whole"]);
  });
});

test("a history takes what is entered by year: the fifth to seventh year of an eighth", () => {
  const history = { startUpHistory: true, historyYears: 8, historyExpenses6: 1 };
  const answers = answersWith({ taxYear: 2026, ...history, qre1: 7, qre2: 6, receipts3: 50 });
  expect(historyByYear(answers)).toEqual({ historyExpenses7: 7, historyReceipts5: 50 });
});

describe("whatever is typed", () => {
  const amount = fc.nat(1_000_000_000);
  // Of a group a member has a part, which the dollars left over can make smaller.
  const anyAnswers = anyWorksheet.map((answers) => ({
    ...answers,
    ...{ owners: [], group: emptyWorksheet(2026).group },
  }));

  const forAny = (check: (answers: WorksheetAnswers) => void) =>
    fc.assert(fc.property(anyAnswers, check));

  it("no line is negative or not a number", () => {
    forAny((answers) => {
      for (const { line, value } of computeWorksheet(answers).lines)
        if (value !== null) expect(value, line).toBeGreaterThanOrEqual(0);
    });
  });
  it("line 28 is the larger of the methods that are open, unless one is chosen", () => {
    forAny((answers) => {
      const { amount: of, onlyOpen } = computeWorksheet({ ...answers, methodUsed: "larger" });
      const regular = onlyOpen?.startsWith("simplified") ? 0 : of("13");
      const simplified = onlyOpen === "regular-claimed" ? 0 : of("26");
      expect(of("28")).toBe(Math.max(regular, simplified));
    });
  });
  it("the method named is the one that line 28 is taken from", () => {
    forAny((answers) => {
      const { amount: of, usedMethod } = computeWorksheet(answers);
      const named = { regular: of("13"), simplified: of("26"), equal: of("13"), none: 0 };
      expect(of("28")).toBe(named[usedMethod]);
    });
  });
  it("the reduced credit is never above the full one", () => {
    forAny((answers) => {
      const credit = (reducedCredit: boolean) =>
        computeWorksheet({ ...answers, boxes: { ...answers.boxes, reducedCredit } }).amount("28");
      expect(credit(true)).toBeLessThanOrEqual(credit(false));
    });
  });
  it("more expenses never give less credit", () => {
    fc.assert(
      fc.property(anyAnswers, amount, (answers, more) => {
        const wages = (answers.numbers.wages ?? 0) + more;
        const after = computeWorksheet({ ...answers, numbers: { ...answers.numbers, wages } });
        expect(after.amount("28")).toBeGreaterThanOrEqual(computeWorksheet(answers).amount("28"));
      }),
    );
  });
  it("the owners' parts add up to what is passed on, and none is off by a dollar", () => {
    const percent = fc.integer({ min: 0, max: 33 });
    fc.assert(
      fc.property(anyAnswers, percent, percent, (answers, one, two) => {
        const shares = [one / 100, two / 100, (100 - one - two) / 100];
        const owners = shares.map((share) => ({ ...emptyOwner, share }));
        const worksheet = computeWorksheet({ ...answers, entity: "partnership", owners });
        const credit = worksheet.amount("credit-to-use");
        expect(worksheet.amount("k1")).toBe(credit);
        for (const { owner, amount: of } of worksheet.owners)
          expect(Math.abs(of("k1") - credit * (owner.share ?? 0))).toBeLessThan(1);
      }),
    );
  });
  it("what is used and what is left add up to the credit, once a tax is entered", () => {
    fc.assert(
      fc.property(anyAnswers, amount, (answers, netIncomeTax) => {
        const numbers = { ...answers.numbers, netIncomeTax };
        const { amount: of } = computeWorksheet({ ...answers, numbers });
        expect(of("36") + of("used-now") + of("unused")).toBe(of("30"));
      }),
    );
  });
});
