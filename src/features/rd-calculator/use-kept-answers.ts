import { useEffect, useRef } from "react";
import { isPreview } from "#browser/funnel.ts";
import { storageKey } from "#browser/kept-estimate.ts";
import { load, save } from "#browser/kept-in-browser.ts";
import type { Answers } from "./answers/answers.ts";
import { readLinkHash } from "./answers/answers-link.ts";
import {
  type FoundAnswers,
  type KeptAnswers,
  keptAfter,
  readKept,
  writeKept,
} from "./answers/kept-answers.ts";
import type { WizardState } from "./answers/wizard.ts";

export type Found =
  | ({ readonly from: "earlier" } & FoundAnswers)
  | ({ readonly from: "link" } & KeptAnswers);

/**
 * Finds the answers of a link or of an earlier visit after hydration (the prerendered page knows
 * neither), and keeps them in this browser from then on. Contact details are never among them.
 */
export function useKeptAnswers(
  { answers, step, offeredTypeIds }: WizardState,
  enabled: boolean,
  onFound: (found: Found) => void,
): void {
  const untouched = useRef(answers);
  const last = useRef<FoundAnswers>(undefined);
  const found = useRef(onFound);
  const offered = useRef(offeredTypeIds);

  useEffect(() => {
    if (!enabled) return;
    const followLink = () => {
      const linked = takeLinkedAnswers(offered.current);
      if (linked) found.current({ from: "link", answers: linked, step: 3 });
      return linked !== undefined;
    };
    if (!followLink()) {
      const kept = readKept(load(keyFor(offered.current)), Date.now(), offered.current);
      if (kept) {
        last.current = kept;
        found.current({ from: "earlier", ...kept });
      }
    }
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, [enabled]);

  useEffect(() => {
    if (!enabled || answers === untouched.current) return;
    const kept = keptAfter(last.current, { answers, step }, Date.now());
    last.current = kept;
    save(keyFor(offered.current), writeKept(kept, kept.savedAt));
  }, [answers, step, enabled]);
}

/** A preview keeps its answers apart, so that the link that a partner copies there opens at step 1. */
function keyFor(offeredTypeIds: readonly string[]): string {
  const key = storageKey(offeredTypeIds);
  return isPreview() ? `${key}:preview` : key;
}

/** The link is used once: what the visitor changes afterwards must survive a reload. */
function takeLinkedAnswers(offeredTypeIds: readonly string[]): Answers | undefined {
  const answers = readLinkHash(location.hash, offeredTypeIds);
  if (answers) history.replaceState(history.state, "", location.pathname + location.search);
  return answers;
}
