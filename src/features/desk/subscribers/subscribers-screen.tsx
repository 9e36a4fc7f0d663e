import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { deskSubscribers as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  deskSubscribersCsvPath,
  deskSubscribersPath,
  subscribersAnswer,
} from "#contracts/desk/subscribers.ts";
import { countInWords } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { answerQuery } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { MailLink } from "../shell/email-address.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";

/** The newsletter's subscribers, confirmed and pending. */
export function SubscribersScreen() {
  const { query, searchWith } = useFilters();
  const user = useUser();
  const status = query.get("status") ?? "";
  const page = pick(query, ["status", "after"]);
  const readers = useQuery({
    ...answerQuery(`${deskSubscribersPath}?${page}`, subscribersAnswer),
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
        <h1>{words.heading}</h1>
        {user?.role === "admin" ? (
          <ExportLink href={`${deskSubscribersCsvPath}?${pick(query, ["status"])}`}>
            {words.export}
          </ExportLink>
        ) : null}
      </div>
      <Tabs
        label={words.statuses}
        tabs={[
          tab("", words.all, counts && counts.confirmed + counts.pending),
          tab("confirmed", words.confirmed, counts?.confirmed),
          tab("pending", words.pending, counts?.pending),
        ]}
      />
      {counts && counts.unsubscribed > 0 ? (
        <p className="mt-4 text-ink-2">{countInWords(counts.unsubscribed, words.unsubscribed)}</p>
      ) : null}
      <Ready query={readers}>
        {({ subscribers, after }) =>
          subscribers.length === 0 ? (
            <Empty heading={words.none}>
              <p>{words.noneText}</p>
            </Empty>
          ) : (
            <>
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{words.email}</th>
                    <th scope="col">{words.status}</th>
                    <th scope="col">{words.asked}</th>
                    <th scope="col">{words.confirmedOn}</th>
                  </tr>
                </thead>
                <tbody>
                  {subscribers.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">
                        <MailLink address={one.email} />
                      </th>
                      <td>
                        {words[one.status]}
                        {one.refused ? (
                          <span className="subscriber-refused">
                            {words.refused}
                            {one.refusal ? (
                              <small>
                                {words.said} {one.refusal}
                              </small>
                            ) : null}
                          </span>
                        ) : null}
                      </td>
                      <td data-label={words.asked}>{day(one.createdAt)}</td>
                      <td data-label={words.confirmedOn}>
                        {one.confirmedAt === null ? null : day(one.confirmedAt)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <ListPages after={after} older={words.older} newer={words.newest} />
              {user?.role === "admin" ? (
                <p className="mt-4 text-ink-2">
                  {words.byHand} <code>{words.byHandCommand}</code>
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
