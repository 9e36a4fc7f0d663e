import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { Section, SectionHeading } from "#design-system/layout/section.tsx";
import filmScript from "#design-system/pictures/browser/film.ts?script";
import { PicturesSpecimen } from "#design-system/specimens/pictures.tsx";
import { Island } from "#islands/island.tsx";

export const meta = () => [
  { title: "Specimen" },
  { name: "description", content: "Every component of the design system in every state." },
  { name: "robots", content: "noindex" },
];

/** Not part of the site that visitors get: built for development and for its tests. */
export default function SpecimenPage() {
  return (
    <main id="specimen">
      <Section tight>
        <PageHeading eyebrow="Design system" title="Every component, *every state*" />
      </Section>
      <Island name="all-specimens" props={{}} />
      <Section id="pictures" labelledBy="pictures-title">
        <SectionHeading id="pictures-title" title="Pictures" />
        <PicturesSpecimen />
      </Section>
      <script type="module" src={filmScript} />
    </main>
  );
}
