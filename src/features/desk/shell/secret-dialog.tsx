import { useState } from "react";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";

/** Shows the secret, which is not shown again. */
export function SecretDialog(props: {
  title: string;
  about: string;
  secret: string;
  onClose: () => void;
}) {
  const { secret } = props;
  const [copied, setCopied] = useState(false);
  // Undefined if the desk is served without TLS. The secret can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <p className="text-ink-2">{props.about}</p>
      <p className="mt-4">
        <code className="block rounded-control border border-line-strong bg-mint-wash px-3.5 py-3 text-sm wrap-anywhere select-all">
          {secret}
        </code>
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
