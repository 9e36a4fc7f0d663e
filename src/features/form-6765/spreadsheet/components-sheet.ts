import type { CellObject, Row } from "write-excel-file/universal";
import { usesFaceOf2023 } from "#calculations/section-41/face-of-2023.ts";
import {
  type BusinessComponent,
  componentAmountNames,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { componentName, componentsOfSectionG } from "../section-g.ts";
import {
  acrossRow,
  type CellStyle,
  columnNames,
  type FormulaCell,
  sectionRow,
  titleRow,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";

const { groups, sections, spreadsheet, components: words } = worksheetWords;
const names = Object.values(words.columns);
const columnsRow = 3;
const widths = [28, 12, 40, 14, 14, 14, 14, 14, 14, 14] as const;

export function componentsSheet({ taxYear, components }: WorksheetAnswers): WorkbookSheet {
  const { held, left } = componentsOfSectionG(components);
  return {
    name: spreadsheet.components,
    rows: [
      titleRow(taxYear, names.length),
      sectionRow(usesFaceOf2023(taxYear) ? groups.components : sections.G, names.length),
      columnNames(names, 3),
      ...held.map(({ component, number }, index) =>
        componentRow(component, number, columnsRow + 1 + index),
      ),
      ...(left ? [acrossRow(wrappedText(left, 150), names.length)] : []),
    ],
    widths,
    titleRow: columnsRow,
    landscape: true,
  };
}

function componentRow(component: BusinessComponent, number: number, row: number): Row {
  const [direct, supervision, support, ...others] = componentAmountNames.map((name): CellObject => {
    const value = component.amounts[name];
    return { ...amountStyle, type: Number, ...(value === null ? {} : { value }) };
  });
  const wages: FormulaCell = {
    ...amountStyle,
    value: `SUM(D${row}:F${row})`,
    type: "Formula",
    cached: wagesOf(component),
  };
  return [
    wrappedText(componentName(component, number), widths[0]),
    wrappedText(words.types[component.type], widths[1]),
    wrappedText(component.informationSought, widths[2]),
    direct,
    supervision,
    support,
    wages,
    ...others,
  ];
}

const amountStyle: CellStyle = { format: usdFormat, alignVertical: "top" };
