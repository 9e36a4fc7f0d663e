import {
  practiceTypes,
  specialtiesPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { specialtiesPage } from "#content/pages/specialties.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { specialtiesWithPages } from "#features/specialties/specialty-library.server.ts";
import { SpecialtiesHeader, SpecialtyList } from "#features/specialties/specialty-list.tsx";
import { describePage, pageMetadata } from "#site-shell/metadata.ts";
import type { Route } from "./+types/specialties.ts";

export const page = describePage(specialtiesPage, specialtiesPath, {
  picture: { eyebrow: specialtiesPage.breadcrumb },
});

export const meta = () => pageMetadata(page);

export function loader() {
  return practiceTypes.map(({ id, name, summary }) => ({
    id,
    name,
    summary,
    specialties: specialtiesWithPages
      .filter(({ practiceType }) => practiceType.id === id)
      .map(({ name, path, page }) => ({ name, path, line: page.line })),
  }));
}

export default function SpecialtiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SpecialtiesHeader practiceTypes={loaderData} />
      <SpecialtyList practiceTypes={loaderData} />
      <ClosingCall surface="paper" words={specialtiesPage.closing} />
    </>
  );
}
