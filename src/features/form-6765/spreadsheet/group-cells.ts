import { groupWords } from "#content/calculators/form-6765-owners.ts";
import { type CellStyle, type FormulaCell, usdFormat } from "./cells.ts";

/** The rows of the sheet “Group” begin with this member. */
export const firstMemberRow = 4;
export const memberColumns = { qres: "C", credit: "H" } as const;

const thisMember = (column: string) => `${groupWords.sheet.name}!$${column}$${firstMemberRow}`;

/** This member's part; all of it while this member's QREs are empty. */
export const memberPart = (whole: string): string =>
  `IF(${thisMember(memberColumns.qres)}="",${whole},${thisMember(memberColumns.credit)})`;

/** The cells of one of those among whom an amount is divided, and of all of them. */
export interface PartCells {
  readonly weight: string;
  readonly exact: string;
  readonly whole: string;
  readonly remainder: string;
  readonly weights: string;
  readonly wholes: string;
  readonly remainders: string;
  /** The remainders from the first one to this one: of equal ones, the earlier gets the dollar. */
  readonly remaindersToHere: string;
}

/** The same largest remainder as `shareOut`, to a millionth of a dollar. */
export function partFormulas(amount: string, cells: PartCells) {
  const { weight, exact, whole, remainder, weights, wholes, remainders, remaindersToHere } = cells;
  const rank = `COUNTIF(${remainders},">"&${remainder})+COUNTIF(${remaindersToHere},${remainder})`;
  return {
    exact: `IF(SUM(${weights})=0,0,ROUND(${amount}*${weight}/SUM(${weights}),6))`,
    whole: `INT(${exact})`,
    remainder: `ROUND((${exact}-${whole})*1000000,0)`,
    part: `${whole}+IF(${rank}<=${amount}-SUM(${wholes}),1,0)`,
  };
}

/** What these formulas give, for the values beside them. */
export function partValues(amount: number, weight: number, weights: number) {
  const exact = weights === 0 ? 0 : Math.round(((amount * weight) / weights) * 1e6) / 1e6;
  const whole = Math.floor(exact);
  return { exact, whole, remainder: Math.round((exact % 1) * 1e6) };
}

export const formulaCell = (
  value: string,
  cached: number | string,
  style: CellStyle = {},
): FormulaCell => ({
  value,
  type: "Formula",
  cached,
  format: usdFormat,
  align: "right",
  alignVertical: "top",
  ...style,
});
