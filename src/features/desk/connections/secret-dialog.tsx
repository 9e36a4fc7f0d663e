import { useState } from "react";
import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";

/** Shows the secret, which is not shown again. */
export function SecretDialog(props: { answer: Answer<"rotateSecret">; onClose: () => void }) {
  const { connection, secret } = props.answer;
  const [copied, setCopied] = useState(false);
  // Undefined if the desk is served without TLS. The secret can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <Dialog open onClose={props.onClose} title={`The secret of ${connection.name}`}>
      <p className="text-ink-2">
        Copy it into the receiver now: it is shown only this once. With it the receiver checks that
        a call comes from you.
      </p>
      <p className="mt-4">
        <code className="connection-secret">{secret}</code>
      </p>
      <p role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        {clipboard ? (
          <Button onClick={() => clipboard.writeText(secret).then(() => setCopied(true))}>
            {copied ? "Copied" : "Copy"}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={props.onClose}>
          I have copied it
        </Button>
      </p>
    </Dialog>
  );
}
