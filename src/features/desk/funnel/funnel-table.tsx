import { type CountedEvent, countedEvents } from "#contracts/counted-events.ts";
import type { FunnelCounts, FunnelRow } from "#contracts/desk/funnel.ts";
import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { TableHead } from "../shell/table-head.tsx";
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
  return (
    <details className="funnel-table">
      <summary className="desk-tool desk-summary">
        Table with every step <span className="sr-only">{props.about}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`Table with every step ${props.about}`}>
        <table>
          <TableHead
            columns={[
              props.column,
              ...countedEvents.map((event) => eventNames[event]),
              "Views to result mailed",
            ]}
          />
          <tbody>
            {props.rows.map(({ name, counts }) => (
              <Line key={name} name={props.nameOf(name)} counts={counts} />
            ))}
          </tbody>
          <tfoot>
            <Line name="Total" counts={props.total} />
          </tfoot>
        </table>
      </section>
    </details>
  );
}

function Line({ name, counts }: { name: string; counts: FunnelCounts }) {
  const share = conversion(counts, "page-view", "result-mailed");
  return (
    <tr>
      <th scope="row">{name}</th>
      {countedEvents.map((event) => (
        <td key={event}>{formatNumber(counts[event] ?? 0)}</td>
      ))}
      <td>{share === undefined ? "–" : formatFraction(share)}</td>
    </tr>
  );
}
