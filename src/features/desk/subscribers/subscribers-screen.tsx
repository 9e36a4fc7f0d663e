import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Answer, deskApiPath } from "#contracts/desk/api.ts";
import { counted } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmDay } from "../data/firm-time.ts";
import { useUser } from "../data/session.ts";
import { pick, useFilters } from "../data/use-filters.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { DeskTable } from "../shell/desk-table.tsx";
import { MailLink } from "../shell/email-address.tsx";
import { ExportLink } from "../shell/export-link.tsx";
import { ListScreen } from "../shell/list-screen.tsx";
import { SearchField } from "../shell/search-field.tsx";
import { Tabs } from "../shell/tabs.tsx";

type Subscriber = Answer<"subscribers">["subscribers"][number];

export function SubscribersScreen() {
  const { query } = useFilters();
  const user = useUser();
  const readers = useQuery({
    ...deskQuery("subscribers", { query: pick(query, ["status", "search", "after"]) }),
    placeholderData: keepPreviousData,
  });
  const counts = readers.data?.counts;
  const [notice, setNotice] = useState("");
  return (
    <ListScreen
      title="Subscribers"
      tools={
        user?.role === "admin" ? (
          <ExportLink href={deskApiPath("subscribersCsv", { query: pick(query, ["status"]) })}>
            Export CSV
          </ExportLink>
        ) : null
      }
      filters={
        <>
          <Tabs
            label="Subscribers by state"
            of={[
              ["", "All", counts && counts.confirmed + counts.pending],
              ["confirmed", "Confirmed", counts?.confirmed],
              ["pending", "Pending", counts?.pending],
            ]}
          />
          <search className="lead-filters">
            <SearchField id="subscriber-search" placeholder="A part of the address" />
          </search>
          {counts && counts.unsubscribed > 0 ? (
            <p className="text-ink-2">
              {counted(counts.unsubscribed, "reader")} {counts.unsubscribed === 1 ? "has" : "have"}{" "}
              unsubscribed. Readers who were erased are counted too. Only the number is kept.
            </p>
          ) : null}
        </>
      }
      notice={notice}
      query={readers}
      rows={({ subscribers }) => subscribers}
      empty={
        query.get("search")
          ? { heading: "No subscriber matches", text: "Look for fewer letters of the address." }
          : {
              heading: "No subscribers yet",
              text: "People who ask for the newsletter appear here, pending until they follow the link in the e-mail.",
            }
      }
      pagesOf="subscribers"
    >
      {({ subscribers }) => (
        <DeskTable
          rows={subscribers}
          columns={[
            { head: "E-mail", cell: ({ email }) => <MailLink address={email} /> },
            { head: "State", cell: (one) => <State of={one} />, speaks: true },
            { head: "Asked on", cell: ({ createdAt }) => day(createdAt) },
            {
              head: "Confirmed on",
              cell: ({ confirmedAt }) => (confirmedAt === null ? null : day(confirmedAt)),
            },
          ]}
          buttons={({ id, email }) => (
            <ActionButton
              label="Unsubscribe"
              row={email}
              title={`Unsubscribe ${email}?`}
              about="They get no more newsletters, from now on. Only they can subscribe again."
              endpoint="unsubscribe"
              send={() => ({ id })}
              confirming="Unsubscribing"
              onDone={() => setNotice(`${email} is unsubscribed.`)}
            />
          )}
        />
      )}
    </ListScreen>
  );
}

function State({ of: { status, refused, refusal } }: { of: Subscriber }) {
  return (
    <>
      {status === "confirmed" ? "Confirmed" : "Pending"}
      {refused ? (
        <span className="block text-alert text-sm">
          Refused our mail
          {refusal ? (
            <small className="block text-ink-2 text-sm">Its server said: {refusal}</small>
          ) : null}
        </span>
      ) : null}
    </>
  );
}

const day = (at: number) => formatDate(firmDay(at), "short");
