import { useId, useState } from "react";
import { SmallButton } from "../actions/button.tsx";
import { TextInput } from "./text-input.tsx";

/** Copies a link. If the browser does not allow it, shows the link to be copied by hand. */
export function CopyLink(props: {
  /** Called when it is needed, because the address of the page can change. */
  link: () => string;
  words: {
    readonly copyLink: string;
    readonly linkLeavesOut: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly linkLabel: string;
  };
}) {
  const { link, words } = props;
  const [outcome, setOutcome] = useState<"copied" | "by-hand">();
  const noteId = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      setOutcome("copied");
    } catch {
      setOutcome("by-hand");
    }
  }

  return (
    <>
      <SmallButton aria-describedby={noteId} onClick={copy}>
        {words.copyLink}
      </SmallButton>
      <p id={noteId} className="basis-full text-sm leading-normal text-ink-3">
        {words.linkLeavesOut}
      </p>
      <p role="status" className="basis-full text-sm text-ink-2 empty:hidden">
        {outcome === "copied" ? words.copied : null}
        {outcome === "by-hand" ? words.copyByHand : null}
      </p>
      {outcome === "by-hand" ? (
        <div className="basis-full">
          <TextInput
            label={words.linkLabel}
            readOnly
            value={link()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      ) : null}
    </>
  );
}
