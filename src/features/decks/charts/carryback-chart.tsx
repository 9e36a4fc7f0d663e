import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";
import { CarrybackDrawing, type CarrybackProps } from "./carryback-drawing.tsx";

/** A net operating loss and the years it is said to reach. Known incomes are drawn to scale. */
export function CarrybackChart(props: ChartProps & CarrybackProps) {
  const { lossYear, reachInYears, incomes, lossLabel, reachLabel, ...frame } = props;
  const carryback = { lossYear, reachInYears, incomes, lossLabel, reachLabel };
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
    <ChartFrame {...frame}>
      <div className="chart-wide" aria-hidden="true">
        <CarrybackDrawing {...carryback} />
      </div>
      <div className="chart-narrow">
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}
