import { rangeByMethod } from "#calculations/rd-credit/comparisons/range-by-method.ts";
import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";

const words = rdCalculatorResult.fee;

/** What a study of this year costs and leaves. The e-mails say the same. */
export function FeeLine({ estimate }: { estimate: Estimate }) {
  const { qualifiedExpensesInUsd } = estimate;
  if (qualifiedExpensesInUsd === 0) return null;
  const range = rangeByMethod(qualifiedExpensesInUsd, words.terms.taxYear);
  return (
    <p className="pl-4.5 border-l-3 border-leaf leading-normal text-ink-2">
      {feeLine(range, words)} <TextLink href={words.link.href}>{words.link.label}</TextLink>
    </p>
  );
}
