import * as z from "zod/mini";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { type DeskLead, type EstimateAnswers, storedEstimate } from "#contracts/desk/lead.ts";
import { storedPlan } from "#contracts/year-end-plan.ts";
import { jsonOrUndefined } from "../storage/json.ts";

/** The estimate as the visitor saw it, or null if it is damaged. The lead must open in any case. */
export function readStoredEstimate(result: string | null): DeskLead["estimate"] {
  return storedEstimate.safeParse(jsonOrUndefined(result)).data ?? null;
}

/** The year-end plan as the visitor saw it, or null. */
export function readStoredPlan(result: string | null): DeskLead["plan"] {
  return storedPlan.safeParse(jsonOrUndefined(result)).data ?? null;
}

const storedInputs = z.object({
  doctorWages: z.number(),
  staffWages: z.number(),
  state: z.string(),
  specialties: z.array(
    z.object({
      practiceTypeId: z.string(),
      specialtyId: z.string(),
      timePercentage: z.number(),
      innovationLevel: z.enum(["low", "medium", "high"]),
      activities: z.array(z.string()),
    }),
  ),
});

export function storedAnswers(inputs: string | null): DeskLead["answers"] {
  const { data } = storedInputs.safeParse(jsonOrUndefined(inputs));
  return data ? { ...data, specialties: data.specialties.map(withNames) } : null;
}

/** A specialty that is no longer on the site's lists is shown by its id. */
function withNames({
  practiceTypeId,
  specialtyId,
  activities,
  ...rest
}: z.infer<typeof storedInputs>["specialties"][number]): EstimateAnswers["specialties"][number] {
  const known = findSpecialty(specialtyId);
  return {
    practiceType: known?.practiceType.name ?? practiceTypeId,
    name: known?.specialty.name ?? specialtyId,
    activities,
    ...rest,
  };
}

/** The state that a visitor chose, from the estimate or, if that is damaged, from the answers. */
export function stateOf(result: string | null, inputs: string | null): string | null {
  const read = (json: string | null) => named.safeParse(jsonOrUndefined(json)).data?.state;
  return read(result) ?? read(inputs) ?? null;
}

const named = z.object({ state: z.string() });

const credit = z.object({ estimatedCredit: z.number() });

export function estimatedCredit(result: string | null): number | null {
  return credit.safeParse(jsonOrUndefined(result)).data?.estimatedCredit ?? null;
}
