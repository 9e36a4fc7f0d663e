import { type FeeAndReturn, feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import type { BlockOf, FeeWords } from "#contracts/deck.ts";
import { formatValue } from "#design-system/charts/format-value.ts";
import { Slip } from "#design-system/slip/slip.tsx";
import { multipleText } from "../charts/return-bar.tsx";

/** The calculator's result replaces the example. */
export function FeeSlip(
  props: BlockOf<"fee-and-return"> & { readonly estimateInUsd: number | undefined },
) {
  const { terms, example, words, estimateInUsd } = props;
  const creditInUsd = estimateInUsd ?? example?.creditInUsd;
  const label = estimateInUsd === undefined ? (example?.label ?? words.estimate) : words.estimate;
  const rate = formatValue(terms.successFeeAsFraction, "percent");
  const engagementFee = formatValue(-terms.engagementFeeInUsd);
  const result = creditInUsd === undefined ? undefined : feeAndReturn(creditInUsd, terms);
  const show = (value: number | undefined) =>
    value === undefined ? undefined : formatValue(value);
  return (
    <Slip
      className="slide-slip fee-slip"
      live={estimateInUsd !== undefined}
      title={words.title}
      subtitle={label}
      rows={[
        { label, value: show(result?.creditInUsd) },
        {
          label: `${words.successFee}, ${rate}`,
          value: show(result?.successFeeInUsd),
          formula: result ? `${formatValue(result.creditInUsd)} × ${rate}` : undefined,
        },
        { label: words.engagementFee, value: engagementFee },
        { label: words.balance, value: show(result?.balanceInUsd) },
      ]}
      total={{
        label: words.stays,
        value: show(result?.netInUsd),
        formula:
          result?.returnMultiple && `${multipleText(result.returnMultiple)} ${words.multiple}`,
      }}
      footnote={result ? footnoteFor(result, words) : words.waiting}
    />
  );
}

function footnoteFor({ leftInUsd, leftMultiple }: FeeAndReturn, words: FeeWords) {
  const multiple = leftMultiple ? `, ${multipleText(leftMultiple)}` : "";
  return `${words.afterReduction} ${formatValue(leftInUsd)}${multiple}.`;
}
