import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import type { DeskSession } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatMoment } from "#wording/times.ts";
import { deskQuery, request } from "../data/desk-api.ts";
import { signInWayNames } from "../data/names.ts";
import { useSignOut } from "../data/session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { TableHead } from "../shell/table-head.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

const sessionsQuery = deskQuery("sessions");

/** Actions that ask for a second press. */
type Asked = "endOthers" | "signOutEverywhere";

export function Sessions({ onTold }: { onTold: (sentence: string) => void }) {
  const client = useQueryClient();
  const query = useQuery(sessionsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(query.data?.sessions.length, heading);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  function tell(sentence: string) {
    onTold(sentence);
    client.invalidateQueries(sessionsQuery);
  }
  const end = useMutation({
    mutationFn: ({ id }: DeskSession) => request("endSession", { id }),
    onSuccess: (_, { browser }) => tell(`The session in ${browser} has ended.`),
  });
  const endOthers = useMutation({
    mutationFn: () => request("endOtherSessions"),
    onSuccess: () => {
      close();
      tell("All other sessions have ended.");
    },
  });
  const signOut = useSignOut();

  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        Where you are signed in
      </h2>
      <p className="text-ink-2">
        A session ends after 12 hours, or after an hour without use. End each one that you do not
        recognize.
      </p>
      <Refused failure={end.error} />
      <Ready query={query}>
        {({ sessions }) => (
          <>
            <SessionTable sessions={sessions} busy={end.isPending} onEnd={end.mutate} />
            <p className="mt-4 flex flex-wrap gap-3">
              {sessions.length > 1 ? (
                <Button variant="quiet" size="small" onClick={() => setAsked("endOthers")}>
                  End all other sessions
                </Button>
              ) : null}
              <Button variant="quiet" size="small" onClick={() => setAsked("signOutEverywhere")}>
                Sign out everywhere
              </Button>
            </p>
          </>
        )}
      </Ready>
      {asked === "endOthers" ? (
        <ConfirmDialog
          title="End all other sessions?"
          about="You stay signed in here. Every other browser has to sign in again."
          action={endOthers}
          confirm="End all other sessions"
          confirming="Ending"
          onClose={close}
        />
      ) : null}
      {asked === "signOutEverywhere" ? (
        <ConfirmDialog
          title="Sign out everywhere?"
          about="This ends all your sessions, this one included, and links that you have asked for."
          action={{ ...signOut, mutate: () => signOut.mutate("everywhere") }}
          confirm="Sign out everywhere"
          confirming="Signing out"
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function SessionTable(props: {
  sessions: readonly DeskSession[];
  busy: boolean;
  onEnd: (session: DeskSession) => void;
}) {
  return (
    <table className="desk-table">
      <TableHead columns={["Browser", "Signed in", "Last used"]} withButtons />
      <tbody>
        {props.sessions.map((session) => {
          const when = formatMoment(session.startedAt, firmTimeZone);
          return (
            <tr key={session.id}>
              <th scope="row">
                {session.browser} {session.current ? <Tag tone="green">this one</Tag> : null}
              </th>
              <td data-label="Signed in">
                {when} by {signInWayNames[session.signedInBy]}
              </td>
              <td data-label="Last used">{formatMoment(session.lastUsedAt, firmTimeZone)}</td>
              <td className="desk-row-actions">
                {session.current ? null : (
                  <RowButton
                    row={`the session in ${session.browser} from ${when}`}
                    disabled={props.busy}
                    onClick={() => props.onEnd(session)}
                  >
                    End
                  </RowButton>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
