import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { deskYourSignIn } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { deskOneSessionPath, deskSessionsPath } from "#contracts/desk/endpoints.ts";
import { type DeskSession, deskDone, deskSessionsAnswer } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { answerQuery, ask } from "../data/desk-api.ts";
import { useSignOut } from "../data/session.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { Ready, Refused } from "../shell/states.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

const words = deskYourSignIn.sessions;

const sessionsQuery = answerQuery(deskSessionsPath, deskSessionsAnswer);

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
    mutationFn: ({ id }: DeskSession) =>
      ask(deskOneSessionPath(id), deskDone, { method: "DELETE" }),
    onSuccess: (_, { browser }) => tell(fillIn(words.ended, { browser })),
  });
  const endOthers = useMutation({
    mutationFn: () => ask(deskSessionsPath, deskDone, { method: "DELETE" }),
    onSuccess: () => {
      close();
      tell(words.othersEnded);
    },
  });
  const signOut = useSignOut();

  return (
    <section aria-labelledby="sessions" className="your-sign-in-part">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="text-ink-2">{words.about}</p>
      <Refused failure={end.error} />
      <Ready query={query}>
        {({ sessions }) => (
          <>
            <SessionTable sessions={sessions} busy={end.isPending} onEnd={end.mutate} />
            <p className="mt-4 flex flex-wrap gap-3">
              {sessions.length > 1 ? (
                <Button variant="quiet" size="small" onClick={() => setAsked("endOthers")}>
                  {words.endOthers}
                </Button>
              ) : null}
              <Button variant="quiet" size="small" onClick={() => setAsked("signOutEverywhere")}>
                {words.signOutEverywhere}
              </Button>
            </p>
          </>
        )}
      </Ready>
      {asked ? (
        <ConfirmDialog
          title={words[`${asked}Heading`]}
          about={words[`${asked}About`]}
          action={
            asked === "endOthers"
              ? endOthers
              : { ...signOut, mutate: () => signOut.mutate("everywhere") }
          }
          words={{
            confirm: words[asked],
            confirming: asked === "endOthers" ? words.ending : words.signingOut,
            cancel: deskYourSignIn.cancel,
          }}
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
      <thead>
        <tr>
          <th scope="col">{words.browser}</th>
          <th scope="col">{words.started}</th>
          <th scope="col">{words.lastUsed}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {props.sessions.map((session) => {
          const when = formatMoment(session.startedAt, firmTimeZone);
          return (
            <tr key={session.id}>
              <th scope="row">
                {session.browser} {session.current ? <Tag tone="green">{words.thisOne}</Tag> : null}
              </th>
              <td data-label={words.started}>
                {when} {fillIn(words.by, { way: deskYourSignIn.ways[session.signedInBy] })}
              </td>
              <td data-label={words.lastUsed}>{formatMoment(session.lastUsedAt, firmTimeZone)}</td>
              <td className="desk-row-actions">
                {session.current ? null : (
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={props.busy}
                    onClick={() => props.onEnd(session)}
                  >
                    {words.end}
                    <span className="sr-only">
                      {" "}
                      {fillIn(words.endName, { browser: session.browser, when })}
                    </span>
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
