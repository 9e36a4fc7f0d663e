import { aesthetics } from "./aesthetics.ts";
import { dentistry } from "./dentistry.ts";
import { medicine } from "./medicine.ts";
import type { PracticeType, Subspecialty } from "./practice-type.ts";

export const practiceTypes: readonly PracticeType[] = [medicine, dentistry, aesthetics];

export interface CatalogEntry {
  readonly practiceType: PracticeType;
  readonly subspecialty: Subspecialty;
}

/** Ids of specialties are unique across practice types, so one is enough to find it. */
export function findSpecialty(subspecialtyId: string): CatalogEntry | undefined {
  for (const practiceType of practiceTypes) {
    const subspecialty = practiceType.subspecialties.find(({ id }) => id === subspecialtyId);
    if (subspecialty) return { practiceType, subspecialty };
  }
  return undefined;
}

/** Of the practice types that have one of these specialties, each once. */
export function practiceTypeNames(
  chosen: readonly { readonly subspecialtyId: string }[],
): string[] {
  const names = chosen.flatMap(
    ({ subspecialtyId }) => findSpecialty(subspecialtyId)?.practiceType.name ?? [],
  );
  return [...new Set(names)];
}
