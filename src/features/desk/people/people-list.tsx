import { useRef } from "react";
import type { PersonInList } from "#contracts/desk/people.ts";
import { dayBefore, formatDate } from "#wording/dates.ts";
import { formatDayOfWeek } from "#wording/times.ts";
import { firmDay, firmToday } from "../data/firm-time.ts";
import { ListPages } from "../shell/list-pages.tsx";
import { useKeys } from "../use-keys.ts";
import { useMinute } from "../use-minute.ts";
import type { Choice } from "./choice.ts";
import { PersonRow } from "./person-row.tsx";

/**
 * Rows under the day they are due, or else the day of the newest thing somebody sent. j and k move
 * the focus, Enter opens the focused row.
 */
export function PeopleList(props: {
  people: readonly PersonInList[];
  after: string | null;
  busy: boolean;
  /** How the rows are grouped, by how the list is sorted. */
  group: Grouping;
  /** Undefined while no rows can be chosen. */
  choice: Choice | undefined;
  onChoose: (id: string, through: boolean) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const now = useMinute();

  function move(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(".lead-name") ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? rows[0] : rows[at + step];
    next?.focus({ preventScroll: true });
    next?.closest("li")?.scrollIntoView({ block: "nearest" });
  }
  useKeys({
    v: () => {
      const id = document.activeElement?.id.replace(/^lead-/, "") ?? "";
      if (props.people.some((person) => person.id === id)) props.onChoose(id, false);
    },
    j: () => move(1),
    k: () => move(-1),
    Escape: () => (document.activeElement as HTMLElement | null)?.blur(),
  });

  return (
    <>
      <div ref={list} className="lead-days aria-busy:cursor-progress" aria-busy={props.busy}>
        {grouped(props.people, props.group).map(({ key, heading, isDue, people }) => (
          <section
            key={key}
            className="border-t border-line-strong lg:grid lg:grid-cols-[10rem_minmax(0,1fr)]"
            aria-labelledby={`day-${key}`}
          >
            {/* The day is in the margin, as in a ledger. */}
            <h2
              id={`day-${key}`}
              className="pt-3 pb-2 text-[1.0625rem]/tight font-medium text-leaf italic lg:sticky lg:top-14 lg:self-start lg:pointer-fine:pt-2.25"
            >
              {heading}
            </h2>
            <ol>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  now={now}
                  dated={isDue || props.group === "amount"}
                  isChosen={props.choice?.has(person.id)}
                  onChoose={(through) => props.onChoose(person.id, through)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ListPages after={props.after} older="Next page" newer="Previous page" />
    </>
  );
}

export type Grouping = "day" | "next-step" | "amount";

interface Group {
  key: string;
  heading: string;
  /** By the date of the next step, not by arrival. */
  isDue: boolean;
}

/** The groups of the list, in the order in which the server sent the people. */
function grouped(people: readonly PersonInList[], grouping: Grouping) {
  const groups = new Map<string, Group & { people: PersonInList[] }>();
  for (const person of people) {
    const group = groupOf(person, grouping);
    const known = groups.get(group.key) ?? { ...group, people: [] };
    known.people.push(person);
    groups.set(group.key, known);
  }
  return [...groups.values()];
}

function groupOf({ nextStep, newest, estimate }: PersonInList, grouping: Grouping): Group {
  const now = firmToday();
  if (grouping === "amount")
    return estimate
      ? { key: "amount", heading: "By amount", isDue: false }
      : { key: "no-amount", heading: "Without an amount", isDue: false };
  if (nextStep && (grouping === "next-step" || nextStep.on <= now)) {
    const { on } = nextStep;
    if (on < now) return { key: "overdue", heading: "Overdue", isDue: true };
    const heading = on === now ? "Due today" : `Due ${formatDate(on, "short")}`;
    return { key: `due-${on}`, heading, isDue: true };
  }
  const day = firmDay(newest.at);
  return { key: day, heading: dayInWords(day, now), isDue: false };
}

function dayInWords(day: string, now: string): string {
  if (day === now) return "Today";
  if (day === dayBefore(now)) return "Yesterday";
  return formatDayOfWeek(day, now.slice(0, 4));
}
