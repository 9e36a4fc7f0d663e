import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { deskConnections as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type Connection,
  type ConnectionSecretAnswer,
  connectionAnswer,
  connectionSecretAnswer,
  deskConnectionPath,
  deskConnectionRotatePath,
  deskConnectionTestPath,
  type TestCallAnswer,
  testCallAnswer,
} from "#contracts/desk/connections.ts";
import { type DeskDone, deskDone } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { ask } from "../data/desk-api.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { Refused } from "../shell/states.tsx";
import { Deliveries } from "./deliveries.tsx";

const tones = { on: "green", paused: "neutral", gone: "amber" } as const;

interface EntryProps {
  connection: Connection;
  onTold: (sentence: string) => void;
  onSecret: (answer: ConnectionSecretAnswer) => void;
}

/** Actions that ask for a second press. */
type Confirmed = "rotate" | "remove";

/** One connection with all its actions. */
export function ConnectionEntry(props: EntryProps) {
  const { connection, onTold } = props;
  const { id, name, status } = connection;
  const [asked, setAsked] = useState<Confirmed>();
  const changeable = !connection.setOnServer || status !== "on";
  const act = useMutation({
    mutationFn: async (action: "test" | "on" | "paused"): Promise<string> => {
      if (action === "test") {
        const path = deskConnectionTestPath(id);
        return testSentence(name, await ask(path, testCallAnswer, { method: "POST" }));
      }
      const body = { status: action };
      await ask(deskConnectionPath(id), connectionAnswer, { method: "PATCH", body });
      return fillIn(action === "on" ? words.resumed : words.paused, { name });
    },
    onSuccess: onTold,
  });
  const busy = act.isPending;

  const forName = <span className="sr-only"> {name}</span>;
  return (
    <li>
      <div className="connection-head">
        <h2>{name}</h2>
        <Tag tone={tones[status]}>{words.statuses[status]}</Tag>
        <Unfinished {...connection.deliveries} />
      </div>
      <p className="connection-url">{connection.url}</p>
      {status === "gone" ? <p>{words.gone}</p> : null}
      {connection.setOnServer ? <p>{words.setOnServer}</p> : null}
      {connection.bothSecretsUntil ? (
        <p>
          {fillIn(words.bothSecrets, {
            when: formatMoment(connection.bothSecretsUntil, firmTimeZone),
          })}
        </p>
      ) : null}
      <p className="connection-actions">
        <Button variant="quiet" size="small" disabled={busy} onClick={() => act.mutate("test")}>
          {busy && act.variables === "test" ? words.testing : words.test}
          {forName}
        </Button>
        {changeable ? (
          <>
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => act.mutate(status === "on" ? "paused" : "on")}
            >
              {status === "on" ? words.pause : words.resume}
              {forName}
            </Button>
            <Button variant="quiet" size="small" disabled={busy} onClick={() => setAsked("rotate")}>
              {words.rotate}
              {forName}
            </Button>
            <Button variant="quiet" size="small" disabled={busy} onClick={() => setAsked("remove")}>
              {words.remove}
              {forName}
            </Button>
          </>
        ) : null}
      </p>
      <Refused failure={act.error} />
      <Deliveries connection={connection} onTold={onTold} />
      {asked ? (
        <ConfirmAction {...props} action={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </li>
  );
}

/** Before a secret is rotated or a connection removed. */
function ConfirmAction(props: EntryProps & { action: Confirmed; onClose: () => void }) {
  const { action, onClose } = props;
  const { id, name } = props.connection;
  const confirm = useMutation({
    mutationFn: (): Promise<ConnectionSecretAnswer | DeskDone> =>
      action === "remove"
        ? ask(deskConnectionPath(id), deskDone, { method: "DELETE" })
        : ask(deskConnectionRotatePath(id), connectionSecretAnswer, { method: "POST" }),
    onSuccess: (answer) => {
      if ("secret" in answer) props.onSecret(answer);
      else props.onTold(fillIn(words.removed, { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={fillIn(words[`${action}Heading`], { name })}
      about={words[`${action}About`]}
      action={confirm}
      words={{
        confirm: words[action],
        confirming: action === "remove" ? words.removing : words.rotating,
        cancel: words.cancel,
      }}
      onClose={onClose}
    />
  );
}

function Unfinished({ waiting, failed }: Connection["deliveries"]) {
  const parts = [
    waiting > 0 ? fillIn(words.waiting, { count: String(waiting) }) : "",
    failed > 0 ? fillIn(words.failed, { count: String(failed) }) : "",
  ];
  return <span className="connection-unfinished">{parts.filter(Boolean).join(", ")}</span>;
}

function testSentence(name: string, { status, error, milliseconds }: TestCallAnswer): string {
  if (status === null) return fillIn(words.testFailed, { name, error: error ?? "" });
  const sentence = status >= 200 && status < 300 ? words.testedWell : words.tested;
  return fillIn(sentence, { name, status: String(status), milliseconds: String(milliseconds) });
}
