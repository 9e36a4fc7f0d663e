import type { ReactNode } from "react";
import { home } from "#content/home.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

/** The heading of the calculator; the page puts the island itself inside. */
export function CalculatorSection({ children }: { children: ReactNode }) {
  const { eyebrow, heading, lede } = home.calculator;
  return (
    <Section id="calculator" labelledBy="calculator-heading">
      <SectionHeading id="calculator-heading" eyebrow={eyebrow} title={heading} lede={lede} />
      <div className="mt-10">{children}</div>
    </Section>
  );
}
