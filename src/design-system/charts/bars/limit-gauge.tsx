import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue, percentOf } from "../format-value.ts";
import { useHatch } from "../hatch.tsx";

export type LimitGaugeProps = ChartProps & {
  amount: number;
  cap: number;
  amountLabel: string;
  capLabel: string;
  roomLabel?: string;
  overLabel?: string;
};

/** An amount against a limit. The part over the limit is hatched, beyond the mark. */
export function LimitGauge({
  amount,
  cap,
  amountLabel,
  capLabel,
  roomLabel = "Room left",
  overLabel = "Over the limit",
  ...frame
}: LimitGaugeProps) {
  const hatch = useHatch();
  const over = amount > cap;
  const scale = over ? amount : cap;
  return (
    <ChartFrame {...frame}>
      {hatch.pattern}
      <div className="limit-terms">
        <dl>
          <div data-term="cap" style={{ marginRight: percentOf(scale - cap, scale) }}>
            <dt>{capLabel}</dt>
            <dd>{formatValue(cap)}</dd>
          </div>
          <div data-term="amount">
            <dt>{amountLabel}</dt>
            <dd>{formatValue(amount)}</dd>
          </div>
          <div data-term="rest">
            <dt>{over ? overLabel : roomLabel}</dt>
            <dd>{formatValue(Math.abs(cap - amount))}</dd>
          </div>
        </dl>
        <svg
          className="col-span-full row-start-2 w-full h-[38px] mb-2.5 overflow-visible"
          aria-hidden="true"
        >
          <rect y="8" width="100%" height="30" className="fill-track" />
          <rect
            y="8"
            width={percentOf(Math.min(amount, cap), scale)}
            height="30"
            className="fill-tone"
          />
          {over ? (
            <rect
              x={percentOf(cap, scale)}
              y="8"
              width={percentOf(amount - cap, scale)}
              height="30"
              fill={hatch.fill}
            />
          ) : null}
          <rect
            x={percentOf(cap, scale)}
            width="2"
            height="38"
            className="fill-ink -translate-x-0.5"
          />
        </svg>
      </div>
    </ChartFrame>
  );
}
