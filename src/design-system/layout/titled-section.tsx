import type { ComponentProps, ReactNode } from "react";
import { Disclosure } from "./disclosure.tsx";
import { WholeFormNames } from "./emphasized.tsx";
import { Lede } from "./page-heading.tsx";
import { Section, SectionHeading } from "./section.tsx";

type TitledSectionProps = Omit<ComponentProps<typeof Section>, "labelledBy"> & {
  headingId: string;
  words: { heading: string; lede?: ReactNode };
  /** Classes of a grid, if the heading is beside its section instead of above it. */
  beside?: string | undefined;
  /** On a phone the heading opens the section. */
  foldedOnPhone?: boolean;
};

/** A section under its heading, which is also its name for screen readers. */
export function TitledSection({
  headingId,
  words: { heading, lede },
  beside,
  foldedOnPhone = false,
  children,
  ...section
}: TitledSectionProps) {
  if (foldedOnPhone)
    return (
      <Section labelledBy={headingId} {...section} folded className="folded-section">
        <Disclosure
          openWhenWide
          summary={
            <h2 id={headingId}>
              <WholeFormNames text={heading} />
            </h2>
          }
        >
          {lede ? <Lede>{lede}</Lede> : null}
          {children}
        </Disclosure>
      </Section>
    );
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
