import type { Feature } from "write-excel-file/universal";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { form6765Page, worksheetWords } from "#content/calculators/form-6765.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { WorkbookSheet } from "./cells.ts";

/**
 * What the library has no option for: each sheet prints one page wide on US Letter, with its
 * columns' names and the workpaper's head on every page, and unneeded rows are grouped and closed.
 */
export function printSetUp(
  sheets: readonly WorkbookSheet[],
  answers: WorksheetAnswers,
): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/workbook.xml": {
          transform: (xml) => xml.replace("<definedNames/>", printTitles(sheets)),
        },
        "xl/worksheets/sheet{id}.xml": {
          transformElementAttributes: (tag, attributes, _index, _options, { sheetIndex }) =>
            tag === "row"
              ? { ...attributes, ...groupOf(Number(attributes.r), sheets[sheetIndex]) }
              : attributes,
          transform: (xml, _, { sheetIndex }) =>
            xml
              .replace(/<worksheet [^>]*>/, (start) => start + sheetProperties)
              .replace("<cols>", `${outlines}<cols>`)
              .replace(
                /<\/mergeCells>|<\/sheetData>(?!<mergeCells)/,
                (end) =>
                  end + dropDowns(sheets[sheetIndex]) + pageSetUp(sheets[sheetIndex], answers),
              ),
        },
      },
    },
  };
}

const sheetProperties =
  '<sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>';
const outlines = '<sheetFormatPr defaultRowHeight="15" outlineLevelRow="1"/>';

const printTitles = (sheets: readonly WorkbookSheet[]): string =>
  `<definedNames>${sheets
    .map(
      ({ name, titleRow }, index) =>
        `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${name}'!$${titleRow}:$${titleRow}</definedName>`,
    )
    .join("")}</definedNames>`;

/** A closed row is hidden; the row above it has the button that opens the group. */
function groupOf(row: number, sheet: WorkbookSheet | undefined): Record<string, number> {
  const closed = sheet?.closedRows ?? [];
  if (closed.includes(row)) return { hidden: 1, outlineLevel: 1 };
  return closed.includes(row + 1) ? { collapsed: 1 } : {};
}

function dropDowns(sheet: WorkbookSheet | undefined): string {
  const lists = sheet?.dropDowns ?? [];
  if (lists.length === 0) return "";
  const validations = lists.map(
    ({ cell, values }) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${cell}"><formula1>${inXml(values)}</formula1></dataValidation>`,
  );
  return `<dataValidations count="${lists.length}">${validations.join("")}</dataValidations>`;
}

/** US Letter, as many pages as needed and one page wide. */
function pageSetUp(sheet: WorkbookSheet | undefined, answers: WorksheetAnswers): string {
  const { client, preparer, date } = answers.workpaper;
  const prepared = [preparer, date && formatDate(date)].filter(Boolean).join(", ");
  const { page } = worksheetWords.spreadsheet;
  const header = `&L${plain(client)}&R${plain(`${form6765Page.title}, ${answers.taxYear}`)}`;
  const footer = `&L${plain(prepared)}&R${fillIn(page, { page: "&P", pages: "&N" })}`;
  return [
    '<pageMargins left="0.5" right="0.5" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="1" orientation="${sheet?.landscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/>`,
    `<headerFooter><oddHeader>${inXml(header)}</oddHeader><oddFooter>${inXml(footer)}</oddFooter></headerFooter>`,
  ].join("");
}

/** `&` begins a code in a header, so it is doubled. A header has at most 255 characters. */
const plain = (words: string): string =>
  words
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, 80)
    .replaceAll("&", "&&");

const inXml = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
