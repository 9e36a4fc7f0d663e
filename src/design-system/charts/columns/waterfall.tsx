import { useId } from "react";
import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { percentOf, type Unit } from "../format-value.ts";
import { Hatch } from "../hatch.tsx";
import { LedgerTable } from "../ledger-table.tsx";
import { WaterfallColumns } from "./waterfall-columns.tsx";
import {
  type WaterfallLevel,
  type WaterfallLine,
  waterfallClasses,
  waterfallLevels,
  waterfallRange,
  waterfallText,
} from "./waterfall-levels.ts";

export type WaterfallProps = ChartProps & {
  lines: readonly WaterfallLine[];
  unit?: Unit;
  /** `auto`: columns where there is room, ledger rows on a phone. `rows`: ledger rows everywhere. */
  layout?: "auto" | "rows";
};

/** A worked example as a chart in which every bar starts where the one before ended. */
export function Waterfall({ lines, unit, layout = "auto", ...frame }: WaterfallProps) {
  const levels = waterfallLevels(lines);
  const hatchId = useId();
  const rows = levels.map((level) => ({
    label: level.line.label,
    note: level.line.note,
    value: waterfallText(level, unit),
    total: level.line.kind === "total",
    drawing: <RowBar level={level} levels={levels} hatchId={hatchId} />,
  }));
  return (
    <ChartFrame {...frame}>
      <svg className="chart-defs" aria-hidden="true">
        <Hatch id={hatchId} />
      </svg>
      {layout === "auto" ? (
        <WaterfallColumns levels={levels} unit={unit} hatchId={hatchId} />
      ) : null}
      <div className={layout === "auto" ? "chart-narrow" : undefined}>
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}

function RowBar({
  level,
  levels,
  hatchId,
}: {
  level: WaterfallLevel;
  levels: readonly WaterfallLevel[];
  hatchId: string;
}) {
  const { lowest, height } = waterfallRange(levels);
  const left = Math.min(level.from, level.to) - lowest;
  return (
    <svg className="chart-row-bar" aria-hidden="true">
      <rect width="100%" height="100%" className="fill-track" />
      <rect
        x={percentOf(left, height)}
        width={percentOf(Math.abs(level.to - level.from), height)}
        height="100%"
        className={waterfallClasses[level.line.kind]}
        fill={level.line.kind === "minus" ? `url(#${hatchId})` : undefined}
      />
      {lowest < 0 ? (
        <line
          x1={percentOf(-lowest, height)}
          x2={percentOf(-lowest, height)}
          y1="-4"
          y2="16"
          className="chart-baseline"
        />
      ) : null}
    </svg>
  );
}
