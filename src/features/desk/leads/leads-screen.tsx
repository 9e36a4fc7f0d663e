import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useParams } from "react-router";
import { leadStatusNames } from "#content/desk.ts";
import { type LeadInList, type LeadStatus, leadStatuses, planned } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { TodaysCalls } from "../calls/todays-calls.tsx";
import { useUser } from "../data/session.ts";
import { useFilters } from "../data/use-filters.ts";
import { ExportLink } from "../shell/export-link.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useKeys } from "../use-keys.ts";
import { ErasedNote } from "./erase-lead.tsx";
import { isReversed, LeadFilters, ReversedDays } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadScreen } from "./lead-screen.tsx";
import { isFiltered, leadQueries } from "./leads-query.ts";
import "./leads.css";

/** The list, or one lead of it. */
export function LeadsScreen() {
  const { id } = useParams();
  // The id of the element to focus when the list is shown again: the row that was open.
  const focusInList = useRef<string>(undefined);
  useEffect(() => {
    if (id) focusInList.current = `lead-${id}`;
  }, [id]);
  return id ? (
    <LeadScreen key={id} id={id} focusInList={focusInList} />
  ) : (
    <LeadsListScreen focusInList={focusInList} />
  );
}

function LeadsListScreen({ focusInList }: { focusInList: RefObject<string | undefined> }) {
  const { query } = useFilters();
  const user = useUser();
  const queries = leadQueries(query);
  const reversed = isReversed(query.get("from"), query.get("to"));
  const shown = { placeholderData: keepPreviousData, enabled: !reversed };
  const first = useQuery({ ...queries.first, ...shown });
  const page = useQuery({ ...queries.page, ...shown });
  const overview = first.data?.overview;
  useReloadOnPress(() => {
    first.refetch({ cancelRefetch: false });
    page.refetch({ cancelRefetch: false });
  });
  // Here and not in the list, so that search works before the list has loaded.
  useKeys({ "/": () => document.getElementById("lead-search")?.focus() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row exists once the list has loaded.
  useEffect(() => {
    const element = document.getElementById(focusInList.current ?? "");
    if (!element) return;
    element.focus();
    focusInList.current = undefined;
  }, [page.data, focusInList]);
  return (
    <>
      <div className="desk-title">
        <h1>Leads</h1>
        {user?.role === "admin" ? (
          <ExportLink href={queries.csv} title="Exports the list as filtered here.">
            Export CSV
          </ExportLink>
        ) : null}
      </div>
      <ErasedNote />
      <TodaysCalls />
      <StatusTabs counts={overview?.countsByStatus} />
      <LeadFilters partners={overview?.partners ?? []} owners={overview?.owners ?? []} />
      <NewLeads
        newestAt={first.isPlaceholderData ? undefined : overview?.newestAt}
        leads={page.data?.leads}
        onShow={first.refetch}
      />
      {reversed ? (
        <ReversedDays />
      ) : (
        <Ready query={page} keepsPrevious>
          {({ leads, after }) =>
            leads.length > 0 ? (
              <LeadList
                leads={leads}
                after={after}
                busy={page.isFetching}
                me={user?.id}
                byNextStep={query.get("nextStep") === planned}
              />
            ) : (
              <NoLeads filtered={isFiltered(query)} />
            )
          }
        </Ready>
      )}
    </>
  );
}

/** Pressing the link to the open list loads it again: the address stays, its key changes. */
function useReloadOnPress(reload: () => void): void {
  const { key } = useLocation();
  const loaded = useRef(key);
  const press = useEffectEvent(reload);
  useEffect(() => {
    if (loaded.current !== key) press();
    loaded.current = key;
  }, [key]);
}

const MINUTE_MS = 60_000;

/**
 * Asks every minute, and when the window gets the focus, whether leads have arrived. They are shown
 * only when asked for, so that the list does not move under a reader.
 */
function NewLeads(props: {
  /** When the newest lead of the list arrived; undefined until that is known. */
  newestAt: number | undefined;
  leads: readonly LeadInList[] | undefined;
  onShow: () => void;
}) {
  const { newestAt, leads, onShow } = props;
  const { query, setFilters } = useFilters();
  const { data, refetch } = useQuery({
    ...leadQueries(query).newSince(newestAt ?? 0),
    enabled: newestAt !== undefined,
    initialData: { count: 0 },
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
  });
  const ask = useEffectEvent(() => {
    if (newestAt !== undefined) refetch();
  });
  useEffect(() => {
    const listen = () => ask();
    addEventListener("focus", listen);
    return () => removeEventListener("focus", listen);
  }, []);

  // The pressed button disappears, so the focus goes to the first new row.
  const [since, setSince] = useState<number>();
  useEffect(() => {
    const arrived = leads?.find(({ createdAt }) => since !== undefined && createdAt > since);
    if (!arrived) return;
    document.getElementById(`lead-${arrived.id}`)?.focus();
    setSince(undefined);
  }, [leads, since]);

  function show() {
    setSince(newestAt);
    if (query.get("after")) setFilters({ after: "" });
    onShow();
  }
  return (
    <p role="status" className="lead-new">
      {data.count > 0 ? (
        <Button size="small" onClick={show}>
          Show {formatNumber(data.count)} new
        </Button>
      ) : null}
    </p>
  );
}

function StatusTabs({ counts }: { counts: Record<LeadStatus, number> | undefined }) {
  const { query, searchWith } = useFilters();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const current = query.get("status") ?? "";
  const tab = (status: "" | LeadStatus, label: string, count: number | undefined) => ({
    label,
    count: count === undefined ? undefined : formatNumber(count),
    search: searchWith({ status, after: "" }),
    current: current === status,
  });
  return (
    <Tabs
      label="Leads by status"
      tabs={[
        tab("", "All", all),
        ...leadStatuses.map((status) => tab(status, leadStatusNames[status], counts?.[status])),
      ]}
    />
  );
}

function NoLeads({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <Empty heading="No lead matches">
      Take a filter away, or look for fewer letters: part of a name, or the last digits of a phone
      number.
    </Empty>
  ) : (
    <Empty heading="No leads yet">
      A lead arrives when a visitor has an estimate e-mailed or writes through the contact form.
      Readers of the newsletter are under Subscribers.
    </Empty>
  );
}
