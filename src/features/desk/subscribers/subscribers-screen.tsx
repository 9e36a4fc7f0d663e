import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { firmTimeZone } from "#content/firm.ts";
import { deskApiPath } from "#contracts/desk/api.ts";
import { counted } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { MailLink } from "../shell/email-address.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";
import { Tabs } from "../shell/tabs.tsx";

export function SubscribersScreen() {
  const { query, searchWith } = useFilters();
  const user = useUser();
  const status = query.get("status") ?? "";
  const page = pick(query, ["status", "after"]);
  const readers = useQuery({
    ...deskQuery("subscribers", { query: page }),
    placeholderData: keepPreviousData,
  });
  const counts = readers.data?.counts;
  const tab = (value: "" | "confirmed" | "pending", label: string, count: number | undefined) => ({
    label,
    count: count === undefined ? undefined : formatNumber(count),
    search: searchWith({ status: value, after: "" }),
    current: status === value,
  });
  return (
    <>
      <div className="desk-title">
        <h1>Subscribers</h1>
        {user?.role === "admin" ? (
          <ExportLink href={deskApiPath("subscribersCsv", { query: pick(query, ["status"]) })}>
            Export CSV
          </ExportLink>
        ) : null}
      </div>
      <Tabs
        label="Subscribers by state"
        tabs={[
          tab("", "All", counts && counts.confirmed + counts.pending),
          tab("confirmed", "Confirmed", counts?.confirmed),
          tab("pending", "Pending", counts?.pending),
        ]}
      />
      {counts && counts.unsubscribed > 0 ? (
        <p className="mt-4 text-ink-2">
          {counted(counts.unsubscribed, "reader")} {counts.unsubscribed === 1 ? "has" : "have"}{" "}
          unsubscribed. Of readers who leave, only their number is kept.
        </p>
      ) : null}
      <Ready query={readers}>
        {({ subscribers, after }) =>
          subscribers.length === 0 ? (
            <Empty heading="No subscribers yet">
              People who ask for the newsletter appear here, pending until they follow the link in
              the e-mail.
            </Empty>
          ) : (
            <>
              <table className="desk-table">
                <TableHead columns={["E-mail", "State", "Asked on", "Confirmed on"]} />
                <tbody>
                  {subscribers.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <MailLink address={one.email} />
                      </th>
                      <td>
                        {one.status === "confirmed" ? "Confirmed" : "Pending"}
                        {one.refused ? (
                          <span className="subscriber-refused">
                            Refused our mail
                            {one.refusal ? <small>Its server said: {one.refusal}</small> : null}
                          </span>
                        ) : null}
                      </td>
                      <td data-label="Asked on">{day(one.createdAt)}</td>
                      <td data-label="Confirmed on">
                        {one.confirmedAt === null ? null : day(one.confirmedAt)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <ListPages after={after} older="Older subscribers" newer="Newest" />
              {user?.role === "admin" ? (
                <p className="mt-4 text-ink-2">
                  To take an address off by hand, erase its lead, or ask the person who runs the
                  server to enter: <code>npm run leads -- unsubscribe EMAIL</code>
                </p>
              ) : null}
            </>
          )
        }
      </Ready>
    </>
  );
}

const day = (at: number) => formatDate(dayOf(at, firmTimeZone), "short");
