import { Link } from "react-router";
import { numbersPage } from "#content/pages/partner-numbers.ts";
import type { DeskPartner } from "#contracts/desk/partners.ts";
import type { PartnerFigure } from "#contracts/partner-numbers.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { TableHead } from "../shell/table-head.tsx";

const { table } = numbersPage;
const figures = Object.entries(table.figures) as [PartnerFigure, string][];

/** By week and placement. A placement leads to its leads. */
export function PartnerNumbers(props: {
  partner: string;
  name: string;
  rows: DeskPartner["rows"];
}) {
  const { partner, name, rows } = props;
  if (rows.length === 0) return <p>Nothing was counted in these weeks.</p>;
  const leadsOf = (placement: string) =>
    `/desk/leads?${new URLSearchParams({ partner, ...(placement && { placement }) })}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section tabIndex={0} aria-label={`Numbers of ${name}`} className="partner-numbers">
      <table>
        <TableHead columns={["Week of", table.placement, ...figures.map(([, label]) => label)]} />
        <tbody>
          {rows.map(({ week, placement, figures: counts }) => (
            <tr key={`${week} ${placement}`}>
              <th scope="row">{formatDate(week, "short")}</th>
              <td>
                <Link to={leadsOf(placement)}>{placement || table.noPlacement}</Link>
              </td>
              {figures.map(([figure]) => (
                <td key={figure}>{formatNumber(counts[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
