import type { Answer } from "#contracts/desk/api.ts";
import type { Connection } from "#contracts/desk/connections.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { lastFailure, useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { Refused } from "../shell/states.tsx";
import { Deliveries } from "./deliveries.tsx";

const tones = { on: "green", paused: "neutral", gone: "amber" } as const;
const statusNames = { on: "On", paused: "Paused", gone: "Switched off" };

export function ConnectionEntry(props: {
  connection: Connection;
  onNotice: (sentence: string) => void;
  onSecret: (answer: Answer<"rotateSecret">) => void;
}) {
  const { connection, onNotice } = props;
  const { id, name, status } = connection;
  const changeable = !connection.setOnServer || status !== "on";
  const test = useDeskAction("testConnection", (answer) => onNotice(testSentence(name, answer)));
  const change = useDeskAction("changeConnection", (answer) =>
    onNotice(
      answer.connection.status === "on"
        ? `${name} is on. New leads are sent to it.`
        : `${name} is paused. Leads that arrive meanwhile are not sent to it.`,
    ),
  );
  const busy = test.isPending || change.isPending;
  const notes = [
    status === "gone"
      ? "The receiver answered 410: it wants no more calls. Resume it once that is mended."
      : "",
    connection.setOnServer
      ? "Set on the server as LEAD_WEBHOOK_URL. It can be changed only there."
      : "",
    connection.bothSecretsUntil
      ? `The old and the new secret both sign until ${firmMoment(connection.bothSecretsUntil)}.`
      : "",
  ];

  return (
    <li className="border-line-strong border-t py-5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2>{name}</h2>
        <Tag tone={tones[status]}>{statusNames[status]}</Tag>
        <Unfinished {...connection.deliveries} />
      </div>
      <p className="mt-1 max-w-[60rem] text-ink-2 text-sm wrap-anywhere">{connection.url}</p>
      {notes.filter(Boolean).map((note) => (
        <p key={note} className="max-w-[60rem] text-ink-2">
          {note}
        </p>
      ))}
      <div className="mt-3.5 flex flex-wrap gap-2">
        <RowButton row={name} disabled={busy} onClick={() => test.mutate({ id })}>
          {test.isPending ? "Calling" : "Test call"}
        </RowButton>
        {changeable ? (
          <>
            <RowButton
              row={name}
              disabled={busy}
              onClick={() =>
                change.mutate({ id, body: { status: status === "on" ? "paused" : "on" } })
              }
            >
              {status === "on" ? "Pause" : "Resume"}
            </RowButton>
            <ActionButton
              label="Rotate secret"
              row={name}
              title={`Give ${name} a new secret?`}
              about="Both secrets sign for 24 hours. Put the new one into the receiver within that time. It is shown once."
              endpoint="rotateSecret"
              send={() => ({ id })}
              confirming="Rotating"
              onDone={props.onSecret}
            />
            <ActionButton
              label="Remove"
              row={name}
              title={`Remove ${name}?`}
              about="Leads are no longer sent there, and the list of its deliveries is erased."
              endpoint="removeConnection"
              send={() => ({ id })}
              confirming="Removing"
              onDone={() => onNotice(`${name} is removed.`)}
            />
          </>
        ) : null}
      </div>
      <Refused failure={lastFailure(test, change)} />
      <Deliveries connection={connection} onNotice={onNotice} />
    </li>
  );
}

function Unfinished({ waiting, failed }: Connection["deliveries"]) {
  const parts = [waiting > 0 ? `${waiting} waiting` : "", failed > 0 ? `${failed} failed` : ""];
  return <span className="text-ink-2 text-sm">{parts.filter(Boolean).join(", ")}</span>;
}

function testSentence(
  name: string,
  { status, error, milliseconds }: Answer<"testConnection">,
): string {
  if (status === null) return `${name} did not answer: ${error ?? ""}`;
  const sentence = `${name} answered ${status} after ${milliseconds} ms.`;
  return status >= 200 && status < 300 ? `The test call worked: ${sentence}` : sentence;
}
