import type { CalendarDate } from "#wording/dates.ts";
import { percentOf } from "../format-value.ts";
import { anchor, startOf, type TimelineItem, timelineYears } from "./timeline-items.ts";

const AXIS = 44;
const LEADER_END = 104;
const LEADER_DROP = 88;
/** A tick for every year would crowd a long line. */
const MOST_TICKS = 9;

/** The line to scale, with a leader from each date to its column of text below. */
export function TimelineLine(props: { items: readonly TimelineItem[]; asOf?: CalendarDate }) {
  const { years, from, to } = timelineYears(props.items);
  const x = (time: number) => percentOf(time - from, to - from);
  const every = Math.ceil(years.length / MOST_TICKS);
  const now = props.asOf === undefined ? undefined : startOf(props.asOf);
  return (
    <svg className="timeline-chart-line" width="100%" height={LEADER_END} aria-hidden="true">
      {years.map((year, index) =>
        index % every === 0 && index < years.length - 1 ? (
          <g key={year}>
            <line
              x1={x(Date.UTC(year, 0, 1))}
              x2={x(Date.UTC(year, 0, 1))}
              y1="14"
              y2={AXIS}
              className="stroke-line-strong"
            />
            <text
              x={x(Date.UTC(year, 0, 1))}
              dx="6"
              y="24"
              className="font-sans text-xs/none normal-nums font-normal fill-ink-3"
            >
              {year}
            </text>
          </g>
        ) : null,
      )}
      <line x1="0" x2="100%" y1={AXIS} y2={AXIS} className="stroke-line-strong stroke-2" />
      {now !== undefined && now > from ? (
        <line
          x1="0"
          x2={x(Math.min(now, to))}
          y1={AXIS}
          y2={AXIS}
          className="stroke-ink stroke-2"
        />
      ) : null}
      {props.items.map((item, index) => {
        const column = percentOf(index, props.items.length);
        const mark = x(anchor(item));
        return (
          <g
            key={`${item.dates} ${item.label}`}
            className="group"
            data-passed={item.passed || undefined}
          >
            <line x1={mark} x2={column} y1={AXIS} y2={LEADER_DROP} className="stroke-line-strong" />
            <line
              x1={column}
              x2={column}
              y1={LEADER_DROP}
              y2={LEADER_END}
              className="stroke-line-strong"
            />
            {item.kind === "span" ? (
              <rect
                x={x(item.start)}
                width={percentOf(item.end - item.start, to - from)}
                y={AXIS - 5}
                height="10"
                rx="5"
                className="fill-(--tone-2) group-data-passed:fill-line-strong"
              />
            ) : (
              <circle
                cx={mark}
                cy={AXIS}
                r="6"
                className="fill-(--tone) stroke-(--ground) stroke-2 group-data-passed:fill-(--ground) group-data-passed:stroke-ink-3"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
