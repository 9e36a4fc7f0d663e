import { aesthetics } from "./aesthetics.ts";
import { dentistry } from "./dentistry.ts";
import { medicine } from "./medicine.ts";
import type { PracticeType, Specialty } from "./practice-type.ts";

export const practiceTypes: readonly PracticeType[] = [medicine, dentistry, aesthetics];

/** The list of all specialties. Each has a page below it. */
export const specialtiesPath = "/specialties";

/** The page of a specialty. Its text is content/specialties/{id}.json. */
export function specialtyPath(specialtyId: string): string {
  return `${specialtiesPath}/${specialtyId}`;
}

export interface CatalogEntry {
  readonly practiceType: PracticeType;
  readonly specialty: Specialty;
}

/** Ids of specialties are unique across practice types. */
export function findSpecialty(specialtyId: string): CatalogEntry | undefined {
  for (const practiceType of practiceTypes) {
    const specialty = practiceType.specialties.find(({ id }) => id === specialtyId);
    if (specialty) return { practiceType, specialty };
  }
  return undefined;
}

/** The names of the practice types of these specialties, each once. */
export function practiceTypeNames(chosen: readonly { readonly specialtyId: string }[]): string[] {
  const names = chosen.flatMap(
    ({ specialtyId }) => findSpecialty(specialtyId)?.practiceType.name ?? [],
  );
  return [...new Set(names)];
}
