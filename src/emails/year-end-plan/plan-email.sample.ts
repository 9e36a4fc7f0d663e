import type { YearEndAnswers } from "#calculations/year-end/answers.ts";
import { yearEndPlan } from "#calculations/year-end/plan.ts";
import { planLawOf } from "#calculations/year-end/plan-law.ts";
import { firm } from "#content/firm.ts";
import type { PlanEmailProps } from "./plan-words.ts";

/** A radiologist with wages and moonlighting, for tests and to look at. */
const answers: YearEndAnswers = {
  filing: "joint",
  wagesInUsd: 520_000,
  spouseWagesInUsd: 0,
  profitInUsd: 60_000,
  state: "NJ",
  age: 52,
  healthPlan: "family",
};

export function samplePlanEmail(): PlanEmailProps {
  const law = planLawOf(2026);
  if (!law) throw new Error("The sample's year is not covered.");
  const ticked = ["deferral", "hsa"] as const;
  const today = "2026-11-17";
  const plan = yearEndPlan(answers, law, today, new Set(ticked));
  if (plan.kind !== "year-end-plan") throw new Error("The sample's plan cannot be computed.");
  const occasion = { law, filing: answers.filing, today };
  return {
    plan,
    answers,
    occasion,
    ticked,
    origin: `https://www.${firm.domain}`,
    audience: "visitor",
    client: "ada@hospital.example",
  };
}
