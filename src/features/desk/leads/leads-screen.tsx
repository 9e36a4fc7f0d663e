import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useParams } from "react-router";
import { desk, leadStatusNames, deskLeads as words } from "#content/desk.ts";
import { type LeadStatus, leadStatuses } from "#contracts/desk/leads.ts";
import { formatNumber } from "#wording/numbers.ts";
import { useUser } from "../data/session.ts";
import { useFilters } from "../data/use-filters.ts";
import { LeadScreen } from "../lead/lead-screen.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useKeys } from "../use-keys.ts";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
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
  const first = useQuery({ ...queries.first, placeholderData: keepPreviousData });
  const page = useQuery({ ...queries.page, placeholderData: keepPreviousData });
  const overview = first.data?.overview;
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
        <h1>{desk.screens.leads}</h1>
        {user?.role === "admin" ? (
          <ExportLink href={queries.csv} title={words.exportHint}>
            {words.export}
          </ExportLink>
        ) : null}
      </div>
      <StatusTabs counts={overview?.countsByStatus} />
      <LeadFilters partners={overview?.partners ?? []} owners={overview?.owners ?? []} />
      <Ready query={page} keepsPrevious>
        {({ leads, after }) =>
          leads.length > 0 ? (
            <LeadList leads={leads} after={after} busy={page.isFetching} me={user?.id} />
          ) : (
            <NoLeads filtered={isFiltered(query)} />
          )
        }
      </Ready>
    </>
  );
}

/** How many leads have each status, with links to them. */
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
      label={words.statuses}
      tabs={[
        tab("", words.all, all),
        ...leadStatuses.map((status) => tab(status, leadStatusNames[status], counts?.[status])),
      ]}
    />
  );
}

function NoLeads({ filtered }: { filtered: boolean }) {
  const { heading, text } = filtered ? words.noMatch : words.none;
  return (
    <Empty heading={heading}>
      <p>{text}</p>
    </Empty>
  );
}
