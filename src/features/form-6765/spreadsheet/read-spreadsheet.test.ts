import fc from "fast-check";
import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/universal";
import {
  boxNames,
  choices,
  inputs,
  memberExpenses,
  ownNumberNames,
} from "#calculations/section-41/inputs.ts";
import { answersWith, worksheetExamples } from "#calculations/section-41/worksheet.examples.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  componentAmountNames,
  componentTypes,
  emptyMember,
  emptyOwner,
  ownerAmountNames,
  recordOf,
  type WorksheetAnswers,
  withNumbers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { samplePractice } from "../sample-practice.ts";
import { readFile, writeFile } from "../worksheet-file.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";
import { sheetsOf, writeSpreadsheet } from "./write-spreadsheet.ts";

const whole: WorksheetAnswers = {
  ...withNumbers(samplePractice(2026), { netIncomeTax: null, businessTax: null, ownerRate: null }),
  workpaper: { client: "Ortiz & <Söhne>", preparer: "R. L.", date: "2026-03-02", note: "=1+1" },
  boxes: { ...samplePractice(2026).boxes, controlledGroup: true },
  owners: [
    { ...emptyOwner, name: "Dr. Ortiz", share: 0.625, netIncomeTax: 0, marginalRate: 0.37 },
    { ...emptyOwner, share: 0.375 },
  ],
  group: {
    ein: "98-7654321",
    activityCode: "621210",
    designatedMember: "Lab",
    otherMembers: [
      { ...emptyMember, name: "Lab", ein: "12-3456789", activityCode: "339110", wages: 60_000 },
      emptyMember,
    ],
  },
};
const readAgain = async (answers: WorksheetAnswers) =>
  readSpreadsheet(await writeSpreadsheet(answers));

describe("our own workbook", () => {
  it("opens again with inputs, components, owners and members", async () => {
    expect(await readAgain(whole)).toEqual(whole);
  });

  it("loses nothing, whatever is filled in", async () => {
    const amount = fc.option(fc.integer({ min: 0, max: 999_999_999_999 }));
    const share = fc.option(fc.integer({ min: 0, max: 10_000 }).map((value) => value / 10_000));
    const text = fc.stringMatching(/^[ -~äß–“”€]{0,40}$/);
    const isFraction = (name: (typeof ownNumberNames)[number]) => inputs[name].kind === "fraction";
    const ofTaxYear = fc.record({
      returnKind: fc.constant("amended" as const),
      claimedBefore: fc.constantFrom(null, ...choices.claimedBefore),
      methodUsed: fc.constantFrom(...choices.methodUsed),
      boxes: fc.record(recordOf(boxNames, fc.boolean())),
      numbers: fc.record({
        ...recordOf(ownNumberNames, amount),
        ...recordOf(ownNumberNames.filter(isFraction), share),
        contractShare: fc.constantFrom(0.65, 0.75, 1),
        historyYears: fc.option(fc.integer({ min: 0, max: 60 })),
      }),
      owners: fc.array(
        fc.record({
          ...recordOf(ownerAmountNames, amount),
          ...{ name: text, share, marginalRate: share },
        }),
        { maxLength: 3 },
      ),
      group: fc.record({
        ...{ ein: text, activityCode: text, designatedMember: text },
        otherMembers: fc.array(
          fc.record({
            ...{ name: text, ein: text, activityCode: text },
            ...recordOf(memberExpenses, amount),
          }),
          { maxLength: 3 },
        ),
      }),
      amended: fc.record({
        filedOn: fc.constantFrom("", "2025-03-14"),
        capitalized: fc.constantFrom("yes", "no", null),
        researchCosts: amount,
      }),
      components: fc.array(
        fc.record({
          ...{ name: text, informationSought: text },
          type: fc.constantFrom(...componentTypes),
          amounts: fc.record(recordOf(componentAmountNames, amount)),
        }),
        { maxLength: 53 },
      ),
      documented: fc.array(text, { maxLength: 8 }),
    });
    const byYear = fc.dictionary(
      fc.integer({ min: 1990, max: 2026 }).map(String),
      fc.integer({ min: 0, max: 999_999_999 }),
    );
    const anyAnswers: fc.Arbitrary<WorksheetAnswers> = fc
      .record({
        ofTaxYear,
        taxYear: fc.constantFrom(...choices.taxYear),
        entity: fc.constantFrom(...choices.entity),
        ...{ qres: byYear, receipts: byYear, other: ofTaxYear },
        workpaper: fc.record({
          ...{ client: text, preparer: text, note: text },
          date: fc.constantFrom("", "2026-03-02"),
        }),
      })
      .map(({ ofTaxYear, other, ...rest }) => ({
        ...rest,
        ...ofTaxYear,
        otherYears: { [rest.taxYear === 2024 ? 2025 : 2024]: other },
      }));
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (answers) => {
        // As every program reads it: a file has no `__proto__`.
        const saved = JSON.parse(JSON.stringify(answers));
        expect(readFile(writeFile(answers))).toEqual(saved);
        expect(await readAgain(answers)).toEqual(saved);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it("takes what was changed in its cells, with cents rounded as the forms do", async () => {
    const before = { ...whole, documented: ["register"] };
    const sheets = sheetsOf(before).map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row) =>
        row.map((cell) => {
          const { value, ...style } = (cell ?? {}) as { value?: unknown };
          return value === 180_000 ? { ...style, value: 190_000.5 } : cell;
        }),
      ),
    }));
    const read = await readSpreadsheet(await writeExcelFile(sheets as never).toBlob());
    expect(read).toEqual(withNumbers(before, { wages: 190_001 }));
  });

  it("keeps a typed 0 and an empty amount apart", async () => {
    const answers = answersWith(
      { wages: 5, receipts1: 0 },
      { taxYear: 2026, entity: "sole-proprietor" },
    );
    expect(await readAgain(answers)).toEqual(answers);
  });

  it("computes the same as the worksheet it was made of", async () => {
    for (const { name, answers } of worksheetExamples.slice(0, 12)) {
      const read = await readAgain(answers);
      if (typeof read === "string") throw new Error(name);
      for (const line of ["28", "30", "36"] as const)
        expect(computeWorksheet(read).amount(line), name).toBe(
          computeWorksheet(answers).amount(line),
        );
    }
  });

  it("has drop-downs and a sheet that says what to file", () => {
    const sheets = sheetsOf(whole);
    const [entered] = sheets;
    expect(entered?.dropDowns?.map(({ values }) => values)).toEqual(
      expect.arrayContaining(['"yes,no"', "Lists!$B$4:$D$4"]),
    );
    const lists = sheets.find(({ name }) => name === worksheetWords.spreadsheet.lists);
    const { timely, late, amended } = worksheetWords.options;
    expect(lists?.rows[3]).toMatchObject([
      {},
      ...[timely, late, amended].map((value) => ({ value })),
    ]);
    const filing = sheets.find(({ name }) => name === worksheetWords.groups.file);
    expect(JSON.stringify(filing?.rows)).toContain(worksheetWords.file.exempt);
  });

  it.each([
    ["another workbook", writeExcelFile([[{ value: "Tax year" }, { value: 2026 }]]).toBlob()],
    ["a file that is none", Promise.resolve(new Blob(["PK no"]))],
  ])("is not taken for %s", async (_, file) => {
    expect(await readSpreadsheet(await file).catch(() => "not-ours")).toBe("not-ours");
  });
});
