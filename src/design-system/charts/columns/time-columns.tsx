import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue, percentOf, type Unit } from "../format-value.ts";

export type TimeColumn = { label: string; value: number };

export type TimeColumnsProps = ChartProps & {
  /** In order of time. A period in which nothing happened is a column of 0. */
  columns: readonly TimeColumn[];
  unit?: Unit;
};

const PLOT_TOP = 24;
const PLOT_HEIGHT = 150;
const COLUMN_SHARE = 0.78;

/**
 * Many columns, too narrow to be labeled one by one. Screen readers get nothing from it, so a table
 * with the same numbers must be beside it.
 */
export function TimeColumns({ columns, unit = "number", ...frame }: TimeColumnsProps) {
  const tallest = Math.max(1, ...columns.map(({ value }) => value));
  const y = (value: number) => PLOT_TOP + (1 - value / tallest) * PLOT_HEIGHT;
  const middle = columns.length > 4 ? columns[Math.floor((columns.length - 1) / 2)] : undefined;
  return (
    <ChartFrame {...frame}>
      <div aria-hidden="true">
        <svg
          width="100%"
          height={PLOT_TOP + PLOT_HEIGHT + 2}
          className="chart-drawing"
          aria-hidden="true"
        >
          <line x1="0" x2="100%" y1={y(tallest)} y2={y(tallest)} className="time-columns-top" />
          <text x="0" y={y(tallest) - 8} className="time-columns-most">
            {formatValue(tallest, unit)}
          </text>
          {columns.map(({ label, value }, index) => (
            <rect
              key={label}
              x={percentOf(index + (1 - COLUMN_SHARE) / 2, columns.length)}
              width={percentOf(COLUMN_SHARE, columns.length)}
              y={y(value)}
              height={y(0) - y(value)}
              className="fill-tone"
            />
          ))}
          <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="chart-baseline" />
        </svg>
        <div className="time-columns-labels">
          <span>{columns[0]?.label}</span>
          <span>{middle?.label}</span>
          <span>{columns.length > 1 ? columns.at(-1)?.label : null}</span>
        </div>
      </div>
    </ChartFrame>
  );
}
