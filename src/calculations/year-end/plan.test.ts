import { describe, expect, it } from "vitest";
import { yearEndLaw } from "#tax-law/year-end-law.ts";
import { emptyYearEndAnswers, type YearEndAnswers } from "./answers.ts";
import type { MoveId } from "./moves.ts";
import { yearEndPlan } from "./plan.ts";
import { workedYearEnds } from "./year-end.examples.ts";

const law = yearEndLaw(2026);
const november = "2026-11-18";

function compute(
  answers: Partial<YearEndAnswers>,
  ticked: readonly MoveId[] = [],
  today = november,
) {
  const plan = yearEndPlan({ ...emptyYearEndAnswers, ...answers }, law, today, new Set(ticked));
  if (plan.kind === "not-computable") throw new Error(plan.message);
  const row = (id: MoveId) => plan.moves.find((move) => move.id === id);
  return { ...plan, row };
}

describe("the worked examples", () => {
  it.each(workedYearEnds)("$title", ({ answers, asIsInUsd, moves, ticked, plannedInUsd }) => {
    const plan = compute(answers, ticked);
    expect(plan.asIs.totalInUsd).toBe(asIsInUsd);
    for (const [id, expected] of Object.entries(moves))
      expect(plan.row(id as MoveId), id).toMatchObject(expected);
    expect(plan.planned.totalInUsd).toBe(plannedInUsd);
    expect(plan.differenceInUsd).toBe(asIsInUsd - plannedInUsd);
  });
});
