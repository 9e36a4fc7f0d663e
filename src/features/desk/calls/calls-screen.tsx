import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { counted } from "#wording/counts.ts";
import { dayAfter } from "#wording/dates.ts";
import { formatDayOfWeek } from "#wording/times.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmDay, firmToday } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { RowButton } from "../shell/action-button.tsx";
import { ScreenTitle } from "../shell/screen-title.tsx";
import { Empty, Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { actionKeys, openActions } from "./call-buttons.tsx";
import { CallRow } from "./call-row.tsx";
import { isOpen } from "./call-words.ts";
import { useCallActs } from "./use-call-acts.tsx";

/** Today's calls and those of the coming days, by colleague. */
export function CallsScreen() {
  // Calls are booked while the window is in the background.
  const query = useQuery({ ...deskQuery("calls"), refetchOnWindowFocus: true });
  return (
    <>
      <ScreenTitle title="Calls" rows={query.data?.calls.length} />
      <Ready query={query}>
        {({ calls, hasHours }) => <CallList calls={calls} hasHours={hasHours} />}
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

const none: ReadonlySet<string> = new Set();

function CallList({ calls, hasHours }: { calls: readonly DeskCall[]; hasHours: boolean }) {
  const me = useUser()?.id;
  const groups = grouped(calls, me);
  const inOrder = groups.flatMap(({ colleagues }) => colleagues.flatMap((one) => one.calls));
  const firstOpen = inOrder.find(({ status }) => status === "booked") ?? inOrder[0];
  const [markedId, mark] = useState<string>();
  const marked = inOrder.find(({ id }) => id === markedId) ?? firstOpen;
  const [chosenIds, setChosen] = useState(none);
  const chosen = inOrder.filter((call) => chosenIds.has(call.id) && isOpen(call));
  const { act, notice, undo, dialog } = useCallActs(inOrder);

  function choose({ id }: DeskCall) {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  const move = (step: 1 | -1) => () => {
    const next = inOrder[inOrder.findIndex(({ id }) => id === marked?.id) + step];
    const link = document.getElementById(`call-${next?.id}`);
    link?.focus({ preventScroll: true });
    link?.closest("li")?.scrollIntoView({ block: "nearest" });
  };
  useKeys({
    j: move(1),
    k: move(-1),
    u: undo,
    v: () => marked && isOpen(marked) && choose(marked),
    Escape: () => (document.activeElement as HTMLElement | null)?.blur(),
    ...Object.fromEntries(
      actionKeys.map(([action, { key }]) => [
        key,
        () => marked && openActions(marked).includes(action) && act(action, marked),
      ]),
    ),
  });
  return (
    <>
      {inOrder.length === 0 ? <NoCalls hasHours={hasHours} /> : null}
      {inOrder.length === 0 || groups.some(({ day }) => day === firmToday()) ? null : (
        <p className="text-ink-2">No calls today.</p>
      )}
      {groups.map(({ day, heading, colleagues }) => (
        <section key={day} className="mt-7" aria-labelledby={`calls-${day}`}>
          <h2 id={`calls-${day}`}>{heading}</h2>
          {colleagues.map(({ colleague, calls: own }) => (
            <div key={colleague.id}>
              <h3 className="mt-3 mb-1 font-sans text-sm font-medium text-ink-2">
                {colleague.id === me ? "You" : personName(colleague)}
              </h3>
              <ol>
                {own.map((call) => (
                  <CallRow
                    key={call.id}
                    call={call}
                    isMarked={call.id === marked?.id}
                    isChosen={chosen.includes(call)}
                    withDay={day === earlier}
                    onMark={() => mark(call.id)}
                    onChoose={() => choose(call)}
                    onAct={(action) => act(action, call)}
                  />
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      {/* After the rows and at the window's foot, so that no row moves when it says something. */}
      <div className="sticky bottom-0 z-2 mt-4 grid gap-2 border-line-strong bg-paper py-2 has-[section]:border-t">
        {notice}
        {chosen.length > 0 ? (
          <section aria-label="Several calls" className="flex flex-wrap items-center gap-2">
            <p role="status" className="font-semibold max-sm:basis-full">
              {counted(chosen.length, "call")} chosen
            </p>
            <RowButton row="the chosen calls" onClick={() => act("hand-over", ...chosen)}>
              Hand over
            </RowButton>
            <RowButton row="the chosen calls" onClick={() => act("cancel", ...chosen)}>
              Cancel
            </RowButton>
            <SmallButton onClick={() => setChosen(none)}>Choose none</SmallButton>
          </section>
        ) : null}
      </div>
      {dialog}
    </>
  );
}

const earlier = "earlier";

/** By day, then by colleague, the user's own first. Earlier calls without an outcome come first. */
function grouped(calls: readonly DeskCall[], me: string | undefined) {
  const now = firmToday();
  const days = Map.groupBy(calls, ({ start }) => {
    const day = firmDay(start);
    return day < now ? earlier : day;
  });
  return [...days].map(([day, ofDay]) => ({
    day,
    heading: headingOf(day, now),
    colleagues: [...Map.groupBy(ofDay, ({ colleague }) => colleague.id).values()]
      .map((own) => ({ colleague: (own[0] as DeskCall).colleague, calls: own }))
      .toSorted(
        (one, other) => Number(other.colleague.id === me) - Number(one.colleague.id === me),
      ),
  }));
}

function headingOf(day: string, now: string): string {
  if (day === earlier) return "Without an outcome yet";
  const name = formatDayOfWeek(day, now.slice(0, 4));
  if (day === now) return `Today, ${name}`;
  return day === dayAfter(now) ? `Tomorrow, ${name}` : name;
}
