import { percentOf, type Unit } from "../format-value.ts";
import {
  type WaterfallLevel,
  waterfallClasses,
  waterfallRange,
  waterfallText,
} from "./waterfall-levels.ts";

const PLOT_TOP = 40;
const PLOT_HEIGHT = 220;
const COLUMN_SHARE = 0.58;
const GAP_ABOVE_BAR = 10;

/** The wide form. Hidden from screen readers, which read the ledger table beside it. */
export function WaterfallColumns({
  levels,
  unit,
  hatchId,
}: {
  levels: readonly WaterfallLevel[];
  unit?: Unit;
  hatchId: string;
}) {
  const count = levels.length;
  const { highest, height } = waterfallRange(levels);
  const y = (value: number) => PLOT_TOP + ((highest - value) / height) * PLOT_HEIGHT;
  const inset = (1 - COLUMN_SHARE) / 2;
  return (
    <div className="chart-wide" aria-hidden="true" style={{ maxWidth: `${count * 16}rem` }}>
      <svg
        width="100%"
        height={PLOT_TOP + PLOT_HEIGHT + 2}
        className="chart-drawing"
        aria-hidden="true"
      >
        {levels.map((level, index) => {
          const top = y(Math.max(level.from, level.to));
          const next = levels[index + 1];
          return (
            <g key={level.line.label}>
              {next ? (
                <line
                  x1={percentOf(index + inset, count)}
                  x2={percentOf(index + 2 - inset, count)}
                  y1={y(level.to)}
                  y2={y(level.to)}
                  className="waterfall-thread"
                />
              ) : null}
              <rect
                x={percentOf(index + inset, count)}
                width={percentOf(COLUMN_SHARE, count)}
                y={top}
                height={Math.max(1.5, Math.abs(y(level.from) - y(level.to)))}
                className={waterfallClasses[level.line.kind]}
                fill={level.line.kind === "minus" ? `url(#${hatchId})` : undefined}
              />
              <text
                x={percentOf(index + 0.5, count)}
                y={top - GAP_ABOVE_BAR}
                className="chart-amount"
                data-final={(!next && level.line.kind === "total") || undefined}
                textAnchor="middle"
              >
                {waterfallText(level, unit)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="chart-baseline" />
      </svg>
      <div className="chart-column-labels" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
        {levels.map(({ line }) => (
          <span key={line.label} data-total={line.kind === "total" || undefined}>
            {line.label}
            {line.note ? <small>{line.note}</small> : null}
          </span>
        ))}
      </div>
    </div>
  );
}
