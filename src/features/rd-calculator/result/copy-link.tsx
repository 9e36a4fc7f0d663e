import { useId, useState } from "react";
import { currentAttribution, homeAddress } from "#browser/attribution.ts";
import { embedPath } from "#content/calculators/embed.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import type { Answers } from "../answers/answers.ts";
import { linkHash } from "../answers/answers-link.ts";

const words = rdCalculatorResult.actions;

/** The page that a link opens: for an embedded calculator not the page in the frame. */
function ownPage(): string {
  return location.pathname === embedPath ? homeAddress(currentAttribution()) : location.pathname;
}

/** Copies the link. If the browser does not allow it, shows the link to be copied by hand. */
export function CopyLink({ answers }: { answers: Answers }) {
  const [outcome, setOutcome] = useState<"copied" | "by-hand">();
  const noteId = useId();
  const link = () => location.origin + ownPage() + linkHash(answers);

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
      <Button variant="quiet" size="small" aria-describedby={noteId} onClick={copy}>
        {words.copyLink}
      </Button>
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
