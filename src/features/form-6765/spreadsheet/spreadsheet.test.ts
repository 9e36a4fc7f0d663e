import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { HyperFormula } from "hyperformula";
import { describe, expect, it, test } from "vitest";
import writeExcelFile, { type Row } from "write-excel-file/universal";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  emptyComponent,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { given, worksheetExamples } from "#calculations/section-41/worksheet-examples.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { findProgram } from "../../../../tests/support/programs/find-programs.ts";
import { componentsSheet, formSheet, inputsSheet } from "./workbook.ts";
import { writeSpreadsheet } from "./write-spreadsheet.ts";

const { inputs, form, notAvailable } = worksheetWords.spreadsheet;
type Amounts = Record<string, number | string>;

const onThePage = (answers: WorksheetAnswers): Amounts =>
  Object.fromEntries(
    computeWorksheet(answers).lines.map(({ line, value }) => [line, value ?? notAvailable]),
  );

/** The amounts that a spreadsheet program computes for these inputs and formulas. */
function recalculated(inputRows: Row[], formRows: Row[]): Amounts {
  const valuesOf = (rows: Row[]) =>
    rows.map((row) =>
      row.map((cell) => ((cell as { value?: unknown } | null)?.value ?? null) as string | number),
    );
  const workbook = HyperFormula.buildFromSheets(
    { [inputs]: valuesOf(inputRows), [form]: valuesOf(formRows) },
    { licenseKey: "gpl-v3" },
  );
  const sheet = workbook.getSheetId(form) as number;
  const rows = workbook.getSheetValues(sheet).slice(2);
  workbook.destroy();
  return Object.fromEntries(rows.map(([line, , amount]) => [line, amount as number | string]));
}

describe("the spreadsheet's formulas", () => {
  test.each(worksheetExamples)("give what the page shows: $name", ({ answers }) => {
    expect(recalculated(inputsSheet(answers), formSheet(answers))).toEqual(onThePage(answers));
  });

  it("recalculate when inputs are changed in the file", () => {
    const written = given({ wages: 1 });
    for (const { answers } of worksheetExamples.filter(
      ({ answers: { entity } }) => entity === written.entity,
    ))
      expect(recalculated(inputsSheet(answers), formSheet(written))).toEqual(onThePage(answers));
  });

  it("agree with the page for any expenses", () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (wages, contract, qre1, receipts1) => {
        const answers = given(
          { wages, contract, qre1, qre2: qre1, qre3: wages, receipts1 },
          { fixedBaseAsFraction: 0.0321, reducedCredit: qre1 % 2 === 0 },
        );
        expect(recalculated(inputsSheet(answers), formSheet(answers))).toEqual(onThePage(answers));
      }),
      { numRuns: 25 },
    );
  });

  it("are never made of what somebody typed", () => {
    const typed = `=HYPERLINK("http://example.com","x")`;
    const answers = given({}, { components: [{ ...emptyComponent, name: typed }] });
    const cells = componentsSheet(answers).flat();
    expect(cells).toContainEqual({ value: typed, type: String });
  });
});

/** A few of them: LibreOffice takes its time. */
const forLibreOffice = worksheetExamples.filter((_, index) => index % 9 === 3);
const libreOffice = process.env.TEST_ALL && findProgram(["soffice", "libreoffice"]);

const readAmount = (shown: string): number | string => {
  if (shown === notAvailable) return shown;
  return shown.endsWith("%") ? Number(shown.slice(0, -1)) / 100 : Number(shown);
};

/** The file of these answers after somebody has typed the others' inputs into its yellow cells. */
const changedFile = (written: WorksheetAnswers, changed: WorksheetAnswers): Promise<Blob> =>
  writeExcelFile([
    { sheet: inputs, data: inputsSheet(changed) },
    { sheet: form, data: formSheet(written) },
  ]).toBlob();

// The named sheet's numbers as LibreOffice computes them: it is the second of the workbook.
test.skipIf(!libreOffice)(
  "LibreOffice computes every line as the page does, also after inputs were changed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "form-6765-"));
    try {
      const files: string[] = [];
      for (const [index, { answers }] of forLibreOffice.entries()) {
        const file = join(folder, `${index}.xlsx`);
        const changed = join(folder, `${index}-changed.xlsx`);
        const other = given({ wages: 1 }, { entity: answers.entity });
        for (const [name, blob] of [
          [file, await writeSpreadsheet(answers)],
          [changed, await changedFile(other, answers)],
        ] as const) {
          writeFileSync(name, Buffer.from(await blob.arrayBuffer()));
          files.push(name);
        }
      }
      execFileSync(libreOffice as string, [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,2",
        "--outdir",
        folder,
        ...files,
      ]);
      for (const [index, { name, answers }] of forLibreOffice.entries()) {
        for (const file of [`${index}`, `${index}-changed`]) {
          const rows = readFileSync(join(folder, `${file}-${form}.csv`), "utf8")
            .split("\n")
            .slice(2);
          const amounts = rows
            .filter((row) => row !== "")
            .map((row) => row.replaceAll('"', "").split("\t"))
            .map(([line, , amount = ""]) => [line, readAmount(amount)]);
          expect(Object.fromEntries(amounts), `${name}, ${file}`).toEqual(onThePage(answers));
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
