import { useEffect, useRef } from "react";
import { isPreview } from "#browser/funnel.ts";
import { storageKey } from "#browser/kept-estimate.ts";
import { load, save } from "#browser/kept-for-a-day.ts";
import type { Answers } from "./answers/answers.ts";
import { readLinkHash } from "./answers/answers-link.ts";
import { type KeptAnswers, readKept, writeKept } from "./answers/kept-answers.ts";
import type { WizardState } from "./answers/wizard.ts";

export type RestoredFrom = "earlier" | "link";

/**
 * Finds the answers of a link or of earlier today after hydration (the prerendered page knows
 * neither), and keeps them in this browser from then on. Contact details are never among them.
 */
export function useKeptAnswers(
  { answers, step, offeredTypeIds }: WizardState,
  enabled: boolean,
  onFound: (found: KeptAnswers, from: RestoredFrom) => void,
): void {
  const untouched = useRef(answers);
  const found = useRef(onFound);
  const offered = useRef(offeredTypeIds);

  useEffect(() => {
    if (!enabled) return;
    const followLink = () => {
      const linked = takeLinkedAnswers(offered.current);
      if (linked) found.current({ answers: linked, step: 3 }, "link");
      return linked !== undefined;
    };
    if (!followLink()) {
      const kept = readKept(load(keyFor(offered.current)), Date.now(), offered.current);
      if (kept) found.current(kept, "earlier");
    }
    addEventListener("hashchange", followLink);
    return () => removeEventListener("hashchange", followLink);
  }, [enabled]);

  useEffect(() => {
    if (!enabled || answers === untouched.current) return;
    save(keyFor(offered.current), writeKept({ answers, step }, Date.now()));
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
