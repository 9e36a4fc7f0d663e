import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useParams } from "react-router";
import { leadStatusNames } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { type LeadStatus, leadStatuses, planned } from "#contracts/desk/leads.ts";
import { Button } from "#design-system/actions/button.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { TodaysCalls } from "../calls/todays-calls.tsx";
import { useUser } from "../data/session.ts";
import { useFilters } from "../data/use-filters.ts";
import { ExportLink } from "../shell/export-link.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useKeys } from "../use-keys.ts";
import { AddLead } from "./add-lead.tsx";
import { ChangeSeveral } from "./change-several.tsx";
import { ErasedNote } from "./erase-lead.tsx";
import { isReversed, LeadFilters, ReversedDays } from "./lead-filters.tsx";
import { LeadList } from "./lead-list.tsx";
import { LeadScreen } from "./lead-screen.tsx";
import { isFiltered, leadQueries } from "./leads-query.ts";
import { NewLeads } from "./new-leads.tsx";
import { waitsInWords } from "./waits.ts";
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [told, setTold] = useState("");
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
        <p className="desk-title-actions">
          <AddLead />
          <Button
            variant="quiet"
            size="small"
            aria-pressed={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : new Set())}
          >
            Choose several
          </Button>
          {user?.role === "admin" ? (
            <ExportLink href={queries.csv} title="Exports the list as filtered here.">
              Export CSV
            </ExportLink>
          ) : null}
        </p>
      </div>
      <ErasedNote />
      <p role="status" className="lead-sent">
        {told}
      </p>
      <TodaysCalls />
      <StatusTabs counts={overview?.countsByStatus} />
      <LeadFilters
        partners={overview?.partners ?? []}
        placements={overview?.placements ?? []}
        owners={overview?.owners ?? []}
      />
      <NewLeads
        newestAt={first.isPlaceholderData ? undefined : overview?.newestAt}
        leads={page.data?.leads}
        onShow={first.refetch}
      />
      <WaitsLongest lead={overview?.waitsLongest} />
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
                group={
                  query.get("sort") === "amount"
                    ? "amount"
                    : query.get("nextStep") === planned
                      ? "next-step"
                      : "day"
                }
                chosen={chosen}
                onChosen={setChosen}
              />
            ) : (
              <NoLeads filtered={isFiltered(query)} />
            )
          }
        </Ready>
      )}
      {chosen ? (
        <ChangeSeveral
          chosen={page.data?.leads.filter(({ id }) => chosen.has(id)) ?? []}
          owners={overview?.owners ?? []}
          onChanged={(sentence) => {
            setTold(sentence);
            setChosen(new Set());
            first.refetch();
            page.refetch();
          }}
          onEnd={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
}

/** Whom to call before all others, wherever in the list they are. */
function WaitsLongest(props: {
  lead: NonNullable<Answer<"leads">["overview"]>["waitsLongest"] | undefined;
}) {
  const { query } = useFilters();
  const status = query.get("status") ?? "";
  const waits = props.lead && waitsInWords({ ...props.lead, status: "new", kind: "contact" });
  if (!props.lead || !waits || !["", "new"].includes(status)) return null;
  const { id, name, email } = props.lead;
  return (
    <p className="lead-waits-longest">
      Longest without a first contact: <Link to={`/desk/leads/${id}`}>{name ?? email}</Link>{" "}
      <span className="lead-waits">{waits}</span>
    </p>
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
