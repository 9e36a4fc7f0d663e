import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { leadKindNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import type { SentLead } from "#contracts/desk/person.ts";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { estimateInWords } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Refused } from "../shell/states.tsx";
import { personQuery, useShowPerson } from "./person-query.ts";

export function titleOf({ kind, estimate }: SentLead): string {
  if (estimate) return estimateInWords(estimate);
  return kind === "contact" ? "Message" : leadKindNames[kind];
}

/** Out of lists, counts and sums, and back. What was put away can be deleted by an admin. */
export function PutAway({ lead, onGone }: { lead: SentLead; onGone: () => void }) {
  const client = useQueryClient();
  const user = useUser();
  const show = useShowPerson();
  const [asked, setAsked] = useState(false);
  const putAway = useMutation({
    mutationFn: (as: SentLead["putAway"]) => request("putAway", { id: lead.id, body: { as } }),
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => request("deleteLead", { id: lead.id }),
    onSuccess: async ({ personId }) => {
      setAsked(false);
      if (personId) await client.refetchQueries(personQuery(personId));
      else onGone();
    },
  });
  const row = `${titleOf(lead)} of ${formatMoment(lead.createdAt, firmTimeZone)}`;
  const button = (label: string, as: SentLead["putAway"]) => (
    <RowButton
      key={label}
      row={row}
      disabled={putAway.isPending}
      onClick={({ currentTarget }) => {
        // The pressed button disappears.
        currentTarget.closest("details")?.querySelector("summary")?.focus();
        putAway.mutate(as);
      }}
    >
      {label}
    </RowButton>
  );
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      {lead.putAway
        ? button("Back", null)
        : [button("Put away as duplicate", "duplicate"), button("Put away as junk", "junk")]}
      {lead.putAway && user?.role === "admin" ? (
        <RowButton row={row} className="text-alert" onClick={() => setAsked(true)}>
          Delete
        </RowButton>
      ) : null}
      <Refused failure={putAway.error} />
      {asked ? (
        <ConfirmDialog
          danger
          title="Delete this for good?"
          about={`${row} is removed with its messages. Everything else about the person stays.`}
          action={remove}
          confirm="Delete"
          confirming="Deleting"
          onClose={() => setAsked(false)}
        />
      ) : null}
    </div>
  );
}
