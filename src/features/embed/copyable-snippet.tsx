import { useId, useState } from "react";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { Button } from "#design-system/actions/button.tsx";

const words = embedBuilder.snippets;

/** A snippet for partners to copy. If the browser refuses, the text can be selected. */
export function CopyableSnippet(props: { title: string; text: string; code: string }) {
  const { title, text, code } = props;
  const [outcome, setOutcome] = useState<string>();
  const titleId = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.byHand);
    }
  }

  return (
    <div className="embed-snippet">
      <h3 id={titleId}>{title}</h3>
      <p className="text-sm text-ink-2">{text}</p>
      <pre>
        <code>{code}</code>
      </pre>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={copy}>
          {words.copy}
        </Button>
        <p role="status" className="text-sm text-ink-2">
          {outcome}
        </p>
      </div>
    </div>
  );
}
