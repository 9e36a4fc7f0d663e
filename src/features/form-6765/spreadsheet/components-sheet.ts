import type { Row } from "write-excel-file/universal";
import { usesFaceOf2023 } from "#calculations/section-41/form/face-of-2023.ts";
import {
  componentAmountNames,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { componentName, componentsOfSectionG } from "../section-g.ts";
import {
  acrossRow,
  type CellStyle,
  firstRow,
  formulaCell,
  numberCell,
  sectionRow,
  tableSheet,
  usdFormat,
  type WorkbookSheet,
  wrappedText,
} from "./cells.ts";

const { groups, sections, spreadsheet, components: words } = worksheetWords;
const names = Object.values(words.columns);
const widths = [28, 12, 40, 14, 14, 14, 14, 14, 14, 14] as const;
const style: CellStyle = { format: usdFormat, alignVertical: "top" };

export function componentsSheet({ taxYear, components }: WorksheetAnswers): WorkbookSheet {
  const { held, left } = componentsOfSectionG(components);
  return tableSheet(taxYear, {
    name: spreadsheet.components,
    above: [sectionRow(usesFaceOf2023(taxYear) ? groups.components : sections.G, names.length)],
    names,
    amountsFrom: 3,
    rows: [
      ...held.map(({ component, number }, index): Row => {
        const amounts = componentAmountNames.map((name) => numberCell(component[name], style));
        const row = firstRow + index;
        return [
          wrappedText(componentName(component, number), widths[0]),
          wrappedText(words.types[component.type], widths[1]),
          wrappedText(component.informationSought, widths[2]),
          ...amounts.toSpliced(
            3,
            0,
            formulaCell(`SUM(D${row}:F${row})`, wagesOf(component), style),
          ),
        ];
      }),
      ...(left ? [acrossRow(wrappedText(left, 150), names.length)] : []),
    ],
    widths,
    landscape: true,
  });
}
