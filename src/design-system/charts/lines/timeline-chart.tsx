import { Fragment } from "react";
import { type CalendarDate, formatDate } from "#wording/dates.ts";
import { ChartFrame, type ChartProps } from "../chart-frame.tsx";
import { type TimelinePoint, type TimelineSpan, timelineItems } from "./timeline-items.ts";
import { TimelineLine } from "./timeline-line.tsx";

export type TimelineChartProps = ChartProps & {
  points: readonly TimelinePoint[];
  spans?: readonly TimelineSpan[];
  /** The date of the page. Items that ended before it are shown as passed. */
  asOf?: CalendarDate;
};

/** More items than this need a wider container to be side by side. */
const FEW = 5;

/** A line to scale where there is room, and a dated list with the same marks on a phone. */
export function TimelineChart(props: TimelineChartProps) {
  const { points, spans = [], asOf, ...frame } = props;
  const items = timelineItems(points, spans, asOf);
  return (
    <ChartFrame {...frame}>
      <div className="timeline-chart" data-many={items.length > FEW || undefined}>
        <TimelineLine items={items} asOf={asOf} />
        <ol
          className="timeline-chart-list"
          style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
        >
          {items.map((item) => (
            <li
              key={`${item.dates} ${item.label}`}
              data-kind={item.kind}
              data-passed={item.passed || undefined}
            >
              <span className="text-xs text-ink-3">
                {item.dates.map((date, index) => (
                  <Fragment key={date}>
                    {index > 0 ? " – " : null}
                    <time dateTime={date} className="whitespace-nowrap">
                      {formatDate(date, "short")}
                    </time>
                  </Fragment>
                ))}
              </span>
              <span className="font-serif text-[1.125rem]/tight normal-nums font-medium">
                {item.label}
              </span>
              {item.detail ? (
                <span className="text-xs leading-[1.4] text-ink-2">{item.detail}</span>
              ) : null}
              {item.passed ? (
                <span className="justify-self-start mt-1.5 py-0 px-2 border border-line-strong rounded-tag text-xs text-ink-3">
                  passed
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
}
