import { useId } from "react";
import type { BlockOf } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";

type CarrybackProps = BlockOf<"carryback">;

/** A net operating loss and the years it is said to reach. Known incomes are drawn to scale. */
export function CarrybackChart(props: ChartProps & CarrybackProps) {
  const { lossYear, reachInYears, incomes, lossLabel, reachLabel } = props;
  const most = Math.max(...incomes.map(({ agiInUsd }) => agiInUsd));
  const rows = [
    { label: reachLabel, value: `${lossYear - reachInYears}–${lossYear - 1}` },
    ...incomes.map(({ year, agiInUsd, label }) => ({
      label: `${year}: ${label}`,
      value: formatValue(agiInUsd),
      drawing: <RowBar track highest={most} parts={[{ to: agiInUsd, className: "fill-tone" }]} />,
    })),
    { label: lossLabel, value: `${lossYear}` },
  ];
  return (
    <ChartFrame {...props}>
      <div className="chart-wide" aria-hidden="true">
        <CarrybackDrawing {...props} />
      </div>
      <div className="chart-narrow">
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}

const width = 900;
const height = 214;
const axis = 150;
const tallest = 80;
const barWidth = 92;
const amountGap = 8;
const arcStart = axis - tallest - 34;

/** Hidden from screen readers, which read the table beside it. */
function CarrybackDrawing(props: CarrybackProps) {
  const { lossYear, reachInYears, incomes, lossLabel, reachLabel } = props;
  const arrowId = useId();
  const years = Array.from({ length: reachInYears + 1 }, (_, i) => lossYear - reachInYears + i);
  const slot = width / years.length;
  const x = (year: number) => slot * (years.indexOf(year) + 0.5);
  const most = Math.max(...incomes.map(({ agiInUsd }) => agiInUsd));
  const incomeOf = (year: number) => incomes.find((income) => income.year === year);
  const top = (year: number) => axis - ((incomeOf(year)?.agiInUsd ?? 0) / most) * tallest;
  const arcEnd = (year: number) => (incomeOf(year) ? top(year) - 32 : axis - 14);
  const lift = (year: number) => arcStart - 4 - (lossYear - year) * 8;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="carryback mx-auto max-w-204"
      aria-hidden="true"
    >
      <defs>
        <marker
          id={arrowId}
          viewBox="0 0 8 8"
          refX="4"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0l8 4-8 4z" className="fill-tone" />
        </marker>
      </defs>
      {years.slice(0, -1).map((year) => (
        <path
          key={year}
          d={`M${x(lossYear)} ${arcStart}C${x(lossYear)} ${lift(year)} ${x(year)} ${lift(year)} ${x(year)} ${arcEnd(year)}`}
          className="fill-none stroke-(--tone) stroke-[1.5] [stroke-dasharray:4_4]"
          markerEnd={`url(#${arrowId})`}
        />
      ))}
      <path d={`M0 ${axis}H${width}`} className="chart-baseline" />
      {years.map((year) => {
        const income = incomeOf(year);
        return (
          <g key={year} data-loss={year === lossYear || undefined}>
            {income ? (
              <>
                <rect
                  x={x(year) - barWidth / 2}
                  y={top(year)}
                  width={barWidth}
                  height={axis - top(year)}
                  className={year === lossYear ? "fill-tone-deep" : "fill-tone"}
                />
                <text x={x(year)} y={top(year) - amountGap} className="chart-amount">
                  {formatValue(income.agiInUsd)}
                </text>
              </>
            ) : (
              <circle
                cx={x(year)}
                cy={axis}
                r="5"
                className="fill-(--ground) stroke-(--tone-deep) stroke-2"
              />
            )}
            <text
              x={x(year)}
              y={axis + 20}
              className="font-sans text-[15px]/none normal-nums font-semibold fill-ink"
            >
              {year}
            </text>
            <text
              x={x(year)}
              y={axis + 37}
              className="font-sans text-[13px]/none normal-nums font-normal fill-ink-2"
            >
              {income?.label}
            </text>
          </g>
        );
      })}
      <text
        x={x(lossYear)}
        y={axis - 12}
        className="font-sans text-[11px]/none normal-nums font-semibold fill-white"
      >
        {lossLabel}
      </text>
      <path
        d={`M12 ${axis + 46}v8H${width - slot - 12}v-8`}
        className="fill-none stroke-line-strong stroke-[1.5]"
      />
      <rect
        x={(width - slot) / 2 - 84}
        y={axis + 44}
        width="168"
        height="20"
        className="fill-(--ground)"
      />
      <text
        x={(width - slot) / 2}
        y={axis + 59}
        className="font-serif text-[16px]/none normal-nums font-medium italic fill-(--tone-deep)"
      >
        {reachLabel}
      </text>
    </svg>
  );
}
