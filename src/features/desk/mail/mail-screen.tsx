import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { counted } from "#wording/counts.ts";
import { formatNumber } from "#wording/numbers.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { nameOf } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { MessageLine, RecipientLine } from "../person/messages.tsx";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { mailStateQuery } from "../shell/mail-note.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Empty, Ready, Refused } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";

const statuses = ["waiting", "failed", "set-aside", "sent"] as const;

const labels = {
  waiting: "Waiting",
  failed: "Failed",
  "set-aside": "Set aside",
  sent: "Sent today",
};

const none = {
  waiting: { heading: "Nothing waits", text: "Every message has left." },
  failed: {
    heading: "No failed messages",
    text: "A message fails when its mailbox has refused it or none of its attempts has worked.",
  },
  "set-aside": {
    heading: "Nothing is set aside",
    text: "A failed message that was dealt with, such as by a call, can be put here. It alarms no more.",
  },
  sent: {
    heading: "Nothing was sent today",
    text: "What leaves from midnight on is listed here. Issues of the newsletter have their own screen.",
  },
};

/** Messages that wait, have failed or were sent today, with what the receiving server said. */
export function MailScreen() {
  const { query, searchWith } = useFilters();
  const user = useUser();
  const status = statuses.find((one) => one === query.get("status")) ?? "waiting";
  const page = pick(query, ["status", "after"]);
  const mail = useQuery({
    ...deskQuery("mail", { query: page }),
    placeholderData: keepPreviousData,
  });
  const counts = mail.data?.counts;
  const [asked, setAsked] = useState(false);
  const client = useQueryClient();
  function reload() {
    mail.refetch();
    client.invalidateQueries(mailStateQuery);
  }
  const retry = useMutation({
    mutationFn: (which: "failed" | { id: string }) =>
      which === "failed" ? request("retryFailed") : request("retryMessage", { id: which.id }),
    onSuccess: () => {
      setAsked(false);
      reload();
    },
  });
  const setAside = useMutation({
    mutationFn: ({ id }: { id: string }) =>
      request(status === "set-aside" ? "takeBack" : "setAside", { id }),
    onSuccess: reload,
  });

  function ask() {
    retry.reset();
    setAsked(true);
  }

  return (
    <>
      <div className="desk-title">
        <h1>Mail</h1>
        {counts && counts.failed > 0 ? (
          <Button size="small" disabled={retry.isPending} onClick={ask}>
            Retry all failed
          </Button>
        ) : null}
      </div>
      <Tabs
        label="Mail by state"
        tabs={statuses.map((one) => ({
          label: labels[one],
          count: counts && formatNumber(counts[one]),
          search: searchWith({ status: one === "waiting" ? "" : one, after: "" }),
          current: status === one,
        }))}
      />
      <p role="status" className="lead-sent mt-4">
        {retry.data ? retriedInWords(retry.data.retried) : ""}
      </p>
      <Refused failure={setAside.error} />
      <Refused failure={asked ? null : retry.error} />
      {asked && counts ? (
        <ConfirmDialog
          title={`Retry ${counted(counts.failed, "message")}?`}
          about="Each goes again to the recipients who have not got it. Mailboxes that refused it are asked once more."
          action={{ ...retry, mutate: () => retry.mutate("failed") }}
          confirm="Retry all failed"
          confirming="Retrying"
          onClose={() => setAsked(false)}
        />
      ) : null}
      <Ready query={mail}>
        {({ messages, after }) =>
          messages.length === 0 ? (
            <Empty heading={none[status].heading}>{none[status].text}</Empty>
          ) : (
            <>
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
                          onClick={() => retry.mutate(message)}
                        >
                          Retry
                        </RowButton>
                        {status === "waiting" ? null : (
                          <RowButton
                            row={message.recipients[0]?.address ?? message.purpose}
                            disabled={setAside.isPending}
                            onClick={() => setAside.mutate(message)}
                          >
                            {status === "failed" ? "Set aside" : "Take back"}
                          </RowButton>
                        )}
                      </p>
                    ) : null}
                  </li>
                ))}
              </ol>
              <ListPages after={after} older="Older messages" newer="Newest" />
            </>
          )
        }
      </Ready>
    </>
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
