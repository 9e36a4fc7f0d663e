import { deskFigures as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { type CountedEvent, countedEvents } from "#contracts/count.ts";
import { deskFiguresPath, type FiguresAnswer } from "#contracts/desk/figures.ts";
import { Select } from "#design-system/forms/select.tsx";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Address, go, useAddress, withQuery } from "../address.ts";
import { DayField } from "../leads/lead-filters.tsx";
import { DeskLink } from "../shell/desk-link.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { useLoaded } from "../use-loaded.ts";
import { Breakdown, ByDay } from "./breakdown.tsx";
import { Funnel } from "./funnel.tsx";
import "./figures.css";

/** How far back the links of the range go, in days; the first is what the screen opens with. */
const ranges = [30, 7, 90, 365];

/** The funnel of the public site, by day, page, partner, source and device. */
export function FiguresScreen() {
  const address = useAddress();
  const now = today(firmTimeZone);
  const from = address?.query.get("from") ?? daysBefore(now, ranges[0] ?? 0);
  const to = address?.query.get("to") ?? now;
  const loaded = useLoaded<FiguresAnswer>(
    address && `${deskFiguresPath}?${new URLSearchParams({ from, to })}`,
  );
  if (!address) return null;
  const shown = address.query.get("show");
  const event = countedEvents.find((one) => one === shown) ?? "page-view";
  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
      </div>
      <p className="figures-about">{words.about}</p>
      <Range address={address} from={from} to={to} now={now} />
      <Ready loaded={loaded}>
        {(figures) =>
          Object.keys(figures.total).length === 0 ? (
            <Empty heading={words.none.heading}>
              <p>{words.none.text}</p>
            </Empty>
          ) : (
            <>
              <Funnel total={figures.total} />
              <ShownEvent address={address} event={event} />
              <ByDay figures={figures} event={event} />
              <div className="figures-pair">
                <Breakdown by="byPage" figures={figures} event={event} />
                <Breakdown by="byPartner" figures={figures} event={event} />
                <Breakdown by="bySource" figures={figures} event={event} />
                <Breakdown by="byDevice" figures={figures} event={event} />
              </div>
            </>
          )
        }
      </Ready>
    </>
  );
}

function Range(props: { address: Address; from: string; to: string; now: string }) {
  const { address, from, to, now } = props;
  const set = (name: string) => (day: string) => go(withQuery(address, { from, to, [name]: day }));
  return (
    <search className="figures-range">
      <DayField label={words.from} day={from} onDay={set("from")} />
      <DayField label={words.to} day={to} onDay={set("to")} />
      <nav aria-label={words.ranges}>
        <ul>
          {ranges
            .toSorted((one, another) => one - another)
            .map((days) => {
              const start = daysBefore(now, days);
              return (
                <li key={days}>
                  <DeskLink
                    href={withQuery(address, { from: start, to: now })}
                    aria-current={from === start && to === now ? "true" : undefined}
                  >
                    {days === 365 ? words.lastYear : fillIn(words.lastDays, { days: String(days) })}
                  </DeskLink>
                </li>
              );
            })}
        </ul>
      </nav>
    </search>
  );
}

function ShownEvent({ address, event }: { address: Address; event: CountedEvent }) {
  return (
    <div className="figures-show">
      <Select
        label={words.show}
        value={event}
        onValueChange={(show) => go(withQuery(address, { show }), { replace: true })}
        options={countedEvents.map((value) => ({ value, label: words.events[value] }))}
      />
    </div>
  );
}

/** The first of so many days of which this one is the last. */
function daysBefore(day: string, days: number): string {
  const first = Date.parse(day) - (days - 1) * 24 * 60 * 60 * 1000;
  return new Date(first).toISOString().slice(0, 10);
}
