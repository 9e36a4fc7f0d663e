import {
  type CatalogEntry,
  findSpecialty,
  practiceTypes,
} from "#content/calculators/practice-types/all-practice-types.ts";
import type { PracticeType } from "#content/calculators/practice-types/practice-type.ts";

/** The practice types this calculator offers: those named, or all of them. */
export function offeredPracticeTypes(ids: readonly string[] = []): readonly PracticeType[] {
  return ids.length === 0 ? practiceTypes : practiceTypes.filter(({ id }) => ids.includes(id));
}

export function specialtyOf(chosen: { readonly subspecialtyId: string }): CatalogEntry {
  const found = findSpecialty(chosen.subspecialtyId);
  if (!found) throw new RangeError(`There is no specialty ${chosen.subspecialtyId}.`);
  return found;
}
