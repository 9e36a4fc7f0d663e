import { isRecord } from "#browser/kept-in-browser.ts";
import { isInnovationLevel } from "#calculations/rd-credit/innovation.ts";
import { totalTime } from "#calculations/rd-credit/time-allocation.ts";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import {
  type Answers,
  type EnteredOnlySome,
  mostWageDigits,
  type SpecialtyAnswers,
} from "./answers.ts";

/**
 * Answers that come from outside (the browser's storage, a link): whole and known to this
 * calculator, or nothing. Half an answer would be computed as if the visitor had given it.
 */
export function readAnswers(
  value: unknown,
  offeredTypeIds: readonly string[],
): Answers | undefined {
  if (!isRecord(value)) return undefined;
  const { practiceTypeIds, specialties, doctorWages, staffWages, state } = value;
  if (!isDistinct(practiceTypeIds) || !practiceTypeIds.every((id) => offeredTypeIds.includes(id)))
    return undefined;
  const chosen = Array.isArray(specialties) ? specialties.map(readSpecialty) : [undefined];
  if (!chosen.every((one) => one !== undefined && practiceTypeIds.includes(one.practiceTypeId)))
    return undefined;
  const known = chosen as SpecialtyAnswers[];
  const totals = totalTime(known.map(({ timePercentage }) => timePercentage));
  if (!isDistinct(known.map(({ specialtyId }) => specialtyId))) return undefined;
  if (known.length > 0 && totals !== 100) return undefined;
  if (!isWages(doctorWages) || !isWages(staffWages)) return undefined;
  if (typeof state !== "string" || findState(state)?.name !== state) return undefined;
  const answers = { practiceTypeIds, specialties: known, doctorWages, staffWages, state };
  if (value.onlySome === undefined) return answers;
  const onlySome = readOnlySome(value.onlySome);
  return onlySome && { ...answers, onlySome };
}

function readOnlySome(value: unknown): EnteredOnlySome | undefined {
  if (!isRecord(value)) return undefined;
  const { people, all, hoursAWeek } = value;
  return isTyped(people) && isTyped(all) && isTyped(hoursAWeek)
    ? { people, all, hoursAWeek }
    : undefined;
}

function isTyped(value: unknown): value is string {
  return typeof value === "string" && /^[\d.]{0,4}$/.test(value);
}

function readSpecialty(value: unknown): SpecialtyAnswers | undefined {
  if (!isRecord(value)) return undefined;
  const { specialtyId, practiceTypeId, timePercentage, innovationLevel, activities } = value;
  const known = typeof specialtyId === "string" ? findSpecialty(specialtyId) : undefined;
  if (!known || known.practiceType.id !== practiceTypeId) return undefined;
  if (!isShare(timePercentage)) return undefined;
  if (typeof innovationLevel !== "string" || !isInnovationLevel(innovationLevel)) return undefined;
  const offered: readonly string[] = known.specialty.activities;
  if (!isDistinct(activities) || !activities.every((one) => offered.includes(one)))
    return undefined;
  return {
    practiceTypeId: known.practiceType.id,
    specialtyId: known.specialty.id,
    timePercentage,
    innovationLevel,
    activities,
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
