import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import type { MailList } from "#contracts/desk/mail.ts";
import { counted } from "#wording/counts.ts";
import { deskQuery } from "../data/desk-api.ts";
import { nameOf } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { lastFailure, useDeskAction } from "../data/use-desk-action.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { MessageLine, RecipientLine } from "../person/messages.tsx";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { Tabs } from "../shell/tabs.tsx";

/** The lists of messages, and what is said of one that is empty. */
const lists = {
  waiting: { label: "Waiting", heading: "Nothing waits", text: "Every message has left." },
  failed: {
    label: "Failed",
    heading: "No failed messages",
    text: "A message fails when its mailbox has refused it or none of its attempts has worked.",
  },
  "set-aside": {
    label: "Set aside",
    heading: "Nothing is set aside",
    text: "A failed message that was dealt with, such as by a call, can be put here. It alarms no more.",
  },
  sent: {
    label: "Sent today",
    heading: "Nothing was sent today",
    text: "What leaves from midnight on is listed here. Issues of the newsletter have their own screen.",
  },
};

const statuses = Object.keys(lists) as MailList[];

/** Messages that wait, have failed or were sent today, with what the receiving server said. */
export function MailScreen() {
  const { query } = useFilters();
  const user = useUser();
  const status = statuses.find((one) => one === query.get("status")) ?? "waiting";
  const mail = useQuery({
    ...deskQuery("mail", { query: pick(query, ["status", "after"]) }),
    placeholderData: keepPreviousData,
  });
  const counts = mail.data?.counts;
  const [notice, setNotice] = useState("");
  const noticeRetried = ({ retried }: Answer<"retryFailed">) => setNotice(retriedInWords(retried));
  const retry = useDeskAction("retryMessage", noticeRetried);
  const setAside = useDeskAction(status === "set-aside" ? "takeBack" : "setAside");
  return (
    <ListScreen
      title="Mail"
      tools={
        counts && counts.failed > 0 ? (
          <ActionButton
            label="Retry all failed"
            look={{ variant: "primary" }}
            title={`Retry ${counted(counts.failed, "message")}?`}
            about="Each goes again to the recipients who have not got it. Mailboxes that refused it are asked once more."
            endpoint="retryFailed"
            send={() => ({})}
            confirming="Retrying"
            onDone={noticeRetried}
          />
        ) : null
      }
      filters={
        <Tabs
          label="Mail by state"
          of={statuses.map((one) => [
            one === "waiting" ? "" : one,
            lists[one].label,
            counts?.[one],
          ])}
        />
      }
      notice={notice}
      failure={lastFailure(setAside, retry)}
      query={mail}
      rows={({ messages }) => messages}
      empty={lists[status]}
      pagesOf="messages"
    >
      {({ messages }) => (
        <ol>
          {messages.map((message) => (
            <li
              key={message.id}
              className="flex items-start justify-between gap-x-4 gap-y-2 border-t border-dashed border-line-strong py-3 first:border-t-0 max-sm:flex-col"
            >
              <Message message={message} />
              {status !== "sent" && (message.channel === "mail" || user?.role === "admin") ? (
                <p className="flex flex-none flex-wrap gap-2">
                  <RowButton
                    row={message.recipients[0]?.address ?? message.purpose}
                    disabled={retry.isPending}
                    onClick={() => retry.mutate({ id: message.id })}
                  >
                    Retry
                  </RowButton>
                  {status === "waiting" ? null : (
                    <RowButton
                      row={message.recipients[0]?.address ?? message.purpose}
                      disabled={setAside.isPending}
                      onClick={() => setAside.mutate({ id: message.id })}
                    >
                      {status === "failed" ? "Set aside" : "Take back"}
                    </RowButton>
                  )}
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </ListScreen>
  );
}

function Message({ message }: { message: Answer<"mail">["messages"][number] }) {
  const { person } = message;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        {person ? (
          <Link
            to={`/desk/leads/${person.id}`}
            className="inline-block min-h-6 font-semibold underline wrap-anywhere"
          >
            {nameOf(person)}
          </Link>
        ) : null}
        <MessageLine message={message} />
      </div>
      <ul className="text-sm wrap-anywhere text-ink-2 [&_small]:ml-1.5 [&_small]:text-xs [&_small]:text-ink-3">
        {message.recipients.map((recipient) => (
          <li key={recipient.address}>
            <RecipientLine recipient={recipient} status={message.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function retriedInWords(count: number): string {
  return count === 0
    ? "Nothing was tried: it has left meanwhile, or only an admin can send it again."
    : `${counted(count, "message")} will be tried now.`;
}
