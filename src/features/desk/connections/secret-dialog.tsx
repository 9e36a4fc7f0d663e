import { useState } from "react";
import { deskConnections } from "#content/desk.ts";
import type { ConnectionSecretAnswer } from "#contracts/desk/connections.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { fillIn } from "#wording/fill-in.ts";

const words = deskConnections.secret;

/** Shows the secret, which is not shown again. */
export function SecretDialog(props: { answer: ConnectionSecretAnswer; onClose: () => void }) {
  const { connection, secret } = props.answer;
  const [copied, setCopied] = useState(false);
  // Undefined if the desk is served without TLS. The secret can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <Dialog open onClose={props.onClose} title={fillIn(words.heading, { name: connection.name })}>
      <p className="text-ink-2">{words.about}</p>
      <p className="mt-4">
        <code className="connection-secret">{secret}</code>
      </p>
      <p role="status" className="sr-only">
        {copied ? words.copied : ""}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        {clipboard ? (
          <Button onClick={() => clipboard.writeText(secret).then(() => setCopied(true))}>
            {copied ? words.copied : words.copy}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={props.onClose}>
          {words.done}
        </Button>
      </p>
    </Dialog>
  );
}
