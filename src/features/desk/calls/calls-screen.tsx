import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { dayAfter, today } from "#wording/dates.ts";
import { dayOf, formatDayOfWeek } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { useUser } from "../data/session.ts";
import { Empty, Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { CallDialog } from "./call-dialogs.tsx";
import {
  type CallAction,
  CallRow,
  type OnCallChanged,
  openActions,
  useNoAnswer,
} from "./call-row.tsx";
import "./calls.css";

const callsQuery = deskQuery("calls");

/** Today's calls and those of the coming days, by person. */
export function CallsScreen() {
  // Calls are booked while the window is in the background.
  const query = useQuery({ ...callsQuery, refetchOnWindowFocus: true });
  return (
    <>
      <div className="desk-title">
        <h1>Calls</h1>
      </div>
      <Ready query={query}>
        {({ calls, hasHours }) =>
          calls.length > 0 ? <CallList calls={calls} /> : <NoCalls hasHours={hasHours} />
        }
      </Ready>
    </>
  );
}

function NoCalls({ hasHours }: { hasHours: boolean }) {
  const isAdmin = useUser()?.role === "admin";
  if (hasHours)
    return (
      <Empty heading="No calls today">
        Nothing is booked for the coming days either. Visitors book within the team’s{" "}
        <Link to="/desk/hours">hours</Link>.
      </Empty>
    );
  return (
    <Empty heading="Nobody has hours yet">
      Visitors are offered no times: they can only name three that suit them.{" "}
      <Link to="/desk/hours">{isAdmin ? "Set hours for the team" : "Set your hours"}</Link>
    </Empty>
  );
}

function CallList({ calls }: { calls: readonly DeskCall[] }) {
  const me = useUser()?.id;
  const client = useQueryClient();
  const groups = grouped(calls, me);
  const inOrder = groups.flatMap(({ people }) => people.flatMap((person) => person.calls));
  const firstOpen = inOrder.find(({ status }) => status === "booked") ?? inOrder[0];
  const [markedId, mark] = useState<string>();
  const marked = inOrder.find(({ id }) => id === markedId) ?? firstOpen;
  const [asked, ask] = useState<{ action: CallAction; id: string }>();
  const [told, tell] = useState("");

  const show: OnCallChanged = (answer, sentence) => {
    tell(sentence);
    const replace = (call: DeskCall) => (call.id === answer.call.id ? answer.call : call);
    client.setQueryData(
      callsQuery.queryKey,
      (known) => known && { ...known, calls: known.calls.map(replace) },
    );
    client.invalidateQueries(callsQuery);
  };
  const noAnswer = useNoAnswer(show);
  function act(action: CallAction, call: DeskCall) {
    tell("");
    if (action === "no-answer") noAnswer.mutate(call);
    else ask({ action, id: call.id });
  }
  const actOnMarked = (action: CallAction) => () => {
    if (marked && openActions(marked).includes(action)) act(action, marked);
  };
  /** The first press focuses the marked row, so that one sees where the keys act. */
  const move = (step: 1 | -1) => () => {
    const isFocused = document.activeElement?.id === `call-${marked?.id}`;
    const at = inOrder.findIndex(({ id }) => id === marked?.id);
    const next = isFocused ? inOrder[at + step] : marked;
    const link = document.getElementById(`call-${next?.id}`);
    link?.focus({ preventScroll: true });
    link?.closest("li")?.scrollIntoView({ block: "nearest" });
  };
  useKeys({
    j: move(1),
    k: move(-1),
    c: actOnMarked("called"),
    a: actOnMarked("no-answer"),
    m: actOnMarked("moved"),
    x: actOnMarked("cancelled"),
    Escape: () => (document.activeElement as HTMLElement | null)?.blur(),
  });
  const dialogCall = inOrder.find(({ id }) => id === asked?.id);
  return (
    <>
      {groups.some(({ day }) => day === today(firmTimeZone)) ? null : (
        <p className="calls-none-today">No calls today.</p>
      )}
      <p role="status" className="calls-told">
        {told}
      </p>
      {noAnswer.error ? (
        <p role="alert" className="desk-failure">
          {noAnswer.error.message}
        </p>
      ) : null}
      {groups.map(({ day, heading, people }) => (
        <section key={day} className="calls-day" aria-labelledby={`calls-${day}`}>
          <h2 id={`calls-${day}`}>{heading}</h2>
          {people.map(({ person, calls: own }) => (
            <div key={person.id}>
              <h3>{person.id === me ? "You" : person.email}</h3>
              <ol>
                {own.map((call) => (
                  <CallRow
                    key={call.id}
                    call={call}
                    isMarked={call.id === marked?.id}
                    withDay={day === earlier}
                    onMark={() => mark(call.id)}
                    onAct={(action) => act(action, call)}
                  />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      {asked && dialogCall ? (
        <CallDialog
          action={asked.action}
          call={dialogCall}
          onDone={show}
          onClose={() => ask(undefined)}
        />
      ) : null}
    </>
  );
}

const earlier = "earlier";

/** By day, then by person, the user's own first. Earlier calls without an outcome come first. */
function grouped(calls: readonly DeskCall[], me: string | undefined) {
  const now = today(firmTimeZone);
  const days = Map.groupBy(calls, ({ start }) => {
    const day = dayOf(start, firmTimeZone);
    return day < now ? earlier : day;
  });
  return [...days].map(([day, ofDay]) => ({
    day,
    heading: headingOf(day, now),
    people: [...Map.groupBy(ofDay, ({ person }) => person.id).values()]
      .map((own) => ({ person: (own[0] as DeskCall).person, calls: own }))
      .toSorted((one, other) => Number(other.person.id === me) - Number(one.person.id === me)),
  }));
}

function headingOf(day: string, now: string): string {
  if (day === earlier) return "Without an outcome yet";
  const name = formatDayOfWeek(day, now.slice(0, 4));
  if (day === now) return `Today, ${name}`;
  return day === dayAfter(now) ? `Tomorrow, ${name}` : name;
}
