import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newKey } from "#browser/use-sending.ts";
import { deskLead } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type DeskLead,
  deskLeadAnswer,
  deskMessageSendAgainPath,
  type SendAgainRequest,
} from "#contracts/desk/lead.ts";
import type { DeskMessage } from "#contracts/desk/mail.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { ask } from "../data/desk-api.ts";
import { Refused } from "../shell/states.tsx";
import { useShowLead } from "./lead-query.ts";

const words = deskLead.messages;

interface Press {
  messageId: string;
  address: string;
}

/** Everything that was sent about a lead, with the result for each recipient. */
export function Messages({ lead }: { lead: DeskLead }) {
  const show = useShowLead();
  // One key per press, so that pressing again after a lost answer sends nothing twice.
  const [keys] = useState(() => new Map<string, string>());
  const sendAgain = useMutation({
    mutationFn: ({ messageId, address }: Press) => {
      const press = `${messageId} ${address}`;
      const idempotencyKey = keys.get(press) ?? newKey();
      keys.set(press, idempotencyKey);
      const body: SendAgainRequest = { idempotencyKey, addresses: [address] };
      const path = deskMessageSendAgainPath(messageId);
      return ask(path, deskLeadAnswer, { method: "POST", body });
    },
    onSuccess: (answer, { messageId, address }) => {
      keys.delete(`${messageId} ${address}`);
      return show(answer);
    },
  });

  return (
    <section aria-labelledby="lead-messages">
      <h2 id="lead-messages">{words.heading}</h2>
      <p role="status" className="lead-sent">
        {sendAgain.isSuccess
          ? fillIn(words.sentAgain, { address: sendAgain.variables.address })
          : ""}
      </p>
      <Refused failure={sendAgain.error} />
      {lead.messages.length === 0 ? <p>{words.none}</p> : null}
      <ol className="lead-messages">
        {lead.messages.map((message) => (
          <li key={message.id}>
            <MessageLine message={message} />
            <ul>
              {message.recipients.map((recipient) => (
                <li key={recipient.address}>
                  <p>
                    {recipient.address}
                    {recipient.role === "blind-copy" ? <small> ({words.blindCopy})</small> : null}
                    <span data-status={recipient.status}> {words.recipient[recipient.status]}</span>
                    {recipient.response ? <small>{recipient.response}</small> : null}
                  </p>
                  {recipient.status === "waiting" ? null : (
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={sendAgain.isPending}
                      onClick={() =>
                        sendAgain.mutate({ messageId: message.id, address: recipient.address })
                      }
                    >
                      {words.sendAgain}
                      <span className="sr-only"> {recipient.address}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A message's purpose and status. */
export function MessageLine({ message }: { message: DeskMessage }) {
  const { attempts, nextAttemptAt, status, lastError } = message;
  const tried =
    attempts === 1 ? words.attempts.one : fillIn(words.attempts.more, { count: attempts });
  return (
    <>
      <p className="message-line">
        <strong>{deskLead.purposes[message.purpose] ?? message.subject ?? message.purpose}</strong>
        <span data-status={status}>{words.status[status]}</span>
        <small>
          {[
            formatMoment(message.finishedAt ?? message.createdAt, firmTimeZone),
            attempts > 1 || status !== "sent" ? tried : "",
            nextAttemptAt
              ? fillIn(words.nextAttempt, { when: formatMoment(nextAttemptAt, firmTimeZone) })
              : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
      </p>
      {lastError && status !== "sent" ? (
        <p className="message-said">
          {words.said} <q>{lastError}</q>
        </p>
      ) : null}
    </>
  );
}
