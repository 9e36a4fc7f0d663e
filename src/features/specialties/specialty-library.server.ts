import {
  practiceTypes,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import type { PracticeType, Specialty } from "#content/calculators/practice-types/practice-type.ts";
import type { SpecialtyPage } from "#content-schemas/specialties.ts";

export interface SpecialtyWithPage extends Specialty {
  readonly practiceType: Pick<PracticeType, "id" | "name" | "summary">;
  readonly path: string;
  readonly page: SpecialtyPage;
}

const texts = import.meta.glob<SpecialtyPage>("/content/specialties/*.json", {
  eager: true,
  import: "default",
});

/** Every specialty that has a page, in the order of the practice types. */
export const specialtiesWithPages: readonly SpecialtyWithPage[] = practiceTypes.flatMap(
  ({ id, name, summary, specialties }) =>
    specialties.flatMap((specialty) => {
      const page = texts[`/content/specialties/${specialty.id}.json`];
      const practiceType = { id, name, summary };
      return page ? { ...specialty, practiceType, path: specialtyPath(specialty.id), page } : [];
    }),
);

export function findSpecialtyWithPage(specialtyId: string): SpecialtyWithPage | undefined {
  return specialtiesWithPages.find(({ id }) => id === specialtyId);
}
