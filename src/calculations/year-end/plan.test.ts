import { expect, it } from "vitest";
import { yearEndLaw } from "#tax-law/year-end-law.ts";
import { emptyYearEndAnswers, type YearEndAnswers } from "./answers.ts";
import { yearEndPlan } from "./plan.ts";

const law = yearEndLaw(2026);

function compute(answers: Partial<YearEndAnswers>, today = "2026-11-18") {
  const plan = yearEndPlan({ ...emptyYearEndAnswers, ...answers }, law, today);
  if (plan.kind === "not-computable") throw new Error(plan.message);
  return plan;
}

it("a single employee's deferral saves at the rate of the bracket", () => {
  const plan = compute({ filing: "single", wagesInUsd: 300_000 });
  // 283,900: 58,448 + 35% × 27,675 = 68,134.25, and 0.9% × 100,000
  expect(plan.asIs.totalInUsd).toBe(69_034);
  const deferral = plan.moves.find(({ id }) => id === "deferral");
  expect(deferral).toMatchObject({ standing: "open", possibleInUsd: 24_500, savesInUsd: 8_575 });
});
