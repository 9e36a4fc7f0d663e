import type { ReactNode } from "react";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

/** With the calculator as an island, which only a page may render. */
export function ExamplesCalculatorSection({ children }: { children: ReactNode }) {
  const { heading, lede } = examplesCalculator;
  return (
    <Section id="calculator" labelledBy="calculator-title">
      <SectionHeading id="calculator-title" title={heading} lede={lede} />
      <div className="mt-10">{children}</div>
    </Section>
  );
}
