import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import type { TeamMember } from "#contracts/desk/team.ts";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { counted } from "#wording/counts.ts";
import { CallNames } from "../calls/hand-over-dialog.tsx";
import { useReadCallsAgain } from "../calls/use-call-change.ts";
import { WhoCalls } from "../calls/who-and-when.tsx";
import { deskQuery, request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { DialogButtons } from "../shell/dialog-buttons.tsx";
import { Ready } from "../shell/states.tsx";

/** Asks first, and who takes the calls that the member still has. */
export function RemoveMember(props: {
  member: TeamMember;
  onDone: (told: ReactNode) => void;
  onClose: () => void;
}) {
  const { member, onClose } = props;
  const name = personName(member);
  const query = useQuery(deskQuery("openCalls", { id: member.id }));
  const readCallsAgain = useReadCallsAgain();
  const [callsTo, setCallsTo] = useState("");
  const remove = useMutation({
    mutationFn: () =>
      request("removeMember", { id: member.id, body: { callsTo: callsTo || null } }),
    onSuccess: ({ handedOver, left }) => {
      props.onDone(
        <>
          {name} is removed.{" "}
          {handedOver > 0 ? `${counted(handedOver, "call")} handed over. ` : null}
          {left > 0 ? (
            <>
              Nobody could take {counted(left, "call")}: see{" "}
              <Link to="/desk/calls" className="underline">
                Calls
              </Link>
              .
            </>
          ) : null}
        </>,
      );
      return readCallsAgain();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!remove.isPending) remove.mutate();
  }

  return (
    <Dialog open onClose={onClose} title={`Remove ${name}?`}>
      <p className="text-ink-2">
        They are signed out everywhere at once and cannot come back. Their leads and notes stay.
      </p>
      <Ready query={query}>
        {({ calls, colleagues }) => (
          <form noValidate onSubmit={submit} className="mt-4 grid gap-3.5">
            {calls.length === 0 ? (
              <p>They have no calls to hand over.</p>
            ) : (
              <>
                <p>They still have {counted(calls.length, "call")}:</p>
                <CallNames calls={calls} />
                <WhoCalls
                  label="Who gets their calls"
                  value={callsTo}
                  onChoose={setCallsTo}
                  colleagues={colleagues}
                  except={member.id}
                />
              </>
            )}
            <AlertRegion tone="error">{remove.error?.message}</AlertRegion>
            <DialogButtons
              confirm="Remove"
              confirming="Removing"
              isPending={remove.isPending}
              onCancel={onClose}
            />
          </form>
        )}
      </Ready>
    </Dialog>
  );
}
