import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import type { RestoredFrom } from "./use-kept-answers.ts";

export function RestoredNote(props: { from: RestoredFrom | undefined; onClear: () => void }) {
  const { from, onClear } = props;
  const { fromEarlier, fromLink, clear } = rdCalculator.kept;
  if (!from) return null;
  return (
    <div className="rd-restored">
      <p>{from === "link" ? fromLink : fromEarlier}</p>
      <Button variant="quiet" size="small" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}

export function NeedsScript() {
  const { before, link, after } = rdCalculator.needsScript;
  return (
    <noscript>
      <p className="rd-needs-script">
        {before} <TextLink href="/contact">{link}</TextLink> {after}
      </p>
    </noscript>
  );
}
