import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { HyperFormula } from "hyperformula";
import { describe, expect, it, test } from "vitest";
import writeExcelFile, { type Row } from "write-excel-file/universal";
import { inputNames } from "#calculations/section-41/inputs.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  emptyComponent,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { answersWith, worksheetExamples } from "#calculations/section-41/worksheet-examples.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { findProgram } from "../../../../tests/support/programs/find-programs.ts";
import { labelOf } from "../input-words.ts";
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
      row.map((cell) => {
        const { value = null, type } = (cell ?? {}) as { value?: string | number; type?: unknown };
        return type === "Formula" ? `=${value}` : value;
      }),
    );
  const workbook = HyperFormula.buildFromSheets(
    { [inputs]: valuesOf(inputRows), [form]: valuesOf(formRows) },
    { licenseKey: "gpl-v3" },
  );
  const sheet = workbook.getSheetId(form) as number;
  const rows = workbook.getSheetValues(sheet).slice(2);
  workbook.destroy();
  return Object.fromEntries(
    rows.filter(([line]) => line).map(([line, , amount]) => [line, amount as number | string]),
  );
}

describe("the spreadsheet's formulas", () => {
  test.each(worksheetExamples)("give what the page shows: $name", ({ answers }) => {
    expect(recalculated(inputsSheet(answers), formSheet(answers))).toEqual(onThePage(answers));
  });

  it("recalculate when inputs are changed in the file", () => {
    for (const { name, answers } of worksheetExamples) {
      const written = answersWith(
        { wages: 1 },
        { taxYear: answers.taxYear, entity: answers.entity },
      );
      expect(recalculated(inputsSheet(answers), formSheet(written)), name).toEqual(
        onThePage(answers),
      );
    }
  });

  it("agree with the page for any expenses", () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (wages, contract, qre1, receipts1) => {
        const answers = answersWith(
          { wages, contract, qre1, qre2: qre1, qre3: wages, receipts1, fixedBase: 0.0321 },
          { ticked: qre1 % 2 === 0 ? ["reducedCredit"] : [] },
        );
        expect(recalculated(inputsSheet(answers), formSheet(answers))).toEqual(onThePage(answers));
      }),
      { numRuns: 25 },
    );
  });

  it("are stored without '=', each with its value", async () => {
    const answers = answersWith({ wages: 53_704 });
    const file = Buffer.from(await (await writeSpreadsheet(answers)).arrayBuffer());
    const cells = [...sheetIn(file, 2).matchAll(/<f>(.*?)<\/f><v>(.*?)<\/v>/g)];
    const values = recalculated(inputsSheet(answers), formSheet(answers));
    const lines = formSheet(answers).flatMap(([cell]) => (cell as { value?: string })?.value ?? []);
    expect(cells.map(([, , value]) => value)).toEqual(
      lines.filter((line) => line in values).map((line) => String(values[line])),
    );
    for (const [, formula] of cells) expect(formula).toMatch(/^IFERROR\(/);
  });

  it("never contain text that a visitor typed", () => {
    const typed = `=HYPERLINK("http://example.com","x")`;
    const answers = answersWith({}, { components: [{ ...emptyComponent, name: typed }] });
    const cells = componentsSheet(answers).flat();
    expect(cells).toContainEqual({ value: typed, type: String });
  });
});

describe("the spreadsheet", () => {
  const inputValue = (answers: WorksheetAnswers, label: string) =>
    inputsSheet(answers)
      .map((row) => row as ({ value?: unknown } | null)[])
      .find(([cell]) => cell?.value === label)?.[1]?.value;

  it("leaves empty amounts blank and keeps a typed 0", () => {
    const answers = answersWith({ receipts1: 0 });
    expect(inputValue(answers, worksheetWords.labels.receipts1)).toBe(0);
    expect(inputValue(answers, worksheetWords.labels.receipts2)).toBeUndefined();
  });

  it("holds every input once, in the order of the page", () => {
    const labels = inputsSheet(answersWith({}))
      .slice(2)
      .map((row) => (row[0] as { value?: unknown }).value);
    expect(labels).toEqual(inputNames.map((name) => labelOf(name)));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("lists the components largest first", () => {
    const component = (name: string, direct: number) => ({
      ...emptyComponent,
      name,
      amounts: { ...emptyComponent.amounts, direct },
    });
    const answers = answersWith({}, { components: [component("small", 1), component("large", 2)] });
    const names = componentsSheet(answers).map(([cell]) => (cell as { value?: unknown }).value);
    expect(names.slice(1)).toEqual(["large", "small"]);
  });
});

/** The XML of a sheet in the file: entries of a zip archive, deflated or stored. */
function sheetIn(file: Buffer, number: number): string {
  const name = `xl/worksheets/sheet${number}.xml`;
  const entry = file.lastIndexOf(name) - 46;
  const [method, size, start] = [
    file.readUInt16LE(entry + 10),
    file.readUInt32LE(entry + 20),
    file.readUInt32LE(entry + 42),
  ];
  const contents = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
  const bytes = file.subarray(contents, contents + size);
  return (method === 0 ? bytes : inflateRawSync(bytes)).toString("utf8");
}

/** Only a few, because LibreOffice is slow. */
const forLibreOffice = worksheetExamples.filter((_, index) => index % 9 === 3);
const libreOffice = process.env.TEST_ALL && findProgram(["soffice", "libreoffice"]);

const readAmount = (shown: string): number | string => {
  if (shown === notAvailable) return shown;
  return shown.endsWith("%") ? Number(shown.slice(0, -1)) / 100 : Number(shown);
};

/** The file of `written` after the inputs of `changed` were typed into its yellow cells. */
const changedFile = (written: WorksheetAnswers, changed: WorksheetAnswers): Promise<Blob> =>
  writeExcelFile([
    { sheet: inputs, data: inputsSheet(changed) },
    { sheet: form, data: formSheet(written) },
  ]).toBlob();

// The form is the workbook's second sheet.
test.skipIf(!libreOffice)(
  "LibreOffice computes every line as the page does, also after inputs were changed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "form-6765-"));
    try {
      const files: string[] = [];
      for (const [index, { answers }] of forLibreOffice.entries()) {
        const file = join(folder, `${index}.xlsx`);
        const changed = join(folder, `${index}-changed.xlsx`);
        const { taxYear, entity } = answers;
        const other = answersWith({ wages: 1 }, { taxYear, entity });
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
            .filter(([line]) => line)
            .map(([line, , amount = ""]) => [line, readAmount(amount)]);
          expect(Object.fromEntries(amounts), `${name}, ${file}`).toEqual(onThePage(answers));
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
