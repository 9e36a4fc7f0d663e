import { type CountedEvent, countedEvents } from "#contracts/counted-events.ts";
import type { FunnelCounts, FunnelRow } from "#contracts/desk/funnel.ts";
import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { conversion } from "./time-groups.ts";

export const eventNames: Readonly<Record<CountedEvent, string>> = {
  "page-view": "Page views",
  "calculator-started": "Calculator started",
  "step-2": "Step 2 reached",
  "step-3": "Step 3 reached",
  "step-4": "Step 4 reached",
  "result-mailed": "Result mailed",
  "plan-started": "Year-end plan started",
  "plan-shown": "Year-end plan shown",
  "plan-mailed": "Year-end plan mailed",
  "contact-sent": "Contact sent",
  subscribed: "Subscribed",
  "booking-followed": "Booking link followed",
  "call-booked": "Call booked",
};

/** The numbers of a chart, with all steps side by side. */
export function FunnelTable(props: {
  about: string;
  column: string;
  rows: readonly FunnelRow[];
  total: FunnelCounts;
  nameOf: (name: string) => string;
}) {
  const { about, column, rows, nameOf } = props;
  return (
    <details>
      <summary className="desk-tool desk-summary">
        Table with every step <span className="sr-only">{about}</span>
      </summary>
      <NumbersTable
        label={`Table with every step ${about}`}
        columns={[
          column,
          ...countedEvents.map((event) => eventNames[event]),
          "Views to result mailed",
        ]}
        rows={rows.map(({ name, counts }) => ({ key: name, cells: cellsOf(nameOf(name), counts) }))}
        total={cellsOf("Total", props.total)}
      />
    </details>
  );
}

function cellsOf(name: string, counts: FunnelCounts): string[] {
  const share = conversion(counts, "page-view", "result-mailed");
  return [
    name,
    ...countedEvents.map((event) => formatNumber(counts[event] ?? 0)),
    share === undefined ? "–" : formatFraction(share),
  ];
}
