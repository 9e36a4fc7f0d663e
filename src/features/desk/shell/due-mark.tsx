import { formatDate } from "#wording/dates.ts";
import { firmToday } from "../data/firm-time.ts";

const looks = {
  overdue: "font-semibold text-alert",
  today: "font-semibold text-amber",
  later: "font-normal text-ink-3",
};

/** When a next step is due: `Overdue, Nov 12, 2026`, `Due today` or `Due Nov 20, 2026`. */
export function DueMark({ on }: { on: string }) {
  const now = firmToday();
  const day = formatDate(on, "short");
  const when = on < now ? "overdue" : on === now ? "today" : "later";
  const inWords = {
    overdue: `Overdue, ${day}`,
    today: "Due today",
    later: `Due ${day}`,
  };
  return (
    <span className={`font-sans text-sm whitespace-nowrap ${looks[when]}`}>{inWords[when]}</span>
  );
}
