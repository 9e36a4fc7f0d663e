import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { worksheetAddress } from "#calculations/section-41/carried-wages.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";

const words = rdCalculatorResult.actions;

export function ContinueInWorksheet({ estimate }: { estimate: Estimate }) {
  return (
    <p className="basis-full text-sm text-ink-2">
      <TextLink href={worksheetAddress(estimate.qualifiedExpensesInUsd)}>
        {words.worksheet}
      </TextLink>
      <span className="block">{words.worksheetNote}</span>
    </p>
  );
}
