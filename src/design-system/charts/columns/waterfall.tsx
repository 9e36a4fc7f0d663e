import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { useHatch } from "../hatch.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import { RowBar } from "../row-bar.tsx";
import { Columns, columnPlot } from "./columns.tsx";
import {
  type WaterfallLine,
  waterfallClasses,
  waterfallLevels,
  waterfallRange,
  waterfallText,
} from "./waterfall-levels.ts";

export type WaterfallProps = ChartProps & { lines: readonly WaterfallLine[] };

/**
 * A worked example as a chart in which every bar starts where the one before ended: columns where
 * there is room, ledger rows on a phone.
 */
export function Waterfall({ lines, ...frame }: WaterfallProps) {
  const hatch = useHatch();
  const levels = waterfallLevels(lines);
  const range = waterfallRange(levels);
  const plot = columnPlot({ ...range, count: levels.length, top: 40, height: 220, share: 0.58 });
  const drawn = levels.map((level) => {
    const { label, note, kind } = level.line;
    const fill = kind === "minus" ? hatch.fill : undefined;
    return {
      label,
      note,
      total: kind === "total",
      amount: waterfallText(level),
      parts: [{ from: level.from, to: level.to, className: waterfallClasses[kind], fill }],
    };
  });
  return (
    <ChartFrame {...frame}>
      {hatch.pattern}
      <Columns
        plot={plot}
        columns={drawn.map(({ label, note, ...column }, index) => ({
          ...column,
          label: [label, note ? <small key="note">{note}</small> : null],
          amountText: {
            "data-final": (column.total && index === drawn.length - 1) || undefined,
          },
        }))}
      >
        {levels.slice(0, -1).map(({ line, to }, index) => (
          <line
            key={line.label}
            x1={plot.x(index + 1 - plot.inset)}
            x2={plot.x(index + 1 + plot.inset)}
            y1={plot.y(to)}
            y2={plot.y(to)}
            className="stroke-control [stroke-dasharray:2_3]"
          />
        ))}
      </Columns>
      <div className="chart-narrow">
        <LedgerTable
          rows={drawn.map(({ amount, parts, ...row }) => ({
            ...row,
            value: amount,
            drawing: <RowBar parts={parts} {...range} track />,
          }))}
        />
      </div>
    </ChartFrame>
  );
}
