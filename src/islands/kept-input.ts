type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { name: string; type: string; value: string; checked: boolean }[];

const keyOf = (island: HTMLElement) => `input ${location.pathname} ${island.dataset.island}`;

const controlsIn = (island: HTMLElement) => [
  ...island.querySelectorAll<Control>("input, textarea, select"),
];

/** Remembers over a reload what stands in an island's controls, in this tab; no password. */
export function keepInput(island: HTMLElement): void {
  const kept: Kept = controlsIn(island).map((control) => ({
    name: control.name,
    type: control.type,
    value: control.type === "password" ? "" : control.value,
    checked: "checked" in control && control.checked,
  }));
  try {
    sessionStorage.setItem(keyOf(island), JSON.stringify(kept));
  } catch {
    // Storage is full or switched off: then the visitor has to type it again.
  }
}

/** Puts it back, once, where the same controls stand; early-input.ts then tells React of it. */
export function restoreInput(island: HTMLElement): void {
  let kept: Kept = [];
  try {
    kept = JSON.parse(sessionStorage.getItem(keyOf(island)) ?? "[]");
    sessionStorage.removeItem(keyOf(island));
  } catch {
    return;
  }
  for (const [index, control] of controlsIn(island).entries()) {
    const { name, type, value, checked } = kept[index] ?? {};
    if (value === undefined || control.name !== name || control.type !== type) continue;
    if (type === "checkbox" || type === "radio") (control as HTMLInputElement).checked = !!checked;
    else if (value !== "") control.value = value;
  }
}
