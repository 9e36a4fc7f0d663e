import { describe, expect, it } from "vitest";
import { inTaxYear, rollForward } from "./tax-year-change.ts";
import { answersWith, exampleNamed } from "./worksheet.examples.ts";
import { computeWorksheet } from "./worksheet.ts";
import { emptyComponent, emptyOwner, numberOf } from "./worksheet-answers.ts";

const component = {
  ...emptyComponent,
  name: "Aligner staging",
  informationSought: "Whether fewer stages hold",
  direct: 90_000,
};
const sheet = answersWith({
  ...{ taxYear: 2024, wages: 90_000, contract: 20_000, qre1: 80_000, qre2: 70_000, qre3: 60_000 },
  ...{ receiptsThisYear: 2_400_000, receipts1: 2_200_000, receipts4: 1_600_000 },
  ...{ startUpHistory: true, historyYears: 3, firstYearWithReceipts: 2014 },
  ...{ reducedCredit: true, payrollOffset: true, payrollAmount: 10_000 },
  ...{ simplifiedElected: true, netIncomeTax: 50_000 },
  components: [component],
  owners: [{ ...emptyOwner, name: "Dr. Ortiz", share: 0.5, netIncomeTax: 40_000 }],
  documented: ["payroll"],
});

describe("another tax year", () => {
  const next = inTaxYear(sheet, 2025);

  it("moves no amount to another year, and has line 48 of the year before as its QREs", () => {
    expect(next.qres).toEqual({ 2021: 60_000, 2022: 70_000, 2023: 80_000, 2024: 103_000 });
    expect(next.receipts).toEqual(sheet.receipts);
    expect(numberOf(next, "qre1")).toBe(103_000);
    expect(numberOf(next, "receipts1")).toBe(2_400_000);
    expect(numberOf(next, "receipts2")).toBe(2_200_000);
    expect(numberOf(next, "receipts3")).toBeNull();
    expect(numberOf(next, "receiptsThisYear")).toBeNull();
    expect(numberOf(next, "wages")).toBeNull();
    expect(numberOf(next, "netIncomeTax")).toBeNull();
  });
  it("and back again is the same sheet", () => {
    const { otherYears, qres, ...back } = inTaxYear(next, 2024);
    const { otherYears: _, qres: before, ...first } = sheet;
    expect(back).toEqual(first);
    expect(qres).toEqual({ ...before, 2024: 103_000 });
    expect(Object.keys(otherYears)).toEqual(["2025"]);
  });
  it("keeps QREs typed for a year that has no expenses of its own", () => {
    expect(numberOf(inTaxYear(inTaxYear(sheet, 2025), 2026), "qre2")).toBe(103_000);
    const typed = answersWith({ qre1: 5_000, taxYear: 2026 });
    expect(inTaxYear(inTaxYear(typed, 2025), 2026).qres).toEqual({ 2025: 5_000 });
  });
});

const day = "2026-11-18";

describe("rolled forward", () => {
  it("from 2024 to 2026, the form takes the amounts of the years that they are of", () => {
    const of2025 = rollForward(sheet, day);
    const of2026 =
      of2025 && rollForward({ ...of2025, numbers: { ...of2025.numbers, wages: 110_000 } }, day);
    expect(of2026?.taxYear).toBe(2026);
    const worksheet =
      of2026 && computeWorksheet({ ...of2026, numbers: { ...of2026.numbers, wages: 140_000 } });
    // By hand: 80,000 + 103,000 + 110,000; a sixth of it; 14% of the excess.
    expect(worksheet?.amount("21")).toBe(293_000);
    expect(worksheet?.amount("22")).toBe(48_833);
    expect(worksheet?.amount("24")).toBe(12_763);
  });
  it("has components and owners by name without amounts, and keeps the elections", () => {
    const next = rollForward(sheet, day);
    expect(next?.components).toEqual([{ ...emptyComponent, name: component.name }]);
    expect(next?.owners).toEqual([{ ...emptyOwner, name: "Dr. Ortiz", share: 0.5 }]);
    expect(next?.boxes).toMatchObject({
      reducedCredit: sheet.boxes.reducedCredit,
      payrollOffset: sheet.boxes.payrollOffset,
    });
    expect(next?.boxes).toMatchObject({ startUpHistory: true, simplifiedElected: true });
    expect(next?.numbers).toMatchObject({
      historyYears: 4,
      firstYearWithReceipts: 2014,
      payrollAmount: null,
    });
    expect(next?.documented).toEqual([]);
    expect(next?.otherYears).toEqual({});
  });
  it("keeps the simplified method, and an amended return where a timely one is over", () => {
    const filed = answersWith(exampleNamed("2023, amended, two owners"));
    const of2024 = rollForward(filed, day);
    expect(of2024?.returnKind).toBe("amended");
    expect(of2024?.boxes.simplifiedElected).toBe(true);
    const of2026 = rollForward({ ...sheet, taxYear: 2025, returnKind: "amended" }, day);
    expect(of2026?.returnKind).toBe("timely");
  });
  it("ends with the last year of the worksheet", () => {
    expect(rollForward(answersWith({ taxYear: 2026 }), day)).toBeUndefined();
  });
});
