import { deskFunnel as words } from "#content/desk.ts";
import { partnerName } from "#content/partners/partner-names.ts";
import type { FunnelAnswer, FunnelRow } from "#contracts/desk/funnel.ts";
import type { CountedEvent } from "#contracts/funnel.ts";
import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { TimeColumns } from "#design-system/charts/columns/time-columns.tsx";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { FunnelTable } from "./funnel-table.tsx";
import { groupByTime, timeUnit } from "./time-groups.ts";

/** The chosen step over time. */
export function ByDay({ funnel, event }: { funnel: FunnelAnswer; event: CountedEvent }) {
  const { from, to, byDay, total } = funnel;
  const unit = timeUnit(from, to);
  const rows = groupByTime(byDay, from, to, unit);
  const nameOf = (name: string) => formatDate(name, "short");
  const title = fillIn(words.title, { event: words.events[event], by: words.byDay.by[unit] });
  return (
    <section aria-labelledby="by-day">
      <h2 id="by-day">{title}</h2>
      <TimeColumns
        title={title}
        titleHidden
        columns={rows.map(({ name, counts }) => ({
          label: nameOf(name),
          value: counts[event] ?? 0,
        }))}
      />
      <FunnelTable
        about={words.byDay.about}
        column={words.byDay.columns[unit]}
        rows={rows.toReversed()}
        total={total}
        nameOf={nameOf}
      />
    </section>
  );
}

const mostBars = 8;

const dimensions = {
  byPage: (name: string) => (name === "other" ? words.other : name),
  byPartner: (name: string) =>
    name === "" ? words.byPartner.none : name === "other" ? words.other : partnerName(name),
  bySource: (name: string) =>
    name === "" ? words.bySource.none : name === "other" ? words.other : name,
  byDevice: (name: string) => words.devices[name as keyof typeof words.devices] ?? name,
};

/** The chosen step by page, partner, source or device. */
export function Breakdown({
  by,
  funnel,
  event,
}: {
  by: keyof typeof dimensions;
  funnel: FunnelAnswer;
  event: CountedEvent;
}) {
  const { about, column } = words[by];
  const title = fillIn(words.title, { event: words.events[event], by: about });
  const nameOf = dimensions[by];
  const count = ({ counts }: FunnelRow) => counts[event] ?? 0;
  const rows = funnel[by].toSorted((one, another) => count(another) - count(one));
  const shown = rows.slice(0, mostBars);
  const more = rows.length - shown.length;
  const notes = [
    by === "bySource" ? words.bySource.note : "",
    more > 0 ? fillIn(words.rest, { count: String(more) }) : "",
  ];
  return (
    <section aria-labelledby={by}>
      <h2 id={by}>{title}</h2>
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
