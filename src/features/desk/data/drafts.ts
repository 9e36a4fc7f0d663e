import { useEffect, useState } from "react";
import { forgetInTab, keepInTab, keptInTab } from "./tab-storage.ts";

/** Text that is not sent yet. It survives a reload and the end of the session, in its tab. */
const prefix = "desk draft ";

export const keepDraft = (name: string, text: string) => keepInTab(prefix + name, text);
export const keptDraft = (name: string) => keptInTab(prefix + name);

export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(keptDraft(name)), [name]);
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(name, next);
    },
  ];
}

/** After signing out, no data of a lead may stay in the browser. */
export function forgetDrafts(): void {
  forgetInTab(prefix);
}
