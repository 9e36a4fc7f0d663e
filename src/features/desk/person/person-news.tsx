import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";
import { MINUTE_MS, useMinute } from "../use-minute.ts";
import { personQuery } from "./person-query.ts";

/** Whether something is typed or asked that a change of the screen would disturb. */
function isTyping(): boolean {
  const typing = "dialog[open], [data-typing], :is(input, textarea, select):focus";
  return document.querySelector(typing) !== null;
}

/**
 * Who else has this person open, and whether somebody has changed them. Asked every minute, and
 * when the window is shown again. A change is shown at once unless something is being typed.
 */
export function PersonNews({ person }: { person: DeskPerson }) {
  const client = useQueryClient();
  const user = useUser();
  const now = useMinute();
  const { data, dataUpdatedAt } = useQuery({
    ...deskQuery("personNews", { id: person.id }),
    initialData: person,
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: "always",
  });
  const isChanged = data.version > person.version;
  const [isHeld, setHeld] = useState(false);
  const show = () => client.refetchQueries(personQuery(person.id));
  const showUnlessTyping = useEffectEvent(() => {
    setHeld(isTyping());
    if (isChanged && !isTyping()) show();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each answer.
  useEffect(() => showUnlessTyping(), [isChanged, dataUpdatedAt]);
  const viewers = data.viewers.filter(({ colleague }) => colleague.id !== user?.id);
  return (
    <p role="status" className="mt-3 grid gap-1 text-sm text-amber empty:hidden print:hidden">
      {viewers.map(({ colleague, at }) => (
        <span key={colleague.id}>
          {personName(colleague)} opened this {agoInWords(now - at)}
        </span>
      ))}
      {isChanged && isHeld ? (
        <span>
          Changed meanwhile:{" "}
          <button
            type="button"
            className="lead-undo"
            onClick={() => {
              show();
              // The pressed button disappears.
              document.getElementById("lead-name")?.focus();
            }}
          >
            Show
          </button>
        </span>
      ) : null}
    </p>
  );
}

function agoInWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  return minutes < 1 ? "just now" : `${counted(minutes, "minute")} ago`;
}
