import type { CalendarDate } from "./calendar-date.ts";
import { FigureFrame, type FigureProps } from "./figure-frame.tsx";
import { type TimelinePoint, type TimelineSpan, timelineItems } from "./timeline-items.ts";
import { TimelineLine } from "./timeline-line.tsx";

export type TimelineChartProps = FigureProps & {
  points: readonly TimelinePoint[];
  spans?: readonly TimelineSpan[];
  /** The day the page is written for: what ended before it is shown as passed. */
  asOf?: CalendarDate;
  passedLabel?: string;
};

/** A line to scale where there is room; a dated list with the same marks on a phone. */
export function TimelineChart({
  points,
  spans = [],
  asOf,
  passedLabel = "passed",
  ...frame
}: TimelineChartProps) {
  const items = timelineItems(points, spans, asOf);
  return (
    <FigureFrame {...frame}>
      <TimelineLine items={items} asOf={asOf} />
      <ol
        className="timeline-chart-list"
        style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
      >
        {items.map((item) => (
          <li
            key={`${item.when} ${item.label}`}
            data-kind={item.kind}
            data-passed={item.passed || undefined}
          >
            <span className="timeline-chart-when">{item.when}</span>
            <span className="timeline-chart-label">{item.label}</span>
            {item.detail ? <span className="timeline-chart-detail">{item.detail}</span> : null}
            {item.passed ? <span className="timeline-chart-passed">{passedLabel}</span> : null}
          </li>
        ))}
      </ol>
    </FigureFrame>
  );
}
