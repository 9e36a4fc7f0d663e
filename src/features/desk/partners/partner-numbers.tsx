import { Link } from "react-router";
import { numbersPage } from "#content/pages/partner-numbers.ts";
import type { DeskPartner } from "#contracts/desk/partners.ts";
import type { PartnerCount } from "#contracts/partner-numbers.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { NumbersTable } from "../funnel/numbers-table.tsx";

const { table } = numbersPage;
const columns = Object.entries(table.counts) as [PartnerCount, string][];

/** By week and placement. A placement leads to its leads. */
export function PartnerNumbers(props: {
  partner: string;
  name: string;
  rows: DeskPartner["rows"];
}) {
  const { partner, name, rows } = props;
  if (rows.length === 0) return <p className="text-ink-2">Nothing was counted in these weeks.</p>;
  const leadsOf = (placement: string) =>
    `/desk/leads?${new URLSearchParams({ partner, ...(placement && { placement }) })}`;
  return (
    <NumbersTable
      label={`Numbers of ${name}`}
      columns={["Week of", table.placement, ...columns.map(([, label]) => label)]}
      words={2}
      rows={rows.map(({ week, placement, counts }) => ({
        key: `${week} ${placement}`,
        cells: [
          formatDate(week, "short"),
          <Link key="leads" to={leadsOf(placement)} className="underline">
            {placement || table.noPlacement}
          </Link>,
          ...columns.map(([name]) => formatNumber(counts[name])),
        ],
      }))}
    />
  );
}
