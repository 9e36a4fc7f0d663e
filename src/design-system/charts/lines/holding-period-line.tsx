import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { useHatch } from "../hatch.tsx";

/** Dates and amounts are formatted text: "March 1, 2025", "$50,000". */
export type HoldingEvent = { label: string; date?: string; amount?: string };
export type HoldingZone = { label: string; detail?: string };

export type HoldingPeriodLineProps = ChartProps & {
  start: HoldingEvent;
  /** The first day that counts as long-term. */
  threshold: HoldingEvent;
  end: HoldingEvent;
  before: HoldingZone;
  after: HoldingZone;
};

/** Buy, wait one year and a day, give: what a gift is worth before and after that day. */
export function HoldingPeriodLine(props: HoldingPeriodLineProps) {
  const { start, threshold, end, before, after, ...frame } = props;
  const hatch = useHatch();
  return (
    <ChartFrame {...frame}>
      {hatch.pattern}
      <ol className="grid grid-cols-[3.25rem_1fr] gap-x-3.5 @min-[38rem]:grid-cols-[1fr_1fr] @min-[38rem]:gap-x-0 @min-[48rem]:grid-cols-[3fr_2fr]">
        <Event event={start} place="start" />
        <Zone zone={before} place="before" fill={hatch.fill} />
        <Event event={threshold} place="threshold" />
        <Zone zone={after} place="after" />
        <Event event={end} place="end" />
      </ol>
    </ChartFrame>
  );
}

function Event({ event, place }: { event: HoldingEvent; place: "start" | "threshold" | "end" }) {
  return (
    <li className="holding-event" data-place={place}>
      <span className="block font-serif text-[1.125rem]/tight normal-nums font-medium">
        {event.label}
      </span>
      {event.amount ? <span className="holding-amount">{event.amount}</span> : null}
      {event.date ? <span className="block text-xs text-ink-3">{event.date}</span> : null}
    </li>
  );
}

function Zone(props: { zone: HoldingZone; place: "before" | "after"; fill?: string }) {
  const { zone, place, fill } = props;
  return (
    <li className="holding-zone" data-place={place}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" className={fill ? undefined : "fill-tone"} fill={fill} />
      </svg>
      <span className="holding-zone-text">
        {zone.label}
        {zone.detail ? <small>{zone.detail}</small> : null}
      </span>
    </li>
  );
}
