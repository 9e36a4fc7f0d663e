import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { feeLine } from "#calculations/rd-credit/study/fee-line.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { today } from "#wording/dates.ts";

const words = rdCalculatorResult.fee;

/** What is left of the range after the fee. The e-mails say the same. */
export function FeeLine({ estimate }: { estimate: Estimate }) {
  const line = feeLine(estimate.countedExpensesInUsd, today(firmTimeZone), words);
  if (!line) return null;
  return (
    <p>
      {line} <TextLink href={words.link.href}>{words.link.label}</TextLink>
    </p>
  );
}
