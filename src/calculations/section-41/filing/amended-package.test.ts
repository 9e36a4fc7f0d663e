import { describe, expect, it } from "vitest";
import type { Entity } from "../inputs.ts";
import { answersWith, type GivenInputs } from "../worksheet.examples.ts";
import { computeWorksheet } from "../worksheet.ts";
import { type AmendedReturn, emptyAmended } from "../worksheet-answers.ts";
import { amendedPackage } from "./amended-package.ts";

const today = "2026-11-17";

function amended(given: GivenInputs, answers: Partial<AmendedReturn> = {}) {
  const sheet = answersWith({
    ...{ taxYear: 2024, ...given, returnKind: "amended" },
    amended: { ...emptyAmended, ...answers },
  });
  return amendedPackage(sheet, computeWorksheet(sheet), today);
}

describe("who files what", () => {
  it.each<[Entity, Record<string, string | null>]>([
    ["s-corporation", { "form-1120-s": "2028-04-18", "owners-form-1040-x": "2028-04-18" }],
    ["partnership", { "adjustment-request": "2028-03-15", "partners-form-8978": null }],
    ["c-corporation", { "form-1120-x": "2028-04-18" }],
    ["sole-proprietor", { "form-1040-x": "2028-04-18" }],
  ])("%s, with the last day of each", (entity, expected) => {
    const filings = amended({ wages: 1, entity })?.filings ?? [];
    expect(Object.fromEntries(filings.map(({ name, lastDay }) => [name, lastDay]))).toEqual(
      expected,
    );
  });

  it("closes 2023 for a partnership a month before its partners' returns would", () => {
    const lastDay = (entity: Entity) =>
      amended({ wages: 1, taxYear: 2023, entity })?.filings[0]?.lastDay;
    expect(lastDay("partnership")).toBe("2027-03-15");
    expect(lastDay("s-corporation")).toBe("2027-04-15");
  });

  it("counts from the day the return was filed, and says when that has passed", () => {
    const [filing] =
      amended({ wages: 1, entity: "partnership" }, { filedOn: "2025-09-15" })?.filings ?? [];
    expect(filing).toMatchObject({ lastDay: "2028-09-15", passed: false });
  });

  it("is not asked for a return that is not amended", () => {
    const sheet = answersWith({ wages: 1 });
    expect(amendedPackage(sheet, computeWorksheet(sheet), today)).toBeNull();
  });
});

describe("section 174", () => {
  const ofPractice = { wages: 130_000, qre1: 110_000, qre2: 100_000, qre3: 90_000 };
  const cost = { deductible: 13_000, deductionLost: 117_000, credit: 11_200 };

  it.each([2023, 2024] as const)(
    "leaves the credit of %i whole where they were capitalized",
    (taxYear) => {
      const found = amended({ ...ofPractice, taxYear }, { capitalized: "yes" });
      expect(found?.section174).toMatchObject({ answer: "yes", credit: 11_200 });
    },
  );
  it.each([2023, 2024] as const)(
    "costs more than the credit of %i gives where the wages were deducted at once",
    (taxYear) => {
      const found = amended({ ...ofPractice, ownerRate: 0.35, taxYear }, { capitalized: "no" });
      expect(found?.section174).toMatchObject({
        costs: 130_000,
        ...cost,
        moreTax: 40_950,
        inAll: -29_750,
      });
    },
  );
  it("waits for the rate", () => {
    expect(amended(ofPractice)?.section174).toMatchObject({ ...cost, moreTax: null, inAll: null });
  });
  it("takes the costs that are entered, and a C corporation's own rate", () => {
    const corporation = { ...ofPractice, entity: "c-corporation" } as const;
    const found = amended(corporation, { researchCosts: 200_000 });
    expect(found?.section174).toMatchObject({ deductionLost: 180_000, moreTax: 37_800 });
  });
  it("is no question for 2025 and later", () => {
    expect(amended({ ...ofPractice, taxYear: 2025 })?.section174).toBeNull();
  });
});
