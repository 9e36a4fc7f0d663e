import { leadStatusNames } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { formatFraction, formatNumber, formatUsd } from "#wording/numbers.ts";

type Row = Answer<"funnel">["leadsByStatus"][number];

export function LeadsByStatus({ rows }: { rows: readonly Row[] }) {
  const sum = (read: (row: Row) => number) => rows.reduce((total, row) => total + read(row), 0);
  const all = sum(({ leads }) => leads);
  if (all === 0) return null;
  const line = (name: string, { leads, estimates, estimatedCredit }: Omit<Row, "status">) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{formatNumber(leads)}</td>
      <td>{formatFraction(Math.round((100 * leads) / all) / 100)}</td>
      <td>{formatNumber(estimates)}</td>
      <td>{formatUsd(estimatedCredit)}</td>
    </tr>
  );
  return (
    <div className="funnel-table funnel-statuses">
      <h2 id="by-status">Estimates by status</h2>
      <p className="text-ink-2">
        Leads that arrived in these days, by their status today. The credit is the sum of their
        estimates, as the visitors saw them.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby="by-status">
        <table>
          <thead>
            <tr>
              {["Status", "Leads", "Of all leads", "With an estimate", "Estimated credit"].map(
                (column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{rows.map(({ status: id, ...row }) => line(leadStatusNames[id], row))}</tbody>
          <tfoot>
            {line("Total", {
              leads: all,
              estimates: sum((row) => row.estimates),
              estimatedCredit: sum((row) => row.estimatedCredit),
            })}
          </tfoot>
        </table>
      </section>
    </div>
  );
}
