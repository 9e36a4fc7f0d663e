import type { ReactNode } from "react";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";

export function ExamplesCalculatorSection(props: {
  surface?: "paper" | "sheet";
  /** The calculator as an island, which only a page may render. */
  children: ReactNode;
}) {
  const { surface, children } = props;
  const { heading, lede } = examplesCalculator;
  return (
    <Section {...(surface ? { surface } : {})} id="calculator" labelledBy="calculator-title">
      <SectionHeading id="calculator-title" title={heading} lede={lede} />
      <div className="mt-10">{children}</div>
    </Section>
  );
}
