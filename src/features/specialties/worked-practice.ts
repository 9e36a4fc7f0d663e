import { type Estimate, estimateCredit } from "#calculations/rd-credit/estimate.ts";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";

/** A full-time year of one person: 50 weeks of 40 hours. */
export const hoursInWorkingYear = 2_000;

export interface WorkedPractice {
  readonly estimate: Estimate;
  readonly hours: number;
}

/**
 * The page's practice, computed as the calculator computes a visitor's: medium innovation, all of
 * the time in this specialty, two activities. At half the hours only the first is left.
 */
export function workPractice(
  { id, name, practiceType, activities, page }: SpecialtyWithPage,
  extent: "full" | "half",
): WorkedPractice {
  const { practice } = page;
  const counted = extent === "full" ? practice.activities : practice.activities.slice(0, 1);
  const estimate = estimateCredit({
    specialties: [
      {
        practiceTypeId: practiceType.id,
        specialtyId: id,
        name,
        timePercentage: 100,
        innovationLevel: "medium",
        activities: counted.map((index) => activities[index]),
      },
    ],
    doctorWagesInUsd: practice.doctorWagesInUsd,
    staffWagesInUsd: practice.staffWagesInUsd,
    state: practice.state,
  });
  if (estimate.kind === "bad-answers") throw new Error(`The practice of ${id} has bad answers`);
  const hours = estimate.totalRdTimeAsFraction * practice.headCount * hoursInWorkingYear;
  return { estimate, hours: Math.round(hours) };
}
