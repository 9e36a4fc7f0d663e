import type { ReactNode } from "react";
import { examplesCalculator } from "#content/calculators/examples-calculator.ts";
import { TitledSection } from "#design-system/layout/titled-section.tsx";

/** With the calculator as an island, which only a page may render. */
export function ExamplesCalculatorSection({ children }: { children: ReactNode }) {
  return (
    <TitledSection id="calculator" headingId="calculator-title" words={examplesCalculator}>
      <div className="mt-10">{children}</div>
    </TitledSection>
  );
}
