import { deskFunnel as words } from "#content/desk.ts";
import type { FunnelCounts, FunnelRow } from "#contracts/desk/funnel.ts";
import { countedEvents } from "#contracts/funnel.ts";
import { formatFraction, formatNumber } from "#wording/numbers.ts";
import { conversion } from "./time-groups.ts";

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
        {words.table} <span className="sr-only">{props.about}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`${words.table} ${props.about}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{props.column}</th>
              {countedEvents.map((event) => (
                <th scope="col" key={event}>
                  {words.events[event]}
                </th>
              ))}
              <th scope="col">{words.conversion}</th>
            </tr>
          </thead>
          <tbody>
            {props.rows.map(({ name, counts }) => (
              <Line key={name} name={props.nameOf(name)} counts={counts} />
            ))}
          </tbody>
          <tfoot>
            <Line name={words.total} counts={props.total} />
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
