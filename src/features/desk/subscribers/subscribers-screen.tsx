import { deskSubscribers as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  deskSubscribersCsvPath,
  deskSubscribersPath,
  type SubscribersAnswer,
} from "#contracts/desk/subscribers.ts";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { dayOf } from "#wording/times.ts";
import { useAddress, withQuery } from "../address.ts";
import { useSession } from "../session.ts";
import { MailLink } from "../shell/email-address.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useLatest } from "../use-latest.ts";
import { useLoaded } from "../use-loaded.ts";

/** The newsletter's readers: confirmed, and those who have not followed their link yet. */
export function SubscribersScreen() {
  const address = useAddress();
  const { user } = useSession();
  const query = new URLSearchParams();
  for (const name of ["state", "after"]) {
    const value = address?.query.get(name);
    if (value) query.set(name, value);
  }
  const state = query.get("state") ?? "";
  const loaded = useLoaded<SubscribersAnswer>(withText(deskSubscribersPath, query));
  const counts = useLatest(loaded.data?.counts);
  if (!address) return null;
  const tab = (value: "" | "confirmed" | "pending", label: string, count: number | undefined) => ({
    label,
    count: count === undefined ? undefined : formatNumber(count),
    href: withQuery(address, { state: value, after: "" }),
    current: state === value,
  });
  const csv = withText(deskSubscribersCsvPath, new URLSearchParams(state ? { state } : {}));
  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
        {user?.role === "admin" ? <ExportLink href={csv}>{words.export}</ExportLink> : null}
      </div>
      <Tabs
        label={words.states}
        tabs={[
          tab("", words.all, counts && counts.confirmed + counts.pending),
          tab("confirmed", words.confirmed, counts?.confirmed),
          tab("pending", words.pending, counts?.pending),
        ]}
      />
      <Ready loaded={loaded}>
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
                    <th scope="col">{words.state}</th>
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
                      <td>{words[one.state]}</td>
                      <td data-label={words.asked}>{day(one.createdAt)}</td>
                      <td data-label={words.confirmedOn}>
                        {one.confirmedAt === null ? null : day(one.confirmedAt)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <ListPages address={address} after={after} older={words.older} newer={words.newest} />
            </>
          )
        }
      </Ready>
    </>
  );
}

const day = (at: number) => formatDate(dayOf(at, firmTimeZone), "short");

function withText(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
