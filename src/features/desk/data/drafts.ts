import { useEffect, useState } from "react";
import { keepInTab, keptInTab } from "#browser/tab-storage.ts";

/**
 * Text that is not sent yet. It survives a reload and the end of the session, in its tab: the next
 * person at this computer does not find it.
 */
const prefix = "desk draft ";

export const keepDraft = (name: string, text: string) => keepInTab(prefix + name, text);
const keptDraft = (name: string) => keptInTab(prefix + name);

/** A draft of several fields, for a schema to check. Undefined if none is kept. */
export function keptFields(name: string): unknown {
  try {
    return JSON.parse(keptDraft(name));
  } catch {
    return undefined;
  }
}

type Change = (current: string) => string;

/** A change by function sees what is typed by then, also in an answer that took a while. */
export function useDraft(name: string): [string, (next: string | Change) => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(keptDraft(name)), [name]);
  function change(next: string | Change) {
    setText((current) => {
      const changed = typeof next === "string" ? next : next(current);
      keepDraft(name, changed);
      return changed;
    });
  }
  return [text, change];
}

/** After signing out, no data of a lead may stay in the browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
