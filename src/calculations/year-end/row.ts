import type { YearEndLaw } from "#tax-law/year-end-law.ts";
import type { CalendarDate } from "#wording/dates.ts";
import { formatUsd } from "#wording/numbers.ts";
import { sumOf, usdLine, type WorkingLine } from "../working-line.ts";
import type { YearEndAnswers, YearEndQuestion } from "./answers.ts";
import type { FederalTax } from "./federal-tax.ts";
import type { MoveId, MoveReason, MoveWarning, PlanMove } from "./moves.ts";

/** What every row is computed from. */
export interface RowContext {
  readonly law: YearEndLaw;
  readonly answers: YearEndAnswers;
  readonly today: CalendarDate;
  readonly asIs: FederalTax;
  /** The tax with those moves taken together. */
  readonly taxWith: (...moves: MoveId[]) => FederalTax;
  /** Ticked moves that are open and count, and the tax with them. */
  readonly taken: ReadonlySet<MoveId>;
  readonly planned: FederalTax;
  /** False once the last day for the employee part of an own plan has passed. */
  readonly ownPlanDefers: boolean;
}

/** What a row adds to its days and its saving, which all rows compute in the same way. */
export type RowDraft = Omit<
  PlanMove,
  "id" | "savesInUsd" | "savesLines" | "lastDay" | "practicalDay" | "tickCounts"
>;

interface RowParts extends Partial<RowDraft> {
  readonly questions: readonly YearEndQuestion[];
}

/** A row with an amount. Where the lines come to less or more, a last line says by how much. */
export function openRow(
  parts: RowParts & { readonly possibleInUsd: number },
  capFormula = "at least $0, at most what is left of the pay",
): RowDraft {
  const { possibleInUsd, possibleLines = [] } = parts;
  const short = possibleInUsd - sumOf(possibleLines);
  const cap: WorkingLine[] = short === 0 ? [] : [usdLine("cap", "Limited", capFormula, short)];
  return {
    status: "open",
    warnings: [],
    ...parts,
    possibleLines: [...possibleLines, ...cap],
  };
}

export function askRow(parts: RowParts): RowDraft {
  return { status: "ask", warnings: [], possibleLines: [], ...parts };
}

export function notForYou(
  reason: MoveReason,
  questions: readonly YearEndQuestion[],
  warnings: readonly MoveWarning[] = [],
): RowDraft {
  return { status: "not-for-you", reason, questions, warnings, possibleLines: [] };
}

/** Warnings whose condition holds. */
export function warningsOf(
  ...conditions: readonly (readonly [MoveWarning, boolean])[]
): MoveWarning[] {
  return conditions.filter(([, holds]) => holds).map(([warning]) => warning);
}

/** Where a saving comes from, by the four parts of the tax. Parts that stay the same are left out. */
export function savingLines(without: FederalTax, withIt: FederalTax): WorkingLine[] {
  const change = (id: string, label: string, before: number, after: number) =>
    usdLine(id, label, `${formatUsd(before)} − ${formatUsd(after)}`, before - after);
  return [
    change("income-tax", "Income tax", without.incomeTaxInUsd, withIt.incomeTaxInUsd),
    change(
      "child-credit",
      "More child tax credit",
      withIt.childCreditInUsd,
      without.childCreditInUsd,
    ),
    change(
      "self-employment-tax",
      "Self-employment tax",
      without.selfEmployment.taxInUsd,
      withIt.selfEmployment.taxInUsd,
    ),
    change(
      "additional-medicare-tax",
      "Additional Medicare tax",
      without.additionalMedicareTaxInUsd,
      withIt.additionalMedicareTaxInUsd,
    ),
  ].filter(({ id, value }) => id === "income-tax" || value !== 0);
}
