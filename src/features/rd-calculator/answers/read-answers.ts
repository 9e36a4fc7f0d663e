import { isRecord } from "#browser/kept-for-a-day.ts";
import { isInnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { type Answers, type ChosenSpecialty, mostWageDigits } from "./answers.ts";

/**
 * Answers that come from outside (the browser's storage, a link): whole and known to this
 * calculator, or nothing. Half an answer would be computed as if the visitor had given it.
 */
export function readAnswers(
  value: unknown,
  offeredTypeIds: readonly string[],
): Answers | undefined {
  if (!isRecord(value)) return undefined;
  const { practiceTypeIds, specialties, doctorWages, staffWages, stateName } = value;
  if (!isDistinct(practiceTypeIds) || !practiceTypeIds.every((id) => offeredTypeIds.includes(id)))
    return undefined;
  const chosen = Array.isArray(specialties) ? specialties.map(readSpecialty) : [undefined];
  if (!chosen.every((one) => one !== undefined && practiceTypeIds.includes(one.practiceTypeId)))
    return undefined;
  const known = chosen as ChosenSpecialty[];
  const totals = totalTime(known.map(({ timePercentage }) => timePercentage));
  if (!isDistinct(known.map(({ subspecialtyId }) => subspecialtyId))) return undefined;
  if (known.length > 0 && totals !== 100) return undefined;
  if (!isWages(doctorWages) || !isWages(staffWages)) return undefined;
  if (typeof stateName !== "string" || findState(stateName)?.name !== stateName) return undefined;
  return { practiceTypeIds, specialties: known, doctorWages, staffWages, stateName };
}

function readSpecialty(value: unknown): ChosenSpecialty | undefined {
  if (!isRecord(value)) return undefined;
  const { subspecialtyId, practiceTypeId, timePercentage, innovationLevel, selectedActivities } =
    value;
  const known = typeof subspecialtyId === "string" ? findSpecialty(subspecialtyId) : undefined;
  if (!known || known.practiceType.id !== practiceTypeId) return undefined;
  if (!isShare(timePercentage)) return undefined;
  if (typeof innovationLevel !== "string" || !isInnovationLevel(innovationLevel)) return undefined;
  const offered: readonly string[] = known.subspecialty.activities;
  if (!isDistinct(selectedActivities) || !selectedActivities.every((one) => offered.includes(one)))
    return undefined;
  return {
    practiceTypeId: known.practiceType.id,
    subspecialtyId: known.subspecialty.id,
    timePercentage,
    innovationLevel,
    selectedActivities,
  };
}

function isDistinct(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== "string")) return false;
  return new Set(value).size === value.length;
}

function isShare(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

function isWages(value: unknown): value is string {
  return typeof value === "string" && /^\d*$/.test(value) && value.length <= mostWageDigits;
}
