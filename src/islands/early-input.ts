export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlsIn(island: HTMLElement): Control[] {
  return [...island.querySelectorAll<Control>("input, textarea, select")];
}

/**
 * React does not know what a visitor typed, ticked or chose before it started. This resets every
 * control that differs from how it was rendered, and returns a function that repeats the changes,
 * so that the island's handlers receive them. Controls that Firefox fills in on a reload are
 * treated alike. Only the page's own controls count: what React drew itself it knows.
 */
export function takeEarlyInput(controls: readonly Control[]): () => void {
  // All before any change is repeated: React may redraw every control after the first change.
  const changes = controls.map(setBack);
  return () => {
    for (const change of changes) change?.();
  };
}

/** Resets a control and returns a function that repeats the visitor's change. */
function setBack(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return setBackChoice(control);
  if (control.type === "checkbox" || control.type === "radio")
    return setBackTick(control as HTMLInputElement);
  return setBackText(control);
}

function setBackText(control: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  const { selectionStart, selectionEnd } = control;
  control.value = defaultValue;
  return () => {
    // React ignores an input event whose value equals the last one set on the element itself. Set
    // through the prototype's setter, the value is unknown to React, which then takes it for
    // typing.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
    set?.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    // Setting the value moved the caret to the end. Some kinds of input have no caret position.
    if (document.activeElement === control && control.value === value && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
  };
}

function setBackTick(control: HTMLInputElement) {
  const { checked, defaultChecked } = control;
  if (checked === defaultChecked) return;
  control.checked = defaultChecked;
  // Choosing another radio unticks this one by itself.
  if (control.type === "radio" && !checked) return;
  return () => {
    if (control.checked !== checked) control.click();
  };
}

function setBackChoice(control: HTMLSelectElement) {
  const { selectedIndex } = control;
  const rendered = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(rendered, 0)) return;
  control.selectedIndex = Math.max(rendered, 0);
  return () => {
    control.selectedIndex = selectedIndex;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
