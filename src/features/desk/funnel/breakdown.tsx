import { listedPartners } from "#content/partners/listed-partners.ts";
import type { CountedEvent } from "#contracts/counted-events.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { FunnelRow } from "#contracts/desk/funnel.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { TimeColumns } from "#design-system/charts/columns/time-columns.tsx";
import { formatDate } from "#wording/dates.ts";
import { eventNames, FunnelTable } from "./funnel-table.tsx";
import { groupByTime, timeUnit } from "./time-groups.ts";

export function ByDay({ funnel, event }: { funnel: Answer<"funnel">; event: CountedEvent }) {
  const { from, to, byDay, total } = funnel;
  const unit = timeUnit(from, to);
  const rows = groupByTime(byDay, from, to, unit);
  const nameOf = (name: string) => formatDate(name, "short");
  const title = `${eventNames[event]} by ${unit}`;
  return (
    <section aria-labelledby="by-day" className="mt-5">
      <h2 id="by-day" className="mb-3">
        {title}
      </h2>
      <TimeColumns
        title={title}
        titleHidden
        columns={rows.map(({ name, counts }) => ({
          label: nameOf(name),
          value: counts[event] ?? 0,
        }))}
      />
      <FunnelTable
        about="by day"
        column={{ day: "Day", week: "Week from", month: "Month" }[unit]}
        rows={rows.toReversed()}
        total={total}
        nameOf={nameOf}
      />
    </section>
  );
}

const mostBars = 8;

interface Dimension {
  about: string;
  column: string;
  note?: string;
  /** Names that are not shown as they are stored. */
  names: ReadonlyMap<string, string>;
}

const dimensions = {
  byPage: { about: "by page", column: "Page", names: new Map([["other", "Other"]]) },
  byPartner: {
    about: "by partner",
    column: "Partner",
    names: new Map([
      ["", "No partner"],
      ["other", "Other"],
      ...listedPartners.map(({ id, name }) => [id, name] as const),
    ]),
  },
  bySource: {
    about: "by source",
    column: "utm_source",
    note: "A page view has a source only on the page the link led to; the later steps of the visit keep it. newsletter/ and a name is one issue of the newsletter.",
    names: new Map([
      ["", "No source"],
      ["other", "Other"],
    ]),
  },
  byDevice: {
    about: "by device",
    column: "Device",
    names: new Map([
      ["phone", "Phone"],
      ["computer", "Computer"],
    ]),
  },
} satisfies Record<string, Dimension>;

/** How one page, partner, source or device is called. */
export function nameIn(by: keyof typeof dimensions) {
  return (name: string) => dimensions[by].names.get(name) ?? name;
}

export function Breakdown(props: {
  by: keyof typeof dimensions;
  funnel: Answer<"funnel">;
  event: CountedEvent;
}) {
  const { by, funnel, event } = props;
  const { about, column, note }: Dimension = dimensions[by];
  const title = `${eventNames[event]} ${about}`;
  const nameOf = nameIn(by);
  const count = ({ counts }: FunnelRow) => counts[event] ?? 0;
  const rows = funnel[by].toSorted((one, another) => count(another) - count(one));
  const shown = rows.slice(0, mostBars);
  const more = rows.length - shown.length;
  const notes = [note, more > 0 ? `${more} more in the table` : ""];
  return (
    <section aria-labelledby={by}>
      <h2 id={by} className="mb-3">
        {title}
      </h2>
      <ComparisonBars
        title={title}
        titleHidden
        unit="number"
        note={notes.filter(Boolean).join(" ")}
        bars={shown.map((row) => ({ label: nameOf(row.name), value: count(row) }))}
      />
      <FunnelTable about={about} column={column} rows={rows} total={funnel.total} nameOf={nameOf} />
    </section>
  );
}
