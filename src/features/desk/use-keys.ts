import { useEffect, useRef, useSyncExternalStore } from "react";
import { load, save } from "#browser/kept-for-a-day.ts";

/** WCAG 2.1.4: whoever dictates, or rests a hand on the keys, can turn single keys off. */
const setting = "desk single keys";
const changes = new EventTarget();

export function setSingleKeys(on: boolean): void {
  save(setting, on ? "on" : "off");
  changes.dispatchEvent(new Event("change"));
}

const areOn = () => load(setting) !== "off";

export function useSingleKeys(): boolean {
  return useSyncExternalStore(
    (listen) => {
      changes.addEventListener("change", listen);
      return () => changes.removeEventListener("change", listen);
    },
    areOn,
    () => true,
  );
}

export type Keys = Readonly<Record<string, () => void>>;

/** What single keys do on a screen. They do nothing in a field, behind a dialog, or when turned off. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], :popover-open, details[data-closes][open]")) return;
      const act = Object.hasOwn(current.current, event.key) && current.current[event.key];
      if (!act || (event.key !== "Escape" && !areOn())) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select")) {
        if (event.key === "Escape") target.blur();
        return;
      }
      // Enter on a link or a button is the browser's own.
      if (event.key === "Enter" && target.closest("a, button, summary")) return;
      event.preventDefault();
      act();
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
