import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Link, useLocation } from "react-router";
import { leadStatusNames } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { type LeadStatus, leadStatuses, planned } from "#contracts/desk/people.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TodaysCalls } from "../calls/todays-calls.tsx";
import { nameOf, waitsInWords } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { useDaysAreReversed, useFilters } from "../data/use-filters.ts";
import { ExportLink } from "../shell/export-link.tsx";
import { ReversedDays } from "../shell/filters.tsx";
import { Ready } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useKeys } from "../use-keys.ts";
import { useMinute } from "../use-minute.ts";
import { AddPerson } from "./add-person.tsx";
import { ChangeSeveral } from "./change-several.tsx";
import { useChoice } from "./choice.ts";
import { NewPeople } from "./new-people.tsx";
import { NoPeople } from "./no-people.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { PeopleList } from "./people-list.tsx";
import { isFiltered, peopleQueries } from "./people-query.ts";
import "./people.css";

export function PeopleScreen({ focusInList }: { focusInList: RefObject<string | undefined> }) {
  const { query } = useFilters();
  const user = useUser();
  const queries = peopleQueries(query);
  const reversed = useDaysAreReversed();
  const shown = { placeholderData: keepPreviousData, enabled: !reversed };
  const first = useQuery({ ...queries.first, ...shown });
  const page = useQuery({ ...queries.page, ...shown });
  const overview = first.data?.overview;
  const owners = overview?.owners ?? [];
  const rows = page.data?.people ?? [];
  const { choice, ...choosing } = useChoice(rows);
  function reload() {
    first.refetch({ cancelRefetch: false });
    page.refetch({ cancelRefetch: false });
  }
  useReloadOnPress(reload);
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
      <div className="desk-title mb-2">
        <h1>Leads</h1>
        <div className="flex flex-wrap gap-2 print:hidden">
          <AddPerson owners={owners} />
          <SmallButton
            className="aria-pressed:bg-mint"
            aria-pressed={choice !== undefined}
            onClick={choice ? choosing.end : choosing.begin}
          >
            Choose several
          </SmallButton>
          {user?.role === "admin" ? (
            <ExportLink href={queries.csv} title="Exports the list as filtered here.">
              Export CSV
            </ExportLink>
          ) : null}
        </div>
      </div>
      <TodaysCalls />
      <StatusTabs counts={overview?.countsByStatus} />
      <PeopleFilters
        partners={overview?.partners ?? []}
        placements={overview?.placements ?? []}
        owners={owners}
      />
      <NewPeople
        newestAt={first.isPlaceholderData ? undefined : overview?.newestAt}
        people={page.data?.people}
        onShow={first.refetch}
      />
      <WaitsLongest person={overview?.waitsLongest} />
      {reversed ? (
        <ReversedDays />
      ) : (
        <Ready query={page} keepsPrevious>
          {({ people, after }) =>
            people.length > 0 ? (
              <PeopleList
                people={people}
                after={after}
                busy={page.isFetching}
                group={
                  query.get("sort") === "amount"
                    ? "amount"
                    : query.get("nextStep") === planned
                      ? "next-step"
                      : "day"
                }
                choice={choice}
                onChoose={choosing.press}
              />
            ) : (
              <NoPeople filtered={isFiltered(query)} />
            )
          }
        </Ready>
      )}
      {choice ? (
        <ChangeSeveral
          choice={choice}
          shown={rows.filter(({ id }) => choice.has(id)).length}
          owners={owners}
          onAll={choosing.chooseAll}
          onChanged={(changed) => {
            choosing.renew(changed);
            first.refetch();
            page.refetch();
          }}
          onEnd={choosing.end}
        />
      ) : null}
    </>
  );
}

/** Whom to call before all others, wherever in the list they are. */
function WaitsLongest(props: {
  person: NonNullable<Answer<"people">["overview"]>["waitsLongest"] | undefined;
}) {
  const { query } = useFilters();
  const now = useMinute();
  const { person } = props;
  if (!person || !["", "new"].includes(query.get("status") ?? "")) return null;
  return (
    <p className="pb-3 text-sm text-ink-2">
      Longest without a first contact:{" "}
      <Link to={`/desk/leads/${person.id}`} className="underline">
        {nameOf(person)}
      </Link>{" "}
      <strong className="font-semibold whitespace-nowrap text-amber">
        {waitsInWords(person.since, now)}
      </strong>
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
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Tabs
      label="Leads by status"
      of={[
        ["", "All", all],
        ...leadStatuses.map(
          (status) => [status, leadStatusNames[status], counts?.[status]] as const,
        ),
      ]}
    />
  );
}
