import { useState } from "react";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { counted } from "#wording/counts.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { type CallToHandOver, mailInWords, whyLeft } from "./call-words.ts";
import { useColleagues, WhoCalls } from "./who-and-when.tsx";

/** Gives calls to a colleague, or to whoever is free, at their own times. */
export function HandOverDialog(props: {
  calls: readonly CallToHandOver[];
  /** The id of who has all of them now. */
  from?: string | undefined;
  onDone: (sentence: string) => void;
  onClose: () => void;
}) {
  const { onDone, onClose } = props;
  const colleagues = useColleagues();
  const [calls, setCalls] = useState(props.calls);
  // As it was at first: some of the calls may go to another soon.
  const [from] = useState(props.from);
  const [to, setTo] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const name = colleagues.filter(({ id }) => id === to).map(personName)[0];
  const [only, ...others] = calls;
  return (
    <ActionDialog
      title={
        others.length === 0
          ? `Hand over the call with ${only?.name}`
          : `Hand over ${counted(calls.length, "call")}`
      }
      endpoint="handOver"
      send={() => {
        const chosen = calls.map(({ id, sequence }) => ({ id, sequence }));
        return { body: { calls: chosen, colleagueId: to || null } };
      }}
      confirm="Hand over"
      confirming="Handing over"
      onDone={(answer) => {
        const [one, ...more] = answer.handedOver;
        if (one)
          onDone(
            more.length > 0
              ? `${counted(answer.handedOver.length, "call")} handed over.`
              : `${one.name}: ${personName(one.colleague)} calls. ${mailInWords(one.email)}`,
          );
        setLeft(answer.left.map((call) => `${momentOf(call)}: ${whyLeft(call, calls, name)}.`));
        // What is left can be given to somebody else.
        if (answer.left.length > 0) setCalls(answer.left);
        return answer.left.length > 0;
      }}
      onClose={onClose}
    >
      <CallNames calls={calls} />
      <p className="text-ink-2">
        At the same time, by another colleague. Both get an e-mail, and visitors are told who calls.
      </p>
      <WhoCalls value={to} onChoose={setTo} colleagues={colleagues} except={from} />
      <AlertRegion tone="error">
        {left.length > 0 ? (
          <>
            <p>Not handed over. Choose somebody else, or move them:</p>
            <ul className="list-disc pl-5">
              <Items texts={left} />
            </ul>
          </>
        ) : null}
      </AlertRegion>
    </ActionDialog>
  );
}

/** As many as fit without scrolling. */
const mostNamed = 8;

/** Which calls a dialog is about. */
export function CallNames({ calls }: { calls: readonly CallToHandOver[] }) {
  const more = calls.length - mostNamed;
  return (
    <ul className="list-disc pl-5">
      {calls.slice(0, mostNamed).map((call) => (
        <li key={call.id}>{momentOf(call)}</li>
      ))}
      {more > 0 ? <li>and {more} more</li> : null}
    </ul>
  );
}

/** `Nora Field, Nov 20, 2026, 9:00 AM MST`. */
function momentOf({ name, start }: CallToHandOver): string {
  return `${name}, ${firmMoment(start)}`;
}
