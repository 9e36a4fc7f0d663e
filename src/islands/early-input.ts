type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor typed, ticked or chose before React started is in the page, but React does not
 * know of it. Every control that differs from how it was rendered is set back; the function that
 * comes back changes them again as the visitor did, so that the island's own handlers hear of it.
 * On a reload Firefox fills in controls by itself, which looks the same.
 */
export function takeEarlyInput(island: HTMLElement): () => void {
  const controls = [...island.querySelectorAll<Control>("input, textarea, select")];
  // All at once, because React may redraw every control of the island after the first change.
  const changes = controls.map(setBack);
  return () => {
    for (const change of changes) change?.();
  };
}

/** Returns a function that repeats the visitor's change of a control. */
function setBack(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return setBackChoice(control);
  if (control.type === "checkbox" || control.type === "radio")
    return setBackTick(control as HTMLInputElement);
  return setBackText(control);
}

function setBackText(control: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = control;
  if (value === defaultValue) return;
  control.value = defaultValue;
  return () => {
    // React compares an input event with the last value set on the element itself. Through the
    // prototype's setter it does not see this one, and takes it for typing.
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
