import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { resultSlip } from "#wording/slip-lines.ts";

const words = rdCalculatorResult.slip;

export function ResultSlip({ estimate, subtitle }: { estimate: Estimate; subtitle: string }) {
  return (
    <Slip
      title={words.title}
      subtitle={subtitle}
      {...resultSlip(estimate, words)}
      footnote={words.caveat}
    />
  );
}
