import type { CalendarDate } from "#wording/dates.ts";

export type TimelinePoint = { date: CalendarDate; label: string; detail?: string };
export type TimelineSpan = {
  from: CalendarDate;
  to: CalendarDate;
  label: string;
  detail?: string;
};

export type TimelineItem = {
  kind: "point" | "span";
  label: string;
  detail?: string;
  /** One date, or the first and last of a span. */
  dates: CalendarDate[];
  start: number;
  end: number;
  /** The end of the last day, month or year. */
  until: number;
  passed: boolean;
};

export function timelineItems(
  points: readonly TimelinePoint[],
  spans: readonly TimelineSpan[],
  asOf?: CalendarDate,
): TimelineItem[] {
  const now = asOf === undefined ? Number.NEGATIVE_INFINITY : startOf(asOf);
  const items = [
    ...points.map(({ date, ...words }) => ({
      ...words,
      kind: "point" as const,
      from: date,
      to: date,
    })),
    ...spans.map((span) => ({ ...span, kind: "span" as const })),
  ].map(({ kind, label, detail, from, to }) => {
    const isPoint = kind === "point";
    const start = startOf(from);
    const until = endOf(to);
    const dates = isPoint ? [from] : [from, to];
    return {
      kind,
      label,
      detail,
      dates,
      start,
      end: isPoint ? start : until,
      until,
      passed: until <= now,
    };
  });
  return items.sort((a, b) => anchor(a) - anchor(b));
}

/** The middle of a span. Sorted by it, the leader lines do not cross. */
export function anchor({ start, end }: TimelineItem): number {
  return (start + end) / 2;
}

/** The whole years that the line covers, with a tick at each January 1. */
export function timelineYears(items: readonly TimelineItem[]) {
  const first = new Date(Math.min(...items.map((item) => item.start))).getUTCFullYear();
  const last = new Date(Math.max(...items.map((item) => item.until)) - 1).getUTCFullYear();
  const years = Array.from({ length: last - first + 2 }, (_, index) => first + index);
  return { years, from: Date.UTC(first, 0, 1), to: Date.UTC(last + 1, 0, 1) };
}

const PATTERN = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Milliseconds at the start of the date in UTC, so that a deadline is the same in every time zone. */
export function startOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, (month ?? 1) - 1, day ?? 1);
}

/** Milliseconds at the end of the date, so 2025 ends when 2026 begins. */
export function endOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  if (day !== undefined) return Date.UTC(year, (month ?? 1) - 1, day + 1);
  return month === undefined ? Date.UTC(year + 1, 0, 1) : Date.UTC(year, month, 1);
}

function partsOf(date: CalendarDate) {
  const match = PATTERN.exec(date);
  if (!match) throw new Error(`${date} is not a date such as 2025, 2025-07 or 2025-07-04`);
  const [, year, month, day] = match;
  return {
    year: Number(year),
    month: month === undefined ? undefined : Number(month),
    day: day === undefined ? undefined : Number(day),
  };
}
