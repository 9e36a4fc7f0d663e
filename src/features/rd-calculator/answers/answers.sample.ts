import type { WorkedExample } from "#calculations/rd-credit/estimate.examples.ts";
import type { InnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { type Answers, specialtyOf } from "./answers.ts";

export const everyType = ["medicine", "dentistry", "aesthetics"];

/** A worked example as a visitor would have answered it, with activities of the site's own lists. */
export function answersOf({ answers }: WorkedExample): Answers {
  return {
    practiceTypeIds: [...new Set(answers.specialties.map(({ practiceTypeId }) => practiceTypeId))],
    specialties: answers.specialties.map((one) => ({
      practiceTypeId: one.practiceTypeId,
      specialtyId: one.specialtyId,
      timePercentage: one.timePercentage,
      innovationLevel: one.innovationLevel as InnovationLevel,
      activities: specialtyOf(one).specialty.activities.slice(0, one.activities.length),
    })),
    doctorWages: `${answers.doctorWagesInUsd}`,
    staffWages: `${answers.staffWagesInUsd}`,
    state: answers.state,
  };
}
