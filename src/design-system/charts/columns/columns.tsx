import type { ReactNode, SVGProps } from "react";
import { percentOf } from "../format-value.ts";
import type { BarPart } from "../row-bar.tsx";

export type Column = {
  label?: ReactNode;
  /** Labelled like a total. */
  total?: boolean;
  parts: readonly BarPart[];
  /** Above the column, in its middle unless `amountText` says otherwise. */
  amount?: string;
  amountText?: SVGProps<SVGTextElement> & { "data-final"?: boolean | undefined };
};

/** x is in percent, so that columns stretch while text keeps its size; y is in pixels. */
export function columnPlot(scale: {
  count: number;
  top: number;
  height: number;
  highest: number;
  lowest?: number;
  /** How much of its place a column fills. */
  share?: number;
}) {
  const { count, top, height, highest, lowest = 0, share = 1 } = scale;
  const x = (columns: number) => percentOf(columns, count);
  const y = (value: number) => top + ((highest - value) / (highest - lowest || 1)) * height;
  return { count, foot: top + height, inset: (1 - share) / 2, columnWidth: x(share), x, y };
}

type DrawingProps = {
  plot: ReturnType<typeof columnPlot>;
  columns: readonly Column[];
  /** Drawn over the columns. */
  children?: ReactNode;
};

/** Columns without labels. */
export function ColumnDrawing({ plot, columns, children }: DrawingProps) {
  const { x, y } = plot;
  const topOf = (parts: readonly BarPart[]) =>
    Math.min(...parts.flatMap(({ from = 0, to }) => [y(from), y(to)]));
  return (
    <svg width="100%" height={plot.foot + 2} className="block overflow-visible" aria-hidden="true">
      {columns.map(({ parts, amount, amountText }, index) => (
        <g key={x(index)}>
          {parts.map(({ from = 0, to, ...look }) => (
            <rect
              key={look.className}
              x={x(index + plot.inset)}
              width={plot.columnWidth}
              y={y(Math.max(from, to))}
              height={Math.max(1.5, Math.abs(y(from) - y(to)))}
              {...look}
            />
          ))}
          {amount ? (
            <text
              x={x(index + 0.5)}
              y={topOf(parts) - 10}
              className="chart-amount"
              textAnchor="middle"
              {...amountText}
            >
              {amount}
            </text>
          ) : null}
        </g>
      ))}
      {children}
      <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="chart-baseline" />
    </svg>
  );
}

/** A chart's wide form. Hidden from screen readers, which read the table beside it. */
export function Columns(
  props: DrawingProps & {
    /** Shown on a phone too, not only where there is more room. */
    fitsPhone?: boolean;
    labelClass?: string;
    /** Another row under the labels. */
    below?: ReactNode;
  },
) {
  const { count, x } = props.plot;
  return (
    <div
      className="chart-wide"
      data-fits-phone={props.fitsPhone || undefined}
      aria-hidden="true"
      style={{ maxWidth: `${count * 16}rem` }}
    >
      <ColumnDrawing {...props} />
      <div
        className={`chart-column-labels ${props.labelClass ?? ""}`.trim()}
        style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}
      >
        {props.columns.map(({ label, total }, index) => (
          <span key={x(index)} data-total={total || undefined}>
            {label}
          </span>
        ))}
      </div>
      {props.below}
    </div>
  );
}
