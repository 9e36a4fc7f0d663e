import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { TeamMember } from "#contracts/desk/team.ts";
import { counted } from "#wording/counts.ts";
import { CallNames } from "../calls/hand-over-dialog.tsx";
import { WhoCalls } from "../calls/who-and-when.tsx";
import { deskQuery } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { ActionDialog } from "../shell/action-dialog.tsx";
import { Ready } from "../shell/states.tsx";

/** Asks first, and who takes the calls that the member still has. */
export function RemoveMember(props: {
  member: TeamMember;
  onDone: (notice: ReactNode) => void;
  onClose: () => void;
}) {
  const { id } = props.member;
  const name = personName(props.member);
  const query = useQuery(deskQuery("openCalls", { id }));
  const [callsTo, setCallsTo] = useState("");
  return (
    <ActionDialog
      title={`Remove ${name}?`}
      about="They are signed out everywhere at once and cannot come back. Their leads and notes stay."
      endpoint="removeMember"
      send={() => query.data && { id, body: { callsTo: callsTo || null } }}
      confirm="Remove"
      confirming="Removing"
      onDone={({ handedOver, left }) =>
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
        )
      }
      onClose={props.onClose}
    >
      <Ready query={query}>
        {({ calls, colleagues }) =>
          calls.length === 0 ? (
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
                except={id}
              />
            </>
          )
        }
      </Ready>
    </ActionDialog>
  );
}
