import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { Button } from "#design-system/actions/button.tsx";
import { CopyLink } from "#design-system/forms/copy-link.tsx";
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
    <div className="grid gap-6 min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] min-[56rem]:items-start">
      <div className="flex flex-wrap content-start gap-3">
        <Button variant="quiet" size="small" onClick={() => print()}>
          {words.print}
        </Button>
        <Button variant="quiet" size="small" onClick={onClear}>
          {words.startOver}
        </Button>
        <CopyLink words={words} link={() => linkTo(entries)} />
      </div>
      <Sheet className="p-5 sm:p-7">
        <SendPlan entries={entries} taxYear={plan.taxYear} />
      </Sheet>
      <PrintSheet {...sheet} />
    </div>
  );
}

const linkTo = (entries: PlanEntries) => location.origin + location.pathname + linkHash(entries);
