import { useId, useState } from "react";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Sheet } from "#design-system/layout/sheet.tsx";
import { linkHash, type PlanEntries } from "./entries.ts";
import { type PlanSheetProps, PrintSheet } from "./print-sheet.tsx";
import { SendPlan } from "./send-plan.tsx";

const words = yearEndPlanWords.actions;

/** What can be done with a finished plan. Loaded with the first list. */
export function PlanActions(props: PlanSheetProps & { onClear: () => void }) {
  const { onClear, ...sheet } = props;
  const { plan, entries } = sheet;
  return (
    <div className="plan-actions">
      <div className="flex flex-wrap content-start gap-3">
        <Button variant="quiet" size="small" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="quiet" size="small" onClick={onClear}>
          {words.startOver}
        </Button>
        <CopyLink entries={entries} />
      </div>
      <Sheet className="p-5 sm:p-7">
        <SendPlan entries={entries} taxYear={plan.taxYear} />
      </Sheet>
      <PrintSheet {...sheet} />
    </div>
  );
}

/** If the browser does not allow copying, the link is shown to be copied by hand. */
function CopyLink({ entries }: { entries: PlanEntries }) {
  const [outcome, setOutcome] = useState<"copied" | "by-hand">();
  const noteId = useId();
  const link = () => location.origin + location.pathname + linkHash(entries);
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
      <p id={noteId} className="basis-full text-sm text-ink-3">
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
