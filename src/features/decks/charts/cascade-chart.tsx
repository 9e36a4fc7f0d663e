import type { CascadeColumn } from "#contracts/deck.ts";
import { ChartFrame, type ChartProps } from "#design-system/charts/chart-frame.tsx";
import { formatValue } from "#design-system/charts/format-value.ts";
import { LedgerTable } from "#design-system/charts/ledger-table.tsx";
import { RowBar } from "#design-system/charts/row-bar.tsx";
import { CascadeDrawing } from "./cascade-drawing.tsx";

/** A worked example whose steps multiply and tax as well as add, with all columns on one scale. */
export function CascadeChart(props: ChartProps & { columns: readonly CascadeColumn[] }) {
  const { columns, ...frame } = props;
  const highest = Math.max(...columns.map(({ amountInUsd }) => amountInUsd));
  const rows = columns.map(({ label, amountInUsd, kind, step, parts }) => ({
    label,
    note: [step, ...(parts ?? []).map((part) => `${part.label} ${formatValue(part.amountInUsd)}`)]
      .filter(Boolean)
      .join(" · "),
    value: formatValue(amountInUsd),
    total: kind === "net",
    drawing: (
      <RowBar
        track
        highest={highest}
        parts={[{ to: amountInUsd, className: kind === "value" ? "fill-tone-2" : "fill-tone" }]}
      />
    ),
  }));
  return (
    <ChartFrame {...frame}>
      <div className="hidden @min-[28rem]:block" aria-hidden="true">
        <CascadeDrawing columns={columns} />
      </div>
      <div className="cascade-narrow @min-[28rem]:sr-only">
        <LedgerTable rows={rows} />
      </div>
    </ChartFrame>
  );
}
