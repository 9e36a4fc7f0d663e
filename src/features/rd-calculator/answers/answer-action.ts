import {
  defaultInnovationLevel,
  type InnovationLevel,
} from "#calculations/rd-credit/innovation.ts";
import { addShare, changeShare, removeShares } from "#calculations/rd-credit/time-allocation.ts";
import { shareOut } from "#wording/shares.ts";
import type { Answers, SpecialtyAnswers } from "./answers.ts";

/** What a visitor can do to the answers. `index` is a specialty's place in the order chosen. */
export type AnswerAction =
  | { type: "practice-type-toggled"; practiceTypeId: string }
  | { type: "specialty-toggled"; practiceTypeId: string; specialtyId: string }
  | { type: "time-changed"; index: number; percentage: number }
  | { type: "time-divided-evenly" }
  | { type: "innovation-chosen"; index: number; level: InnovationLevel }
  | { type: "activity-toggled"; index: number; activity: string }
  | { type: "wages-entered"; field: "doctorWages" | "staffWages"; digits: string }
  | { type: "state-chosen"; state: string }
  | { type: "who-answered"; onlySome: Answers["onlySome"] };

export function answered(answers: Answers, action: AnswerAction): Answers {
  const { specialties } = answers;
  switch (action.type) {
    case "practice-type-toggled":
      return withTypeToggled(answers, action.practiceTypeId);
    case "specialty-toggled":
      return { ...answers, specialties: withSpecialtyToggled(specialties, action) };
    case "time-changed":
      return withTimes(answers, changeShare(times(specialties), action.index, action.percentage));
    case "time-divided-evenly":
      return withTimes(
        answers,
        shareOut(
          100,
          specialties.map(() => 1),
        ),
      );
    case "innovation-chosen":
      return withSpecialty(answers, action.index, () => ({ innovationLevel: action.level }));
    case "activity-toggled":
      return withSpecialty(answers, action.index, ({ activities }) => ({
        activities: toggled(activities, action.activity),
      }));
    case "wages-entered":
      return { ...answers, [action.field]: action.digits };
    case "state-chosen":
      return { ...answers, state: action.state };
    case "who-answered":
      return { ...answers, onlySome: action.onlySome };
  }
}

function toggled(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

function times(specialties: readonly SpecialtyAnswers[]): number[] {
  return specialties.map(({ timePercentage }) => timePercentage);
}

function withTypeToggled(answers: Answers, practiceTypeId: string): Answers {
  const practiceTypeIds = toggled(answers.practiceTypeIds, practiceTypeId);
  const specialties = without(answers.specialties, (one) => one.practiceTypeId === practiceTypeId);
  return { ...answers, practiceTypeIds, specialties };
}

function withSpecialtyToggled(
  specialties: readonly SpecialtyAnswers[],
  { practiceTypeId, specialtyId }: { practiceTypeId: string; specialtyId: string },
): readonly SpecialtyAnswers[] {
  const isSame = (one: SpecialtyAnswers) => one.specialtyId === specialtyId;
  if (specialties.some(isSame)) return without(specialties, isSame);
  const shares = addShare(times(specialties));
  const added: SpecialtyAnswers = {
    practiceTypeId,
    specialtyId,
    timePercentage: 0,
    innovationLevel: defaultInnovationLevel,
    activities: [],
  };
  return withShares([...specialties, added], shares);
}

/** Removes specialties; the remaining ones share all of the time. */
function without(
  specialties: readonly SpecialtyAnswers[],
  shouldRemove: (specialty: SpecialtyAnswers) => boolean,
): readonly SpecialtyAnswers[] {
  const leaving = specialties.flatMap((one, index) => (shouldRemove(one) ? [index] : []));
  if (leaving.length === 0) return specialties;
  const shares = removeShares(times(specialties), leaving);
  return withShares(
    specialties.filter((one) => !shouldRemove(one)),
    shares,
  );
}

function withShares(
  specialties: readonly SpecialtyAnswers[],
  shares: readonly number[],
): SpecialtyAnswers[] {
  return specialties.map((one, index) => ({ ...one, timePercentage: shares[index] ?? 0 }));
}

function withTimes(answers: Answers, shares: readonly number[]): Answers {
  return { ...answers, specialties: withShares(answers.specialties, shares) };
}

function withSpecialty(
  answers: Answers,
  index: number,
  change: (specialty: SpecialtyAnswers) => Partial<SpecialtyAnswers>,
): Answers {
  const specialties = answers.specialties.map((one, at) =>
    at === index ? { ...one, ...change(one) } : one,
  );
  return { ...answers, specialties };
}
