import { useState } from "react";
import { deskConnections as words } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import {
  type Connection,
  type ConnectionAnswer,
  type ConnectionSecretAnswer,
  deskConnectionPath,
  deskConnectionRotatePath,
  deskConnectionTestPath,
  type TestCallAnswer,
} from "#contracts/desk/connections.ts";
import type { DeskDone } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatMoment } from "#wording/times.ts";
import { Refused } from "../shell/states.tsx";
import { useChange } from "../use-change.ts";
import { Deliveries } from "./deliveries.tsx";

const tones = { on: "green", paused: "neutral", gone: "amber" } as const;

/** One address that leads go to, with all that can be done about it. */
export function ConnectionEntry(props: {
  connection: Connection;
  onTold: (sentence: string) => void;
  onSecret: (answer: ConnectionSecretAnswer) => void;
}) {
  const { connection, onTold } = props;
  const { id, name, state } = connection;
  const [asked, ask] = useState<"rotate" | "remove">();
  const [calling, setCalling] = useState(false);
  const { busy, failure, run, clear } = useChange();
  const changeable = !connection.setOnServer || state !== "on";

  async function test() {
    setCalling(true);
    const answer = await run<TestCallAnswer>(deskConnectionTestPath(id), { method: "POST" });
    setCalling(false);
    if (answer) onTold(testSentence(name, answer));
  }

  async function switchTo(next: "on" | "paused") {
    const body = { state: next };
    if (await run<ConnectionAnswer>(deskConnectionPath(id), { method: "PATCH", body }))
      onTold(fillIn(next === "on" ? words.resumed : words.paused, { name }));
  }

  async function confirm() {
    if (asked === "remove") {
      if (!(await run<DeskDone>(deskConnectionPath(id), { method: "DELETE" }))) return;
      onTold(fillIn(words.removed, { name }));
    } else {
      const path = deskConnectionRotatePath(id);
      const answer = await run<ConnectionSecretAnswer>(path, { method: "POST" });
      if (!answer) return;
      props.onSecret(answer);
    }
    ask(undefined);
  }

  const forName = <span className="sr-only"> {name}</span>;
  return (
    <li>
      <div className="connection-head">
        <h2>{name}</h2>
        <Tag tone={tones[state]}>{words.states[state]}</Tag>
        <Unfinished {...connection.deliveries} />
      </div>
      <p className="connection-url">{connection.url}</p>
      {state === "gone" ? <p>{words.gone}</p> : null}
      {connection.setOnServer ? <p>{words.setOnServer}</p> : null}
      {connection.bothSecretsUntil ? (
        <p>
          {fillIn(words.bothSecrets, {
            when: formatMoment(connection.bothSecretsUntil, firmTimeZone),
          })}
        </p>
      ) : null}
      <p className="connection-actions">
        <Button variant="quiet" size="small" disabled={busy} onClick={test}>
          {calling ? words.testing : words.test}
          {forName}
        </Button>
        {changeable ? (
          <>
            <Button
              variant="quiet"
              size="small"
              disabled={busy}
              onClick={() => switchTo(state === "on" ? "paused" : "on")}
            >
              {state === "on" ? words.pause : words.resume}
              {forName}
            </Button>
            <Button variant="quiet" size="small" disabled={busy} onClick={() => ask("rotate")}>
              {words.rotate}
              {forName}
            </Button>
            <Button variant="quiet" size="small" disabled={busy} onClick={() => ask("remove")}>
              {words.remove}
              {forName}
            </Button>
          </>
        ) : null}
      </p>
      {asked ? null : <Refused failure={failure} />}
      <Deliveries connection={connection} onTold={onTold} />
      {asked ? (
        <Dialog
          open
          onClose={() => {
            clear();
            ask(undefined);
          }}
          title={fillIn(words[`${asked}Heading`], { name })}
        >
          <p className="text-ink-2">{words[`${asked}About`]}</p>
          <AlertRegion tone="error" className="mt-4">
            {failure?.message}
          </AlertRegion>
          <p className="mt-5 flex flex-wrap gap-3">
            <Button disabled={busy} onClick={confirm}>
              {busy ? (asked === "remove" ? words.removing : words.rotating) : words[asked]}
            </Button>
            <Button variant="quiet" onClick={() => ask(undefined)}>
              {words.cancel}
            </Button>
          </p>
        </Dialog>
      ) : null}
    </li>
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
