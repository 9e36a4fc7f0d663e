import fc from "fast-check";
import readExcelFile from "read-excel-file/universal";
import { describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/universal";
import {
  emptyMember,
  emptyOwner,
  type WorksheetAnswers,
  withNumbers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { anyWorksheet } from "../../../../tests/support/any-worksheet.ts";
import { samplePractice } from "../sample-practice.ts";
import { readFile, writeFile } from "../worksheet-file.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";
import { sheetsOf, writeSpreadsheet } from "./write-spreadsheet.ts";

const whole: WorksheetAnswers = {
  ...withNumbers(samplePractice(2026), { netIncomeTax: null, businessTax: null, ownerRate: null }),
  workpaper: {
    client: "Ortiz & <Söhne>",
    preparer: "constructor",
    date: "2026-03-02",
    note: "=1+1",
  },
  boxes: { ...samplePractice(2026).boxes, controlledGroup: true },
  owners: [
    { ...emptyOwner, name: "Dr. Ortiz", share: 0.625, netIncomeTax: 0, ownerRate: 0.37 },
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
  readSpreadsheet(await readExcelFile(await writeSpreadsheet(answers)));

describe("our own workbook", () => {
  it("opens again with inputs, components, owners and members", async () => {
    expect(await readAgain(whole)).toEqual(whole);
  });

  it("loses nothing, whatever is filled in", async () => {
    await fc.assert(
      fc.asyncProperty(anyWorksheet, async (answers) => {
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
    const read = readSpreadsheet(
      await readExcelFile(await writeExcelFile(sheets as never).toBlob()),
    );
    expect(read).toEqual(withNumbers(before, { wages: 190_001 }));
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
    const read = readExcelFile(await file).then(readSpreadsheet, () => "not-ours");
    expect(await read).toBe("not-ours");
  });
});
