import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newKey } from "#browser/post.ts";
import { callPurposes } from "#contracts/booked-call.ts";
import type { DeskMessage } from "#contracts/desk/mail.ts";
import type { DeskPerson } from "#contracts/desk/person.ts";
import { counted } from "#wording/counts.ts";
import { firmMoment } from "../data/firm-time.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { purposeNames } from "./event-in-words.ts";
import { personQuery } from "./person-query.ts";

const statusNames = { waiting: "Waiting", sent: "Sent", failed: "Failed" };

/** Everything that was sent about a person, with the result for each recipient. */
export function Messages({ person }: { person: DeskPerson }) {
  // One key per press, so that pressing again after a lost answer sends nothing twice.
  const [keys] = useState(() => new Map<string, string>());
  const [sentTo, setSentTo] = useState("");
  const former = formerAddresses(person);
  useWhileWaiting(person);
  function sendAgain(id: string, address: string) {
    const press = `${id} ${address}`;
    const idempotencyKey = keys.get(press) ?? newKey();
    keys.set(press, idempotencyKey);
    return { id, body: { idempotencyKey, addresses: [address] } };
  }
  return (
    <section aria-labelledby="lead-messages">
      <h2 id="lead-messages">Messages</h2>
      <p role="status" className="lead-sent">
        {sentTo ? `On its way to ${sentTo} again.` : ""}
      </p>
      {person.messages.length === 0 ? <p>No message about this person is kept.</p> : null}
      <ol>
        {person.messages.map((message) => (
          <li key={message.id} className="border-t border-dashed border-line-strong py-3">
            <MessageLine message={message} />
            <ul>
              {message.recipients.map((recipient) => {
                const corrected = former.has(recipient.address.toLowerCase()) && person.email;
                const address = corrected || recipient.address;
                return (
                  <li
                    key={recipient.address}
                    className="flex items-center justify-between gap-3 py-1 text-sm [&_small]:ml-1.5 [&_small]:text-xs [&_small]:text-ink-3"
                  >
                    <RecipientLine recipient={recipient} status={message.status} />
                    {callPurposes.includes(message.purpose) ||
                    (recipient.status === "waiting" && message.status === "waiting") ? null : (
                      <ActionButton
                        label="Send again"
                        row={address}
                        look={{ className: "flex-none" }}
                        title={`Send it again to ${address}?`}
                        about={`“${nameOf(message)}” goes to this address once more, now.`}
                        endpoint="sendAgain"
                        send={() => sendAgain(message.id, address)}
                        confirming="Sending"
                        onDone={() => {
                          keys.delete(`${message.id} ${address}`);
                          setSentTo(address);
                        }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Addresses that were corrected since. What went there is sent again to the one of today. */
function formerAddresses({ timeline }: DeskPerson): Set<string> {
  const addresses = timeline.flatMap((event) =>
    event.kind === "corrected" && event.field === "email" && event.from
      ? [event.from.toLowerCase()]
      : [],
  );
  return new Set(addresses);
}

const LOOK_AGAIN_MS = 3000;
const mostLooks = 10;

/** Loads the person again while a message of the last minute leaves, so that its state is shown. */
function useWhileWaiting({ id, messages }: DeskPerson): void {
  const client = useQueryClient();
  const [looks, setLooks] = useState(0);
  const leaves = messages.some(
    ({ status, attempts, createdAt }) =>
      status === "waiting" && attempts < 2 && Date.now() - createdAt < 60_000,
  );
  useEffect(() => {
    if (!leaves || looks >= mostLooks) return;
    const later = setTimeout(() => {
      setLooks(looks + 1);
      client.refetchQueries({ queryKey: personQuery(id).queryKey });
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(later);
  }, [leaves, looks, client, id]);
}

function nameOf({ purpose, subject }: DeskMessage): string {
  return purposeNames[purpose] ?? subject ?? purpose;
}

export function RecipientLine(props: {
  recipient: DeskMessage["recipients"][number];
  status: DeskMessage["status"];
}) {
  const { address, role, status, response } = props.recipient;
  const notReached = props.status === "failed" && status === "waiting";
  return (
    <p className="min-w-0 wrap-anywhere">
      {address}
      {role === "blind-copy" ? <small> (blind copy)</small> : null}
      <span data-status={notReached ? "failed" : status}>
        {" "}
        {notReached ? "not reached" : status}
      </span>
      {response ? <small>{response}</small> : null}
    </p>
  );
}

export function MessageLine({ message }: { message: DeskMessage }) {
  const { attempts, nextAttemptAt, status, lastError, recipients } = message;
  // What a recipient's server said is shown beside that recipient.
  const saidOfAll = lastError && !recipients.some(({ response }) => response === lastError);
  const tried = counted(attempts, "attempt");
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
        <strong className="font-semibold">{nameOf(message)}</strong>
        <span data-status={message.setAside ? "set-aside" : status}>
          {message.setAside ? "Set aside" : statusNames[status]}
        </span>
        <small className="text-xs text-ink-3">
          {[
            firmMoment(message.finishedAt ?? message.createdAt),
            attempts > 1 || status !== "sent" ? tried : "",
            nextAttemptAt ? `next attempt ${firmMoment(nextAttemptAt)}` : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </p>
      {saidOfAll && status !== "sent" ? (
        <p className="mt-1 text-sm wrap-anywhere text-alert">
          The server said: <q>{lastError}</q>
        </p>
      ) : null}
    </>
  );
}
