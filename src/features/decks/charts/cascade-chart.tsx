import type { CascadeColumn } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue, percentOf } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { CascadeDrawing } from "./cascade-drawing.tsx";

/** A worked example whose steps multiply and tax as well as add, with all columns on one scale. */
export function CascadeChart({
  columns,
  ...frame
}: ChartProps & { columns: readonly CascadeColumn[] }) {
  const most = Math.max(...columns.map(({ amountInUsd }) => amountInUsd));
  const rows = columns.map(({ label, amountInUsd, kind, step, parts }) => ({
    label,
    note: [step, ...(parts ?? []).map((part) => `${part.label} ${formatValue(part.amountInUsd)}`)]
      .filter(Boolean)
      .join(" · "),
    value: formatValue(amountInUsd),
    total: kind === "net",
    drawing: (
      <svg className="chart-row-bar" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-track" />
        <rect
          width={percentOf(amountInUsd, most)}
          height="100%"
          className={kind === "value" ? "fill-tone-2" : "fill-tone"}
        />
      </svg>
    ),
  }));
  return (
    <ChartFrame {...frame}>
      <div className="cascade-wide" aria-hidden="true">
        <CascadeDrawing columns={columns} />
      </div>
      <div className="cascade-narrow">
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}
