import type { PracticeType, Subspecialty } from "#content/practice-types/practice-type.ts";
import { practiceTypes } from "#content/practice-types.ts";

export interface CatalogEntry {
  readonly practiceType: PracticeType;
  readonly subspecialty: Subspecialty;
}

/** The practice types this calculator offers: those named, or all of them. */
export function offeredPracticeTypes(ids: readonly string[] = []): readonly PracticeType[] {
  return ids.length === 0 ? practiceTypes : practiceTypes.filter(({ id }) => ids.includes(id));
}

/** Ids of specialties are unique across practice types, so one is enough to find it. */
export function findSpecialty(subspecialtyId: string): CatalogEntry | undefined {
  for (const practiceType of practiceTypes) {
    const subspecialty = practiceType.subspecialties.find(({ id }) => id === subspecialtyId);
    if (subspecialty) return { practiceType, subspecialty };
  }
  return undefined;
}

export function specialtyOf(chosen: { readonly subspecialtyId: string }): CatalogEntry {
  const found = findSpecialty(chosen.subspecialtyId);
  if (!found) throw new RangeError(`There is no specialty ${chosen.subspecialtyId}.`);
  return found;
}
