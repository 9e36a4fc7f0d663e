import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { HyperFormula } from "hyperformula";
import { describe, expect, it, test } from "vitest";
import writeExcelFile, { type Row } from "write-excel-file/universal";
import { formSections } from "#calculations/section-41/form/use-lines.ts";
import { inputNames } from "#calculations/section-41/inputs.ts";
import { answersWith, worksheetExamples } from "#calculations/section-41/worksheet.examples.ts";
import { computeWorksheet } from "#calculations/section-41/worksheet.ts";
import {
  emptyComponent,
  emptyMember,
  emptyWorkpaper,
  isAsked,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { findProgram } from "../../../../tests/support/programs/program.ts";
import { labelOf } from "../input-words.ts";
import { samplePractice } from "../sample-practice.ts";
import type { FormulaCell } from "./cells.ts";
import { componentsSheet } from "./components-sheet.ts";
import { formSheet } from "./form-sheet.ts";
import { inputsSheet } from "./inputs-sheet.ts";
import { ownersSheet } from "./owners-sheet.ts";
import { sheetsOf, writeSpreadsheet } from "./write-spreadsheet.ts";

const { form, notAvailable } = worksheetWords.spreadsheet;
type Amount = number | string;

/** The amounts of the page, section by section as in the file. */
function onThePage(answers: WorksheetAnswers): Amount[] {
  const { lines } = computeWorksheet(answers);
  return formSections
    .flatMap((section) => lines.filter((line) => line.section === section))
    .map(({ value, expression }) =>
      expression.kind === "missing" && expression.attached
        ? groupWords.attached
        : (value ?? notAvailable),
    );
}

type AnyCell = { value?: string | number; type?: unknown } | null | undefined;
const cellsOf = (rows: readonly Row[]) => rows as readonly (readonly AnyCell[])[];
const isFormula = (cell: AnyCell): cell is FormulaCell & { value: string } =>
  cell?.type === "Formula";

/** One for all tests, because it takes long to make. */
const workbook = HyperFormula.buildEmpty({
  licenseKey: "gpl-v3",
  // As SUMPRODUCT computes in Excel and LibreOffice.
  useArrayArithmetic: true,
});

/** The amounts that a spreadsheet program computes for the formulas of the last of these sheets. */
function recalculated(...sheets: { name: string; rows: readonly Row[] }[]): Amount[] {
  for (const { name, rows } of sheets) {
    if (!workbook.doesSheetExist(name)) workbook.addSheet(name);
    const contents = cellsOf(rows).map((row) =>
      row.map((cell) => (isFormula(cell) ? `=${cell.value}` : (cell?.value ?? null))),
    );
    workbook.setSheetContent(workbook.getSheetId(name) as number, contents);
  }
  const last = sheets.at(-1);
  const values = workbook.getSheetValues(workbook.getSheetId(last?.name ?? "") as number);
  return cellsOf(last?.rows ?? []).flatMap((row, y) =>
    row.flatMap((cell, x) => (isFormula(cell) ? [values[y]?.[x] as Amount] : [])),
  );
}

/** A file with other inputs. Year, entity and the number of members are fixed in a file. */
function asWritten({ taxYear, entity, boxes, group }: WorksheetAnswers): WorksheetAnswers {
  const otherMembers = group.otherMembers.map(() => emptyMember);
  const { controlledGroup } = boxes;
  const fixed = { taxYear, entity, controlledGroup, group: { ...group, otherMembers } };
  return answersWith({ ...fixed, wages: 1 });
}

/** The sheets of the owners and the group, where the file has them. */
const beside = (answers: WorksheetAnswers) => sheetsOf(answers).slice(3);

const fileOf = async (answers: WorksheetAnswers): Promise<Buffer> =>
  Buffer.from(await (await writeSpreadsheet(answers)).arrayBuffer());

/** The formulas stored in a sheet, each with the value stored beside it. */
const formulasIn = (file: Buffer, sheet: number) =>
  [
    ...partOf(file, `xl/worksheets/sheet${sheet}.xml`).matchAll(/<f>(.*?)<\/f>(?:<v>(.*?)<\/v>)?/g),
  ].map(([, formula, cached]) => ({ formula, cached }));

describe("the spreadsheet's formulas", () => {
  test.each(worksheetExamples)(
    "give what the page shows and the file keeps beside them: $name",
    async ({ answers }) => {
      const amounts = recalculated(...beside(answers), inputsSheet(answers), formSheet(answers));
      expect(amounts).toEqual(onThePage(answers));
      const file = await fileOf(answers);
      const formulas = formulasIn(file, 2);
      expect(formulas.map(({ cached }) => cached)).toEqual(amounts.map(String));
      for (const { formula } of formulas) expect(formula).not.toMatch(/^=/);
      // The sheets of owners and group follow those of form and components.
      for (const [index, sheet] of beside(answers).entries()) {
        const kept = formulasIn(file, 4 + index).map(({ cached }) => Number(cached));
        const computed = recalculated(...sheetsOf(answers), sheet).map(Number);
        expect(kept.map((one) => one.toFixed(6))).toEqual(computed.map((one) => one.toFixed(6)));
      }
    },
  );

  it("divide the owners' parts again when shares are changed in the file", () => {
    const [three] = worksheetExamples.filter(({ owners }) => owners?.length === 3);
    if (!three) throw new Error("No example with three owners.");
    const { answers } = three;
    const other = {
      ...answers,
      owners: answers.owners.map((owner) => ({ ...owner, share: 1 / 3, netIncomeTax: 9 })),
    };
    const changed = ownersSheet(other).rows.slice(0, 10);
    const written = ownersSheet(answers);
    const sheet = { ...written, rows: [...changed, ...written.rows.slice(10)] };
    const { k1 } = worksheetWords.lines;
    recalculated(inputsSheet(answers), formSheet(answers), sheet);
    const row = cellsOf(sheet.rows).findIndex(([cell]) => cell?.value === k1);
    const values = workbook.getSheetValues(workbook.getSheetId(sheet.name) as number)[row];
    const parts = computeWorksheet(other).owners.map(({ amount }) => amount("k1"));
    expect(values?.slice(1, 4)).toEqual(parts);
  });

  it("sum the wages of each component, and keep the sum", async () => {
    const answers = samplePractice(2026);
    const formulas = formulasIn(await fileOf(answers), 3);
    const sums = recalculated(componentsSheet(answers));
    expect(sums).toEqual([110_000, 70_000]);
    expect(formulas.map(({ cached }) => cached)).toEqual(sums.map(String));
  });

  it("recalculate when inputs are changed in the file", () => {
    const oneForEachFiler = new Map(
      worksheetExamples
        .filter(({ answers }) => !answers.boxes.controlledGroup)
        .map((one) => [`${one.answers.taxYear} ${one.answers.entity}`, one]),
    );
    const examples = process.env.TEST_ALL ? worksheetExamples : [...oneForEachFiler.values()];
    for (const { name, answers } of examples) {
      const written = asWritten(answers);
      expect(
        recalculated(...beside(answers), inputsSheet(answers), formSheet(written)),
        name,
      ).toEqual(onThePage(answers));
    }
  });

  it("agree with the page for any expenses", () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (wages, contract, qre1, receipts1) => {
        const before = { qre1, qre2: qre1, qre3: wages, receipts1, fixedBase: 0.0321 };
        const reducedCredit = qre1 % 2 === 0;
        const answers = answersWith({ wages, contract, ...before, reducedCredit });
        expect(recalculated(inputsSheet(answers), formSheet(answers))).toEqual(onThePage(answers));
      }),
      { numRuns: 25 },
    );
  });

  it("never contain text that a visitor typed", () => {
    const typed = `=HYPERLINK("http://example.com","x")`;
    const answers = answersWith({
      components: [{ ...emptyComponent, name: typed }],
      workpaper: { ...emptyWorkpaper, client: typed, note: typed },
    });
    for (const sheet of [componentsSheet(answers), inputsSheet(answers), formSheet(answers)]) {
      const cells = cellsOf(sheet.rows).flat();
      expect(cells).toContainEqual(expect.objectContaining({ value: typed, type: String }));
    }
  });
});

describe("the spreadsheet", () => {
  const firstCells = (rows: readonly Row[]) => cellsOf(rows).map(([cell]) => cell?.value);
  const inputRow = (answers: WorksheetAnswers, label: string) =>
    cellsOf(inputsSheet(answers).rows).find(([cell]) => cell?.value === label);

  it("leaves empty amounts blank and keeps a typed 0", () => {
    const answers = answersWith({ receipts1: 0 });
    expect(inputRow(answers, labelOf("receipts1", 2025))?.[1]?.value).toBe(0);
    expect(inputRow(answers, labelOf("receipts2", 2025))?.[1]?.value).toBeUndefined();
  });

  it("holds every input once, in the order of the page, by calendar years", () => {
    const labels = inputNames.map((name) => labelOf(name, 2025));
    const rows = firstCells(inputsSheet(answersWith({ entity: "sole-proprietor" })).rows);
    expect(rows.filter((label) => labels.includes(String(label)))).toEqual(labels);
    expect(labels).toEqual(expect.arrayContaining(["QREs 2024", "Gross receipts 2021"]));
  });

  it("shows no input that the return does not need", () => {
    for (const { name, answers } of worksheetExamples) {
      const { rows, closedRows = [] } = inputsSheet(answers);
      const closed = closedRows.map((row) => cellsOf(rows)[row - 1]?.[0]?.value);
      const notAsked = inputNames.filter((one) => !isAsked(one, answers));
      const labels = firstCells(rows);
      const expected = notAsked
        .map((one) => labelOf(one, answers.taxYear))
        .filter((label) => labels.includes(label));
      expect(closed, name).toEqual(expected);
    }
  });

  it("has the form's line numbers and sections, and no names of ours", () => {
    const { rows } = formSheet(answersWith({ wages: 1 }));
    const first = firstCells(rows).filter((value) => value !== undefined);
    const { sections, spreadsheet } = worksheetWords;
    const named: unknown[] = [...Object.values(sections), spreadsheet.line];
    const numbers = first.slice(1).filter((value) => !named.includes(value));
    expect(first).toEqual(expect.arrayContaining([sections.F, sections.A, sections.C, sections.E]));
    for (const number of numbers) expect(number).toMatch(/^\d+$/);
  });

  it("carries client, preparer, date and note", () => {
    const named = { client: "Maple Street Dental", preparer: "R. Ortiz", note: "Draft for review" };
    const answers = answersWith({ wages: 1, workpaper: { ...named, date: "2026-03-02" } });
    for (const { rows } of [inputsSheet(answers), formSheet(answers)]) {
      const values = cellsOf(rows).map((row) => row[1]?.value);
      expect(values).toEqual(expect.arrayContaining([...Object.values(named), "March 2, 2026"]));
    }
  });

  it("prints one page wide, with the names of its columns and the client on every page", async () => {
    const client = "Ortiz & Sons <Dental>";
    const answers = answersWith({ wages: 1 });
    const file = await fileOf({ ...answers, workpaper: { ...answers.workpaper, client } });
    for (const number of [1, 2, 3]) {
      const xml = partOf(file, `xl/worksheets/sheet${number}.xml`);
      expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
      expect(xml).toMatch(/<pageSetup [^>]*fitToWidth="1" fitToHeight="0"/);
      expect(xml).toContain("&amp;LOrtiz &amp;&amp; Sons &lt;Dental&gt;&amp;R");
    }
    const titles = partOf(file, "xl/workbook.xml").match(/_xlnm\.Print_Titles/g);
    expect(titles).toHaveLength(sheetsOf(answers).length);
  });

  it("has columns as wide as their names", () => {
    const answers = samplePractice(2026);
    for (const { rows, widths, titleRow } of [
      inputsSheet(answers),
      formSheet(answers),
      componentsSheet(answers),
    ])
      for (const [column, cell] of (cellsOf(rows)[titleRow - 1] ?? []).entries())
        for (const word of String(cell?.value).split(" "))
          expect(word.length).toBeLessThan(widths[column] ?? 0);
  });
});

/** A part of the file, which is a zip archive with deflated or stored entries. */
function partOf(file: Buffer, name: string): string {
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
const forLibreOffice = worksheetExamples.filter(
  ({ answers, owners = [] }, index) =>
    index % 9 === 3 || owners.length > 2 || answers.group.otherMembers.length > 0,
);
const libreOffice = process.env.TEST_ALL && findProgram(["soffice", "libreoffice"]);

const readAmount = (shown: string): number | string => {
  if (shown === notAvailable || shown === groupWords.attached) return shown;
  return shown.endsWith("%") ? Number(shown.slice(0, -1)) / 100 : Number(shown);
};

/**
 * The file of `written` after the inputs of `changed` were typed into its yellow cells. It has no
 * values beside the formulas, because LibreOffice would show them instead of computing.
 */
const changedFile = (written: WorksheetAnswers, changed: WorksheetAnswers): Promise<Blob> =>
  writeExcelFile(
    [inputsSheet(changed), formSheet(written), ...beside(changed)].map(({ name, rows }) => ({
      sheet: name,
      data: [...rows],
    })),
  ).toBlob();

// The form is the workbook's second sheet.
test.skipIf(!libreOffice)(
  "LibreOffice computes every line as the page does, also after inputs were changed",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "form-6765-"));
    try {
      const files: string[] = [];
      async function write(name: string, blob: Blob) {
        writeFileSync(join(folder, name), Buffer.from(await blob.arrayBuffer()));
        files.push(join(folder, name));
      }
      for (const [index, { answers }] of forLibreOffice.entries()) {
        await write(`${index}.xlsx`, await writeSpreadsheet(answers));
        await write(`${index}-changed.xlsx`, await changedFile(asWritten(answers), answers));
      }
      const cellsIn = (file: string) =>
        readFileSync(join(folder, `${file}.csv`), "utf8")
          .split("\n")
          .map((row) => row.replaceAll('"', "").split("\t"));
      execFileSync(libreOffice as string, [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,-1",
        "--outdir",
        folder,
        ...files,
      ]);
      for (const [index, { name, answers }] of forLibreOffice.entries()) {
        for (const file of [`${index}`, `${index}-changed`]) {
          const rows = cellsIn(`${file}-${form}`);
          const amounts = cellsOf(formSheet(answers).rows).flatMap((cells, y) =>
            isFormula(cells[2]) ? [readAmount(rows[y]?.[2] ?? "")] : [],
          );
          expect(amounts, `${name}, ${file}`).toEqual(onThePage(answers));
          for (const sheet of beside(answers)) {
            const shown = cellsIn(`${file}-${sheet.name}`);
            const computed = cellsOf(sheet.rows).flatMap((row, y) =>
              row.flatMap((cell, x) =>
                isFormula(cell) ? [[readAmount(shown[y]?.[x] ?? ""), cell.cached] as const] : [],
              ),
            );
            for (const [amount, expected] of computed)
              if (typeof expected === "string") expect(amount, name).toBe(expected);
              else expect(amount, `${name}, ${sheet.name}`).toBeCloseTo(expected, 4);
          }
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
