import {
  defaultInnovationLevel,
  type InnovationLevel,
} from "#calculations/rd-credit/innovation.ts";
import { addShare, changeShare, removeShares } from "#calculations/rd-credit/time-allocation.ts";
import { shareOut } from "#wording/shares.ts";
import type { Answers, ChosenSpecialty } from "./answers.ts";

/** What a visitor can do to the answers. `index` is a specialty's place in the order chosen. */
export type AnswerAction =
  | { type: "practice-type-toggled"; practiceTypeId: string }
  | { type: "specialty-toggled"; practiceTypeId: string; subspecialtyId: string }
  | { type: "time-changed"; index: number; percentage: number }
  | { type: "time-divided-evenly" }
  | { type: "innovation-chosen"; index: number; level: InnovationLevel }
  | { type: "activity-toggled"; index: number; activity: string }
  | { type: "wages-entered"; field: "doctorWages" | "staffWages"; digits: string }
  | { type: "state-chosen"; stateName: string };

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
      return withSpecialty(answers, action.index, ({ selectedActivities }) => ({
        selectedActivities: toggled(selectedActivities, action.activity),
      }));
    case "wages-entered":
      return { ...answers, [action.field]: action.digits };
    case "state-chosen":
      return { ...answers, stateName: action.stateName };
  }
}

function toggled(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}

function times(specialties: readonly ChosenSpecialty[]): number[] {
  return specialties.map(({ timePercentage }) => timePercentage);
}

function withTypeToggled(answers: Answers, practiceTypeId: string): Answers {
  const practiceTypeIds = toggled(answers.practiceTypeIds, practiceTypeId);
  const specialties = without(answers.specialties, (one) => one.practiceTypeId === practiceTypeId);
  return { ...answers, practiceTypeIds, specialties };
}

function withSpecialtyToggled(
  specialties: readonly ChosenSpecialty[],
  { practiceTypeId, subspecialtyId }: { practiceTypeId: string; subspecialtyId: string },
): readonly ChosenSpecialty[] {
  const isSame = (one: ChosenSpecialty) => one.subspecialtyId === subspecialtyId;
  if (specialties.some(isSame)) return without(specialties, isSame);
  const shares = addShare(times(specialties));
  const added: ChosenSpecialty = {
    practiceTypeId,
    subspecialtyId,
    timePercentage: 0,
    innovationLevel: defaultInnovationLevel,
    selectedActivities: [],
  };
  return withShares([...specialties, added], shares);
}

/** Those that stay share the whole time. */
function without(
  specialties: readonly ChosenSpecialty[],
  shouldRemove: (specialty: ChosenSpecialty) => boolean,
): readonly ChosenSpecialty[] {
  const leaving = specialties.flatMap((one, index) => (shouldRemove(one) ? [index] : []));
  if (leaving.length === 0) return specialties;
  const shares = removeShares(times(specialties), leaving);
  return withShares(
    specialties.filter((one) => !shouldRemove(one)),
    shares,
  );
}

function withShares(
  specialties: readonly ChosenSpecialty[],
  shares: readonly number[],
): ChosenSpecialty[] {
  return specialties.map((one, index) => ({ ...one, timePercentage: shares[index] ?? 0 }));
}

function withTimes(answers: Answers, shares: readonly number[]): Answers {
  return { ...answers, specialties: withShares(answers.specialties, shares) };
}

function withSpecialty(
  answers: Answers,
  index: number,
  change: (specialty: ChosenSpecialty) => Partial<ChosenSpecialty>,
): Answers {
  const specialties = answers.specialties.map((one, at) =>
    at === index ? { ...one, ...change(one) } : one,
  );
  return { ...answers, specialties };
}
