import type { ReactNode } from "react";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

interface CalculatorSectionProps {
  words: { eyebrow: string; heading: string; lede: string };
  surface?: "paper" | "sheet";
  /** The calculator as an island: only a page may render one. */
  children: ReactNode;
}

export function CalculatorSection({ words, surface, children }: CalculatorSectionProps) {
  const { eyebrow, heading, lede } = words;
  return (
    <Section surface={surface} labelledBy="estimate">
      <SectionHeading id="estimate" eyebrow={eyebrow} title={heading} lede={lede} />
      <div className="mt-10">{children}</div>
    </Section>
  );
}
