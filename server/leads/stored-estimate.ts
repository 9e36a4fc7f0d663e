import * as z from "zod/mini";
import { findSpecialty } from "#content/practice-types.ts";
import { type DeskLead, type EstimateAnswers, estimateSnapshot } from "#contracts/desk/lead.ts";

/**
 * The estimate as the visitor saw it. One that an earlier version stored in another shape, or that
 * is damaged, is given as the text it is: a lead must open whatever it holds.
 */
export function storedEstimate(result: string | null): DeskLead["estimate"] {
  if (result === null) return null;
  const parsed = estimateSnapshot.safeParse(jsonOrUndefined(result));
  return parsed.success ? { kind: "slip", snapshot: parsed.data } : { kind: "text", text: result };
}

const storedInputs = z.object({
  doctorWages: z.number(),
  staffWages: z.number(),
  state: z.string(),
  specialties: z.array(
    z.object({
      practiceTypeId: z.string(),
      subspecialtyId: z.string(),
      timePercentage: z.number(),
      innovationLevel: z.enum(["low", "medium", "high"]),
      selectedActivities: z.array(z.string()),
    }),
  ),
});

export function storedAnswers(inputs: string | null): DeskLead["answers"] {
  if (inputs === null) return null;
  const parsed = storedInputs.safeParse(jsonOrUndefined(inputs));
  if (!parsed.success) return { kind: "text", text: inputs };
  const { specialties, ...rest } = parsed.data;
  return { kind: "answers", answers: { ...rest, specialties: specialties.map(withNames) } };
}

/** What is no longer on the site's lists goes by its id. */
function withNames({
  practiceTypeId,
  subspecialtyId,
  selectedActivities: activities,
  ...rest
}: z.infer<typeof storedInputs>["specialties"][number]): EstimateAnswers["specialties"][number] {
  const known = findSpecialty(subspecialtyId);
  return {
    practiceType: known?.practiceType.name ?? practiceTypeId,
    name: known?.subspecialty.name ?? subspecialtyId,
    activities,
    ...rest,
  };
}

const credit = z.object({ estimatedCredit: z.number() });

/** For the list: any stored shape that has this one figure will do. */
export function estimatedCredit(result: string | null): number | null {
  if (result === null) return null;
  const parsed = credit.safeParse(jsonOrUndefined(result));
  return parsed.success ? parsed.data.estimatedCredit : null;
}

export function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
