import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue, type Unit } from "../format-value.ts";
import { LedgerTable } from "../ledger-table.tsx";
import { RowBar } from "../row-bar.tsx";

export type ComparisonBar = {
  label: string;
  value: number;
  note?: string;
  /** Drawn in the full hue, the others paler. If no bar has it, all are drawn in full. */
  emphasis?: boolean;
};

export type ComparisonBarsProps = ChartProps & {
  bars: readonly ComparisonBar[];
  unit?: Unit;
  /** The value of a bar of full length; by default that of the largest bar. */
  max?: number;
  /** Adds a line with the gap between the first and the last bar. */
  difference?: { label: string };
};

export function ComparisonBars({ bars, unit, max, difference, ...frame }: ComparisonBarsProps) {
  const highest = max ?? Math.max(...bars.map((bar) => bar.value));
  const someStandOut = bars.some((bar) => bar.emphasis);
  const rows = bars.map((bar) => ({
    label: bar.label,
    note: bar.note,
    value: formatValue(bar.value, unit),
    drawing: (
      <RowBar
        track
        highest={highest}
        parts={[
          {
            to: Math.min(bar.value, highest),
            className: someStandOut && !bar.emphasis ? "fill-tone-2" : "fill-tone",
          },
        ]}
      />
    ),
  }));
  const gap = difference && {
    label: difference.label,
    value: formatGap(bars[0]?.value ?? 0, bars.at(-1)?.value ?? 0, unit),
    total: true,
  };
  return (
    <ChartFrame {...frame}>
      <LedgerTable rows={gap ? [...rows, gap] : rows} className="comparison-bars" />
    </ChartFrame>
  );
}

/** The difference of two rates is in percentage points. */
function formatGap(first: number, last: number, unit?: Unit): string {
  const gap = Math.abs(first - last);
  return unit === "percent" ? `${formatValue(gap * 100, "number")} points` : formatValue(gap, unit);
}
