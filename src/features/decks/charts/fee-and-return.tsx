import { type FeeAndReturn, feeAndReturn } from "#calculations/rd-credit/study/study-fee.ts";
import type { BlockOf, FeeWords } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue, percentOf } from "#design-system/charts/format-value.ts";
import { useHatch } from "#design-system/charts/hatch.tsx";
import { Slip } from "#design-system/slip/slip.tsx";

type ReturnBarProps = BlockOf<"return-bar"> & {
  readonly tone: ChartProps["tone"];
  /** The calculator's result, which replaces the example. */
  readonly estimateInUsd: number | undefined;
};

/** The credit in pieces of the size of the fee. One is paid, the rest remains. */
export function ReturnBar({ title, tone, terms, example, words, estimateInUsd }: ReturnBarProps) {
  const hatch = useHatch();
  const result = feeAndReturn(estimateInUsd ?? example.creditInUsd, terms);
  const whole = Math.max(result.creditInUsd, result.totalFeeInUsd);
  const fee = result.totalFeeInUsd;
  const pieces = Math.max(0, Math.ceil(whole / fee) - 1);
  return (
    <ChartFrame className="slide-chart return-chart" title={title} tone={tone}>
      {hatch.pattern}
      <p className="flex items-baseline gap-3 mb-2.5 text-ink-2">
        <b className="font-serif text-[3.25rem]/none normal-nums font-medium tracking-[-0.02em] text-(--tone-deep)">
          {result.returnMultiple ? multipleText(result.returnMultiple) : "—"}
        </b>
        {words.multiple}
      </p>
      <svg className="block w-full h-[44px]" aria-hidden="true">
        <rect width={percentOf(fee, whole)} height="100%" fill={hatch.fill} />
        {Array.from({ length: pieces }, (_, index) => {
          const from = fee * (index + 1);
          return (
            <rect
              key={from}
              x={percentOf(from, whole)}
              width={percentOf(Math.min(fee, whole - from), whole)}
              height="100%"
              className="fill-(--tone) stroke-(--ground) stroke-2"
            />
          );
        })}
      </svg>
      <dl className="mt-2 flex justify-between *:last:text-right [&_dd]:font-serif [&_dd]:text-[1.25rem]/[1.2] [&_dd]:font-medium [&_dd]:normal-nums [&_dt]:text-ink-2">
        <div>
          <dt>{words.fees}</dt>
          <dd>{formatValue(fee)}</dd>
        </div>
        <div>
          <dt>{words.stays}</dt>
          <dd>{formatValue(result.netInUsd)}</dd>
        </div>
      </dl>
    </ChartFrame>
  );
}

/** 3.3x. */
function multipleText(multiple: number): string {
  return `${multiple.toFixed(1)}x`;
}

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
