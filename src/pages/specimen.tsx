import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
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
    </main>
  );
}
