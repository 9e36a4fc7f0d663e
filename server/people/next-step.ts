import type { NextStep } from "#contracts/desk/people.ts";
import type { PersonRow } from "../storage/tables.ts";

type Columns = Pick<PersonRow, "next_step" | "next_step_on">;

export function nextStepOf({ next_step: text, next_step_on: on }: Columns): NextStep | null {
  return text === null || on === null ? null : { text, on };
}

export function nextStepColumns(step: NextStep | null): Columns {
  return { next_step: step?.text ?? null, next_step_on: step?.on ?? null };
}
