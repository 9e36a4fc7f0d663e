import type { ComponentProps, ReactNode } from "react";
import { Section } from "./section.tsx";
import { SectionHeading } from "./section-heading.tsx";

type TitledSectionProps = Omit<ComponentProps<typeof Section>, "labelledBy"> & {
  headingId: string;
  /** One phrase of the heading may stand in italics: `Your estimate, *in four steps*`. */
  words: { eyebrow?: string; heading: string; lede?: ReactNode };
};

/** A section under its heading, which is also its name for screen readers. */
export function TitledSection({ headingId, words, children, ...section }: TitledSectionProps) {
  return (
    <Section labelledBy={headingId} {...section}>
      <SectionHeading
        id={headingId}
        eyebrow={words.eyebrow}
        title={words.heading}
        lede={words.lede}
      />
      {children}
    </Section>
  );
}
