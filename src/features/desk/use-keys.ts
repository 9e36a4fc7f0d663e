import { useEffect, useEffectEvent } from "react";
import { load, save } from "#browser/kept-in-browser.ts";

/** WCAG 2.1.4: single keys can be turned off, for people who dictate or rest a hand on the keys. */
const setting = "desk single keys";

export const singleKeysAreOn = () => load(setting) !== "off";

export function setSingleKeys(on: boolean): void {
  save(setting, on ? "on" : "off");
}

export type Keys = Readonly<Record<string, () => void>>;

/** Single-key shortcuts of a screen. Ignored in a field, behind a dialog, or when turned off. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open], :popover-open, details[data-closes][open]")) return;
    const act = Object.hasOwn(keys, event.key) && keys[event.key];
    if (!act || (event.key !== "Escape" && !singleKeysAreOn())) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select")) {
      if (event.key !== "Escape") return;
      // Browsers would also clear a search field.
      event.preventDefault();
      return target.blur();
    }
    // Enter on a link or a button is left to the browser.
    if (event.key === "Enter" && target.closest("a, button, summary")) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
