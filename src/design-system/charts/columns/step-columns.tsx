import { formatValue, percentOf, type Unit } from "../format-value.ts";

const PLOT_TOP = 34;
const PLOT_HEIGHT = 170;
const COLUMN_SHARE = 0.7;

/** Hidden from screen readers, which read the ledger table beside it. */
export function StepColumns({
  steps,
  unit,
  hatchId,
  fitsPhone,
}: {
  steps: readonly LadderStep[];
  unit?: Unit;
  hatchId: string;
  /** Shown on a phone too, not only where there is more room. */
  fitsPhone: boolean;
}) {
  const count = steps.length;
  const tallest = Math.max(...steps.map(stepTotal));
  const someStandOut = steps.some((step) => step.emphasis);
  const inset = (1 - COLUMN_SHARE) / 2;
  const y = (value: number) => PLOT_TOP + (1 - value / tallest) * PLOT_HEIGHT;
  return (
    <div
      className="chart-wide"
      data-fits-phone={fitsPhone || undefined}
      aria-hidden="true"
      style={{ maxWidth: `${count * 16}rem` }}
    >
      <svg
        width="100%"
        height={PLOT_TOP + PLOT_HEIGHT + 2}
        className="chart-drawing"
        aria-hidden="true"
      >
        {steps.map((step, index) => {
          const column = {
            x: percentOf(index + inset, count),
            width: percentOf(COLUMN_SHARE, count),
          };
          const total = stepTotal(step);
          return (
            <g key={step.label}>
              <rect
                {...column}
                y={y(step.value)}
                height={y(0) - y(step.value)}
                className={someStandOut && !step.emphasis ? "fill-tone-2" : "fill-tone"}
              />
              {step.extra ? (
                <rect
                  {...column}
                  y={y(total)}
                  height={y(step.value) - y(total)}
                  fill={`url(#${hatchId})`}
                  className="step-extra"
                />
              ) : null}
              <text
                x={percentOf(index + 0.5, count)}
                y={y(total) - 10}
                className="chart-amount"
                textAnchor="middle"
              >
                {formatValue(total, unit)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} className="chart-baseline" />
      </svg>
      <div className="chart-column-labels" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
        {steps.map((step) => (
          <span key={step.label}>
            {step.label}
            {step.note ? <small>{step.note}</small> : null}
            {step.extra ? (
              <small>
                {formatValue(step.value, unit)} + {formatValue(step.extra.value, unit)}{" "}
                {step.extra.label}
              </small>
            ) : null}
          </span>
        ))}
      </div>
    </div>
  );
}

export type LadderStep = {
  label: string;
  value: number;
  note?: string;
  /** Drawn in the full hue, the others paler. If no column has it, all are drawn in full. */
  emphasis?: boolean;
  /** Stacked on top of the value: a first-year bonus, a catch-up contribution. */
  extra?: { label: string; value: number };
};

export function stepTotal(step: LadderStep): number {
  return step.value + (step.extra?.value ?? 0);
}
