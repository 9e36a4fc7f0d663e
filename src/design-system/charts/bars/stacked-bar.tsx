import { shareOut } from "#wording/shares.ts";
import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue, percentOf } from "../format-value.ts";
import { LedgerTable } from "../ledger-table.tsx";

export type StackedPart = { label: string; value: number; note?: string };

export type StackedBarProps = ChartProps & {
  /** Two to six parts of one whole, in the order they are drawn. */
  parts: readonly StackedPart[];
  /** Adds a last line with the sum. */
  totalLabel?: string;
};

/** Below this share a percentage does not fit inside its part. */
const ROOM_FOR_TEXT = 11;

export function StackedBar({ parts, totalLabel, ...frame }: StackedBarProps) {
  const values = parts.map((part) => part.value);
  const starts = values.map((_, index) => sumOf(values.slice(0, index)));
  const total = sumOf(values);
  const shares = total > 0 ? shareOut(100, values) : values;
  const rows = parts.map((part, index) => ({
    label: part.label,
    note: part.note,
    value: formatValue(part.value),
    share: part.value > 0 && shares[index] === 0 ? "<1%" : `${shares[index]}%`,
    swatch: (
      <svg
        className="chart-swatch inline-block size-3.5 mr-2.5 -ml-6 align-[-1px] stroke-line-strong"
        aria-hidden="true"
      >
        <rect
          x="0.5"
          y="0.5"
          width="13"
          height="13"
          rx="3"
          className={partFill(index, parts.length)}
        />
      </svg>
    ),
  }));
  const sum = {
    label: totalLabel ?? "",
    value: formatValue(total),
    share: "100%",
    total: true,
  };
  return (
    <ChartFrame {...frame}>
      <svg className="block w-full h-[56px] mb-4 rounded-[6px]" aria-hidden="true">
        {parts.map((part, index) => (
          <g key={part.label}>
            <rect
              x={percentOf(starts[index] ?? 0, total)}
              width={percentOf(part.value, total)}
              height="100%"
              className={`stroke-(--ground) stroke-2 ${partFill(index, parts.length)}`}
            />
            {(shares[index] ?? 0) >= ROOM_FOR_TEXT ? (
              <text
                x={percentOf((starts[index] ?? 0) + part.value / 2, total)}
                y="50%"
                className={`font-sans text-sm/none normal-nums font-semibold ${partInk(index, parts.length)}`}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {shares[index]}%
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <LedgerTable rows={totalLabel ? [...rows, sum] : rows} />
    </ChartFrame>
  );
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const FILLS = ["fill-tone-deep", "fill-tone", "fill-tone-mid", "fill-tone-2", "fill-tone-1"];

/** The darkest part first. Two parts use the ends of the scale, to be distinguishable in print. */
function partFill(index: number, count: number): string {
  if (count === 2) return index === 0 ? "fill-tone" : "fill-tone-1";
  return FILLS[index] ?? "fill-track";
}

function partInk(index: number, count: number): string {
  return index < (count === 2 ? 1 : 2) ? "fill-white" : "fill-ink";
}
