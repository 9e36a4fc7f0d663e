import type { ComponentProps, ReactNode } from "react";
import { Section } from "./section.tsx";
import { SectionHeading } from "./section-heading.tsx";

type TitledSectionProps = Omit<ComponentProps<typeof Section>, "labelledBy"> & {
  headingId: string;
  words: { heading: string; lede?: ReactNode };
  /** Classes of a grid, if the heading is beside its section instead of above it. */
  beside?: string | undefined;
};

/** A section under its heading, which is also its name for screen readers. */
export function TitledSection({
  headingId,
  words: { heading, lede },
  beside,
  children,
  ...section
}: TitledSectionProps) {
  const content = (
    <>
      <SectionHeading id={headingId} title={heading} lede={lede} />
      {children}
    </>
  );
  return (
    <Section labelledBy={headingId} {...section}>
      {beside ? <div className={`grid ${beside}`}>{content}</div> : content}
    </Section>
  );
}
