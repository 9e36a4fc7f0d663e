import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type CountedEvent, countedEvents } from "#contracts/counted-events.ts";
import type { Answer } from "#contracts/desk/api.ts";
import { Select } from "#design-system/forms/select.tsx";
import { deskQuery } from "../data/desk-api.ts";
import { firmToday } from "../data/firm-time.ts";
import { isReversed, useFilters } from "../data/use-filters.ts";
import { DayFields, ReversedDays } from "../shell/filters.tsx";
import { ScreenTitle } from "../shell/screen-title.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { Breakdown, ByDay } from "./breakdown.tsx";
import { Funnel } from "./funnel.tsx";
import { eventNames } from "./funnel-table.tsx";
import { Outcomes } from "./outcomes.tsx";

/** The ranges offered, in days. The screen opens with the first. */
const ranges = [30, 7, 90, 365];

export function FunnelScreen() {
  const { query } = useFilters();
  const now = firmToday();
  const from = query.get("from") ?? daysBefore(now, ranges[0] ?? 0);
  const to = query.get("to") ?? now;
  const range = new URLSearchParams({ from, to });
  const reversed = isReversed(from, to);
  const counted = useQuery({
    ...deskQuery("funnel", { query: range }),
    enabled: !reversed,
  });
  const shown = query.get("show");
  const event = countedEvents.find((one) => one === shown) ?? "page-view";
  return (
    <>
      <ScreenTitle
        title="Funnel"
        about="Counted on our own server, a number a day, without cookies. Programs, and visitors who send Do Not Track or Global Privacy Control, are left out, so Leads can show more than stands here."
      />
      <Range from={from} to={to} now={now} />
      {reversed ? (
        <ReversedDays />
      ) : (
        <Ready query={counted}>{(funnel) => <FunnelCharts funnel={funnel} event={event} />}</Ready>
      )}
    </>
  );
}

function FunnelCharts({ funnel, event }: { funnel: Answer<"funnel">; event: CountedEvent }) {
  return (
    <>
      {Object.keys(funnel.total).length === 0 ? (
        <Empty heading="Nothing was counted in these days">
          Page views and the steps of the calculator appear here within seconds. Choose other days,
          or open the site in a browser that does not send Do Not Track.
        </Empty>
      ) : (
        <>
          <Funnel total={funnel.total} />
          <ShownEvent event={event} />
          <ByDay funnel={funnel} event={event} />
          <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2 [&_.chart-ledger_th]:wrap-anywhere">
            <Breakdown by="byPage" funnel={funnel} event={event} />
            <Breakdown by="byPartner" funnel={funnel} event={event} />
            <Breakdown by="bySource" funnel={funnel} event={event} />
            <Breakdown by="byDevice" funnel={funnel} event={event} />
          </div>
        </>
      )}
      <Outcomes funnel={funnel} />
    </>
  );
}

function Range({ from, to, now }: { from: string; to: string; now: string }) {
  const { searchWith, setFilters } = useFilters();
  const set = (name: string) => (day: string) => setFilters({ from, to, [name]: day });
  return (
    <search className="my-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-x-4 gap-y-2 md:grid-cols-[11rem_11rem_1fr]">
      <DayFields from={from} to={to} set={set} />
      <nav aria-label="Range" className="col-span-full md:col-auto">
        <ul className="flex flex-wrap gap-x-5">
          {ranges
            .toSorted((one, another) => one - another)
            .map((days) => {
              const start = daysBefore(now, days);
              return (
                <li key={days}>
                  <Link
                    to={{ search: searchWith({ from: start, to: now }) }}
                    aria-current={from === start && to === now ? "true" : undefined}
                    className="inline-flex min-h-11 items-center underline decoration-1 decoration-control aria-[current]:font-semibold aria-[current]:decoration-2 aria-[current]:decoration-leaf"
                  >
                    {days === 365 ? "Last 12 months" : `Last ${days} days`}
                  </Link>
                </li>
              );
            })}
        </ul>
      </nav>
    </search>
  );
}

function ShownEvent({ event }: { event: CountedEvent }) {
  const { setFilters } = useFilters();
  return (
    <div className="mt-8 max-w-72 pt-5">
      <Select
        label="Show"
        value={event}
        onValueChange={(show) => setFilters({ show }, { replace: true })}
        options={countedEvents.map((value) => ({ value, label: eventNames[value] }))}
      />
    </div>
  );
}

/** The first day of a range of that many days that ends on this day. */
function daysBefore(day: string, days: number): string {
  const first = Date.parse(day) - (days - 1) * 24 * 60 * 60 * 1000;
  return new Date(first).toISOString().slice(0, 10);
}
