import { Link } from "react-router";
import { bookingSubjects, leadStatusNames } from "#content/desk.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { formatTime } from "#wording/times.ts";
import { firmMoment, firmTime } from "../data/firm-time.ts";
import type { OpenedFrom } from "../data/opened-from.ts";
import { estimateInWords } from "../data/person-in-words.ts";
import { telephoneHref } from "../data/telephone.ts";
import { type CallAction, CallButtons, CallMarks } from "./call-buttons.tsx";
import { hasOtherClock, isOpen } from "./call-words.ts";

const said = "max-w-[44rem] text-sm wrap-anywhere whitespace-pre-line";

export function CallRow(props: {
  call: DeskCall;
  /** The keys act on this row. */
  isMarked: boolean;
  isChosen: boolean;
  withDay: boolean;
  onMark: () => void;
  onChoose: () => void;
  onAct: (action: CallAction) => void;
}) {
  const { call } = props;
  const { person } = call;
  const facts = [
    bookingSubjects[call.about],
    person.estimate && estimateInWords(person.estimate),
    person.state,
    leadStatusNames[person.status],
  ];
  return (
    <li
      className="grid scroll-my-24 gap-x-5 gap-y-1.5 border-t border-line-strong px-3 py-3 data-marked:shadow-[inset_3px_0_0_var(--color-leaf)] lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-baseline lg:gap-y-3 xl:grid-cols-[11rem_minmax(0,1fr)_auto]"
      data-marked={props.isMarked || undefined}
      onFocus={props.onMark}
    >
      <div className="flex items-baseline gap-3">
        {isOpen(call) ? (
          <input
            type="checkbox"
            className="tick self-start"
            aria-label={`Choose ${call.name}`}
            checked={props.isChosen}
            onChange={props.onChoose}
          />
        ) : (
          <span className="w-6" />
        )}
        <p className="flex flex-wrap gap-x-3 font-semibold tabular-nums lg:block">
          <time dateTime={new Date(call.start).toISOString()}>
            {(props.withDay ? firmMoment : firmTime)(call.start)}
          </time>
          {hasOtherClock(call.start, call.zone) ? (
            <small className="font-normal text-ink-2 lg:block">
              {formatTime(call.start, call.zone)} for them
            </small>
          ) : null}
        </p>
      </div>
      <div className="min-w-0">
        <p>
          <Link
            id={`call-${call.id}`}
            to={`/desk/leads/${person.id}`}
            state={{ screen: "calls" } satisfies OpenedFrom}
            className="call-link font-semibold"
          >
            {call.name}
          </Link>{" "}
          <span className="text-ink-2">{person.practiceName}</span> <CallMarks call={call} />
        </p>
        <p className="text-ink-2">
          <a
            href={telephoneHref(call.phone)}
            className="call-link inline-flex min-h-7 items-center text-ink"
          >
            {call.phone}
          </a>{" "}
          · {facts.filter(Boolean).join(" · ")}
        </p>
        {call.message ? <p className={said}>“{call.message}”</p> : null}
        {person.notes.map(({ id, text }) => (
          <p
            key={id}
            className={`${said} mt-1 border-l-2 border-line-strong pl-2.5 text-ink-2 max-sm:line-clamp-2`}
          >
            {text}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap content-start gap-2 lg:col-start-2 xl:col-start-3">
        <CallButtons call={call} row={call.name} isMarked={props.isMarked} onAct={props.onAct} />
      </p>
    </li>
  );
}
