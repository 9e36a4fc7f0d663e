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

const textFile = (specialtyId: string) => `/content/specialties/${specialtyId}.json`;

/** Every specialty that has a page, in the order of the practice types. */
export const specialtiesWithPages: readonly SpecialtyWithPage[] = practiceTypes.flatMap(
  ({ id, name, summary, specialties }) =>
    specialties.flatMap((specialty) => {
      const page = texts[textFile(specialty.id)];
      const practiceType = { id, name, summary };
      return page ? { ...specialty, practiceType, path: specialtyPath(specialty.id), page } : [];
    }),
);

/** What is wrong with the set of files, in words. A test requires that nothing is. */
export function problemsWithFiles(): string[] {
  const ids = practiceTypes.flatMap(({ specialties }) => specialties.map(({ id }) => id));
  const files = ids.map(textFile);
  const missing = files.filter((file) => !texts[file]);
  const unknown = Object.keys(texts).filter((file) => !files.includes(file));
  return [
    ...missing.map((file) => `${file} is missing: each specialty of a practice type has a page.`),
    ...unknown.map((file) => `${file} belongs to no specialty of a practice type.`),
  ];
}

export function findSpecialtyWithPage(specialtyId: string): SpecialtyWithPage | undefined {
  return specialtiesWithPages.find(({ id }) => id === specialtyId);
}
