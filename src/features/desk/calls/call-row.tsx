import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { bookingSubjects, leadStatusNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { DeskCall } from "#contracts/desk/calls.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatUsd } from "#wording/numbers.ts";
import { formatMoment, formatTime } from "#wording/times.ts";
import { type DeskFailure, deskQuery, request } from "../data/desk-api.ts";
import { telephoneHref } from "../data/telephone.ts";
import { RowButton } from "../shell/row-button.tsx";

export type CallAction = "called" | "no-answer" | "moved" | "cancelled";

/** Each action with the word of its button and its key. */
const actions: Readonly<Record<CallAction, { label: string; key: string }>> = {
  called: { label: "Called", key: "c" },
  "no-answer": { label: "No answer", key: "a" },
  moved: { label: "Moved", key: "m" },
  cancelled: { label: "Cancelled", key: "x" },
};

const statuses = {
  booked: { name: "Booked", tone: "neutral" },
  called: { name: "Called", tone: "green" },
  "no-answer": { name: "No answer", tone: "amber" },
  moved: { name: "Moved", tone: "neutral" },
  cancelled: { name: "Cancelled", tone: "neutral" },
} as const;

export function CallStatus({ status }: { status: DeskCall["status"] }) {
  const { name, tone } = statuses[status];
  return <Tag tone={tone}>{name}</Tag>;
}

/** What can still be done with a call. */
export function openActions({ status }: DeskCall): CallAction[] {
  if (status === "booked") return ["called", "no-answer", "moved", "cancelled"];
  return status === "no-answer" ? ["called", "moved", "cancelled"] : [];
}

export type OnCallChanged = (answer: Answer<"recordCall">, sentence: string) => void;

/** After a conflict the calls are read again, so that the next press is about what they are now. */
export function useReadAgain() {
  const client = useQueryClient();
  return ({ status }: DeskFailure) => {
    if (status === 409) client.invalidateQueries(deskQuery("calls"));
  };
}

/** The one action that asks nothing, because any other can follow it. */
export function useNoAnswer(onDone: OnCallChanged) {
  const readAgain = useReadAgain();
  return useMutation({
    onError: readAgain,
    mutationFn: ({ id, sequence }: DeskCall) =>
      request("recordCall", { id, body: { sequence, outcome: "no-answer" } }),
    onSuccess: (answer) => onDone(answer, `${answer.call.name}: no answer, recorded.`),
  });
}

export function CallRow(props: {
  call: DeskCall;
  /** The keys act on this row. */
  isMarked: boolean;
  withDay: boolean;
  onMark: () => void;
  onAct: (action: CallAction) => void;
}) {
  const { call } = props;
  const { lead } = call;
  const facts = [
    bookingSubjects[call.about],
    lead.estimatedCredit === null ? "" : `Estimate ${formatUsd(lead.estimatedCredit)}`,
    leadStatusNames[lead.status],
  ];
  return (
    <li className="call-row" data-marked={props.isMarked || undefined} onFocus={props.onMark}>
      <p className="call-time">
        <time dateTime={new Date(call.start).toISOString()}>
          {(props.withDay ? formatMoment : formatTime)(call.start, firmTimeZone)}
        </time>
        {hasOtherClock(call) ? <small>{formatTime(call.start, call.zone)} for them</small> : null}
      </p>
      <div>
        <p>
          <Link id={`call-${call.id}`} to={`/desk/leads/${lead.id}`} className="call-name">
            {call.name}
          </Link>{" "}
          <span className="call-practice">{lead.practiceName}</span>{" "}
          {call.status === "booked" ? null : <CallStatus status={call.status} />}
        </p>
        <p>
          <a href={telephoneHref(call.phone)} className="call-phone">
            {call.phone}
          </a>
        </p>
        <p className="call-facts">{facts.filter(Boolean).join(" · ")}</p>
        {call.message ? <p className="call-message">“{call.message}”</p> : null}
        {lead.notes.map(({ id, text }) => (
          <p key={id} className="call-note">
            {text}
          </p>
        ))}
      </div>
      <p className="call-actions">
        {openActions(call).map((action) => (
          <RowButton
            key={action}
            row={call.name}
            aria-keyshortcuts={props.isMarked ? actions[action].key : undefined}
            onClick={() => props.onAct(action)}
          >
            {actions[action].label}
            {props.isMarked ? (
              <span aria-hidden="true">
                <kbd>{actions[action].key}</kbd>
              </span>
            ) : null}
          </RowButton>
        ))}
      </p>
    </li>
  );
}

/** Whether the visitor's clock shows another time than the firm's. */
function hasOtherClock({ start, zone }: DeskCall): boolean {
  const clock = (timeZone: string) => formatTime(start, timeZone).replace(/ \S+$/, "");
  return clock(zone) !== clock(firmTimeZone);
}
