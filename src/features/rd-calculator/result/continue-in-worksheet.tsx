import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";

const words = rdCalculatorResult.actions;

/** Wages times R&D time, in dollars. They stand behind the #, which no server is sent. */
export function worksheetAddress({ qualifiedExpensesInUsd }: Estimate): string {
  return `/advisors/form-6765#qualified-wages=${Math.round(qualifiedExpensesInUsd)}`;
}

export function ContinueInWorksheet({ estimate }: { estimate: Estimate }) {
  return (
    <p className="basis-full text-sm text-ink-2">
      <TextLink href={worksheetAddress(estimate)}>{words.worksheet}</TextLink>
      <span className="block">{words.worksheetNote}</span>
    </p>
  );
}
