import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { bold, type FormulaCell, firstRow, formulaCell } from "./cells.ts";

const thisMember = (column: "C" | "H") => `${groupWords.sheet.name}!$${column}$${firstRow}`;

/** This member's part; all of it while this member's QREs are empty. */
export const memberPart = (whole: string): string =>
  `IF(${thisMember("C")}="",${whole},${thisMember("H")})`;

type PartCell = "weight" | "exact" | "whole" | "remainder" | "part";

/**
 * An amount divided among owners or members by the same largest remainder as `shareOut`, to a
 * millionth of a dollar: the exact part, its whole dollars, the remainder and what each one gets.
 * `at` says where these cells are.
 */
export function partCells(
  amount: { readonly formula: string; readonly value: number },
  among: readonly { readonly weight: number; readonly part: number }[],
  at: (cell: PartCell, index: number) => string,
): FormulaCell[][] {
  const range = (cell: PartCell, to = among.length - 1) => `${at(cell, 0)}:${at(cell, to)}`;
  const weights = `SUM(${range("weight")})`;
  const sum = among.reduce((all, { weight }) => all + weight, 0);
  return among.map(({ weight, part }, index) => {
    const [exact, whole, remainder] = [
      at("exact", index),
      at("whole", index),
      at("remainder", index),
    ];
    const value = sum === 0 ? 0 : Math.round(((amount.value * weight) / sum) * 1e6) / 1e6;
    const larger = `COUNTIF(${range("remainder")},">"&${remainder})`;
    // Of equal ones, the earlier gets the dollar.
    const rank = `${larger}+COUNTIF(${range("remainder", index)},${remainder})`;
    const left = `${amount.formula}-SUM(${range("whole")})`;
    return [
      formulaCell(
        `IF(${weights}=0,0,ROUND(${amount.formula}*${at("weight", index)}/${weights},6))`,
        value,
        { format: "#,##0.000000" },
      ),
      formulaCell(`INT(${exact})`, Math.floor(value)),
      formulaCell(`ROUND((${exact}-${whole})*1000000,0)`, Math.round((value % 1) * 1e6)),
      formulaCell(`${whole}+IF(${rank}<=${left},1,0)`, part, bold),
    ];
  });
}
