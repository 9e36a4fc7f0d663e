import { useId, useState } from "react";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { SmallButton } from "#design-system/actions/button.tsx";

const words = embedBuilder.snippets;

/** A snippet for partners to copy. If the browser refuses, the text can be selected. */
export function CopyableSnippet(props: {
  title: string;
  text: string;
  code: string | undefined;
  /** Says what to do first, in the place of the code. */
  missing: string;
}) {
  const { title, text, code, missing } = props;
  const [copied, setCopied] = useState<{ code: string; outcome: string }>();
  const titleId = useId();

  async function copy() {
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, outcome: words.copied });
    } catch {
      setCopied({ code, outcome: words.byHand });
    }
  }

  return (
    <div className="grid gap-2.5 pt-4 border-t border-line-strong">
      <h3 id={titleId} className="font-sans text-base/[1.3] font-semibold tracking-normal">
        {title}
      </h3>
      <p className="text-sm text-ink-2">{text}</p>
      <pre className="py-3.5 px-4 border border-line rounded-control bg-sheet text-sm leading-normal whitespace-pre-wrap wrap-anywhere">
        {code ? <code>{code}</code> : missing}
      </pre>
      <div className="flex flex-wrap items-center gap-3">
        <SmallButton aria-describedby={titleId} disabled={!code} onClick={copy}>
          {words.copy}
        </SmallButton>
        <p role="status" className="text-sm text-ink-2">
          {/* Another code than the one that was copied. */}
          {copied?.code === code ? copied?.outcome : null}
        </p>
      </div>
    </div>
  );
}
