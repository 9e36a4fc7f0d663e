import { useEffect, useState } from "react";
import { forget, load, readKept, save, writeKept } from "#browser/kept-for-a-day.ts";

/** A note that is not sent yet, kept in this browser for a day or until it is sent. */
const prefix = "desk draft ";

export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = readKept(load(prefix + name), Date.now())?.text;
    setText(typeof kept === "string" ? kept : "");
  }, [name]);
  return [
    text,
    (next) => {
      setText(next);
      if (next) save(prefix + name, writeKept({ text: next }, Date.now()));
      else forget(prefix + name);
    },
  ];
}

/** After signing out nothing of a lead stays in the browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) forget(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}
