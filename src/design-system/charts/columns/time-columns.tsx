import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { formatValue } from "../format-value.ts";
import { ColumnDrawing, columnPlot } from "./columns.tsx";

export type TimeColumnsProps = ChartProps & {
  /** In order of time. A period in which nothing happened is a column of 0. */
  columns: readonly { label: string; value: number }[];
};

/**
 * Many columns, too narrow to be labeled one by one. Screen readers get nothing from it, so a table
 * with the same numbers must be beside it.
 */
export function TimeColumns({ columns, ...frame }: TimeColumnsProps) {
  const count = columns.length;
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  const plot = columnPlot({ count, top: 24, height: 150, highest, share: 0.78 });
  const drawn = columns.map(({ value }) => ({
    parts: value > 0 ? [{ to: value, className: "fill-tone" }] : [],
  }));
  const middle = count > 4 ? columns[Math.floor((count - 1) / 2)] : undefined;
  return (
    <ChartFrame {...frame}>
      <div aria-hidden="true">
        <ColumnDrawing plot={plot} columns={drawn}>
          <line
            x1="0"
            x2="100%"
            y1="24"
            y2="24"
            className="stroke-line-strong [stroke-dasharray:2_3]"
          />
          <text x="0" y="16" className="font-sans text-sm/none normal-nums font-medium fill-ink-3">
            {formatValue(highest, "number")}
          </text>
        </ColumnDrawing>
        <div className="flex justify-between gap-2 pt-1.5 text-ink-3 text-xs">
          <span>{columns[0]?.label}</span>
          <span>{middle?.label}</span>
          <span>{count > 1 ? columns.at(-1)?.label : null}</span>
        </div>
      </div>
    </ChartFrame>
  );
}
