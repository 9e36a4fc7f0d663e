import { leadKindNames } from "#content/desk.ts";
import type { SentLead } from "#contracts/desk/person.ts";
import { firmMoment } from "../data/firm-time.ts";
import { estimateInWords } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { Refused } from "../shell/states.tsx";

export function titleOf({ kind, estimate }: SentLead): string {
  if (estimate) return estimateInWords(estimate);
  return kind === "contact" ? "Message" : leadKindNames[kind];
}

/** Out of lists, counts and sums, and back. What was put away can be deleted by an admin. */
export function PutAway({ lead, onGone }: { lead: SentLead; onGone: () => void }) {
  const user = useUser();
  const putAway = useDeskAction("putAway");
  const row = `${titleOf(lead)} of ${firmMoment(lead.createdAt)}`;
  const button = (label: string, as: SentLead["putAway"]) => (
    <RowButton
      key={label}
      row={row}
      disabled={putAway.isPending}
      onClick={({ currentTarget }) => {
        // The pressed button disappears.
        currentTarget.closest("details")?.querySelector("summary")?.focus();
        putAway.mutate({ id: lead.id, body: { as } });
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
        <ActionButton
          label="Delete"
          row={row}
          look={{ className: "text-alert" }}
          danger
          title="Delete this for good?"
          about={`${row} is removed with its messages. Everything else about the person stays.`}
          endpoint="deleteLead"
          send={() => ({ id: lead.id })}
          confirming="Deleting"
          onDone={({ personId }) => personId === null && onGone()}
        />
      ) : null}
      <Refused failure={putAway.error} />
    </div>
  );
}
