import type { SVGProps } from "react";
import { percentOf } from "./format-value.ts";

/** A stretch of a bar or column, from one value of the scale to another, and how it is drawn. */
export type BarPart = { from?: number; to: number } & SVGProps<SVGRectElement>;

/** The drawing of one row of a ledger. */
export function RowBar(props: {
  parts: readonly BarPart[];
  highest: number;
  lowest?: number;
  /** Shows how long a bar can be. */
  track?: boolean;
}) {
  const { parts, highest, lowest = 0, track = false } = props;
  const x = (value: number) => percentOf(value - lowest, highest - lowest);
  return (
    <svg className="chart-row-bar" aria-hidden="true">
      {track ? <rect width="100%" height="100%" className="fill-track" /> : null}
      {parts.map(({ from = 0, to, ...look }) => (
        <rect
          key={look.className}
          x={x(Math.min(from, to))}
          width={percentOf(Math.abs(to - from), highest - lowest)}
          height="100%"
          {...look}
        />
      ))}
      {lowest < 0 ? <line x1={x(0)} x2={x(0)} y1="-4" y2="16" className="chart-baseline" /> : null}
    </svg>
  );
}
