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
      {/* The drawing is between the terms. A <dl> may not contain it, so both use this grid. */}
      <div className="grid grid-cols-[1fr_1fr] gap-x-2">
        <dl className="contents">
          <div
            className="col-span-full text-right"
            style={{ marginRight: percentOf(scale - cap, scale) }}
          >
            <Term label={capLabel} value={cap} />
          </div>
          <div className="row-start-3">
            <Term label={amountLabel} value={amount} />
          </div>
          <div className="row-start-3 text-right">
            <Term label={over ? overLabel : roomLabel} value={Math.abs(cap - amount)} />
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

function Term({ label, value }: { label: string; value: number }) {
  return (
    <>
      <dt className="text-xs leading-[1.35] text-ink-2">{label}</dt>
      <dd className="font-serif text-lg leading-[1.3] font-medium normal-nums">
        {formatValue(value)}
      </dd>
    </>
  );
}
