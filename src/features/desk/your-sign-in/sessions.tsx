import { useQuery } from "@tanstack/react-query";
import { Tag } from "#design-system/reading/tag.tsx";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { signInWayNames } from "../data/names.ts";
import { leaveDesk } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { DeskTable } from "../shell/desk-table.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

export function Sessions({ onNotice }: { onNotice: (sentence: string) => void }) {
  const query = useQuery(deskQuery("sessions"));
  const heading = useFocusAfterRemoval(query.data?.sessions.length);
  const end = useDeskAction("endSession");
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
            <DeskTable
              rows={sessions}
              columns={[
                {
                  head: "Browser",
                  cell: ({ browser, current }) => (
                    <>
                      {browser} {current ? <Tag tone="green">this one</Tag> : null}
                    </>
                  ),
                },
                {
                  head: "Signed in",
                  cell: ({ startedAt, signedInBy }) =>
                    `${firmMoment(startedAt)} by ${signInWayNames[signedInBy]}`,
                },
                {
                  head: "Last used",
                  cell: ({ lastUsedAt }) => firmMoment(lastUsedAt),
                },
              ]}
              buttons={({ id, browser, startedAt, current }) =>
                current ? null : (
                  <RowButton
                    row={`the session in ${browser} from ${firmMoment(startedAt)}`}
                    disabled={end.isPending}
                    onClick={() => {
                      const onSuccess = () => onNotice(`The session in ${browser} has ended.`);
                      end.mutate({ id }, { onSuccess });
                    }}
                  >
                    End
                  </RowButton>
                )
              }
            />
            <div className="mt-4 flex flex-wrap gap-3">
              {sessions.length > 1 ? (
                <ActionButton
                  label="End all other sessions"
                  title="End all other sessions?"
                  about="You stay signed in here. Every other browser has to sign in again."
                  endpoint="endOtherSessions"
                  send={() => ({})}
                  confirming="Ending"
                  onDone={() => onNotice("All other sessions have ended.")}
                />
              ) : null}
              <ActionButton
                label="Sign out everywhere"
                title="Sign out everywhere?"
                about="This ends all your sessions, this one included, and links that you have asked for."
                endpoint="signOutEverywhere"
                send={() => ({})}
                confirming="Signing out"
                onDone={leaveDesk}
              />
            </div>
          </>
        )}
      </Ready>
    </section>
  );
}
