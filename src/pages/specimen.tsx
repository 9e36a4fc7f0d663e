import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
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
        <SectionHeading level={1} eyebrow="Design system" title="Every component, *every state*" />
      </Section>
      <Island name="all-specimens" props={{}} />
    </main>
  );
}
