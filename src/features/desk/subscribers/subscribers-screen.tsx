import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import { deskApiPath } from "#contracts/desk/api.ts";
import { counted } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { MailLink } from "../shell/email-address.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

export function SubscribersScreen() {
  const { query, searchWith } = useFilters();
  const user = useUser();
  const status = query.get("status") ?? "";
  const page = pick(query, ["status", "search", "after"]);
  const readers = useQuery({
    ...deskQuery("subscribers", { query: page }),
    placeholderData: keepPreviousData,
  });
  const counts = readers.data?.counts;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(readers.data?.subscribers.length, heading);
  const [told, setTold] = useState("");
  const [asked, setAsked] = useState<{ id: string; email: string }>();
  const unsubscribe = useMutation({
    mutationFn: ({ id }: { id: string; email: string }) => request("unsubscribe", { id }),
    onSuccess: (_, { email }) => {
      setAsked(undefined);
      setTold(`${email} is unsubscribed.`);
      readers.refetch();
    },
  });

  function ask(reader: { id: string; email: string }) {
    unsubscribe.reset();
    setAsked(reader);
  }
  const tab = (value: "" | "confirmed" | "pending", label: string, count: number | undefined) => ({
    label,
    count: count === undefined ? undefined : formatNumber(count),
    search: searchWith({ status: value, after: "" }),
    current: status === value,
  });
  return (
    <>
      <div className="desk-title">
        <h1 ref={heading} tabIndex={-1}>
          Subscribers
        </h1>
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
      <search className="lead-filters">
        <SearchField id="subscriber-search" placeholder="A part of the address" />
      </search>
      <p role="status" className="lead-sent">
        {told}
      </p>
      {counts && counts.unsubscribed > 0 ? (
        <p className="mt-4 text-ink-2">
          {counted(counts.unsubscribed, "reader")} {counts.unsubscribed === 1 ? "has" : "have"}{" "}
          unsubscribed. Readers who were erased are counted too. Only the number is kept.
        </p>
      ) : null}
      <Ready query={readers}>
        {({ subscribers, after }) =>
          subscribers.length === 0 ? (
            query.get("search") ? (
              <Empty heading="No subscriber matches">Look for fewer letters of the address.</Empty>
            ) : (
              <Empty heading="No subscribers yet">
                People who ask for the newsletter appear here, pending until they follow the link in
                the e-mail.
              </Empty>
            )
          ) : (
            <>
              <table className="desk-table">
                <TableHead columns={["E-mail", "State", "Asked on", "Confirmed on"]} withButtons />
                <tbody>
                  {subscribers.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <MailLink address={one.email} />
                      </th>
                      <td>
                        {one.status === "confirmed" ? "Confirmed" : "Pending"}
                        {one.refused ? (
                          <span className="block text-alert text-sm">
                            Refused our mail
                            {one.refusal ? (
                              <small className="block text-ink-2 text-sm">
                                Its server said: {one.refusal}
                              </small>
                            ) : null}
                          </span>
                        ) : null}
                      </td>
                      <td data-label="Asked on">{day(one.createdAt)}</td>
                      <td data-label="Confirmed on">
                        {one.confirmedAt === null ? null : day(one.confirmedAt)}
                      </td>
                      <td className="desk-row-actions">
                        <RowButton row={one.email} onClick={() => ask(one)}>
                          Unsubscribe
                        </RowButton>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <ListPages after={after} older="Older subscribers" newer="Newest" />
            </>
          )
        }
      </Ready>
      {asked ? (
        <ConfirmDialog
          title={`Unsubscribe ${asked.email}?`}
          about="They get no more newsletters, from now on. Only they can subscribe again."
          action={{ ...unsubscribe, mutate: () => unsubscribe.mutate(asked) }}
          confirm="Unsubscribe"
          confirming="Unsubscribing"
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

const day = (at: number) => formatDate(dayOf(at, firmTimeZone), "short");
