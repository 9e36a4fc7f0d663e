import { useEffect, useState } from "react";
import { forgetInTab, keepInTab, keptInTab } from "./tab-storage.ts";

/** A note that is not sent yet. It survives a reload and the end of the session, in its tab. */
const prefix = "desk draft ";

export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(keptInTab(prefix + name)), [name]);
  return [
    text,
    (next) => {
      setText(next);
      keepInTab(prefix + name, next);
    },
  ];
}

/** After signing out, no data of a lead may stay in the browser. */
export function forgetDrafts(): void {
  forgetInTab(prefix);
}
