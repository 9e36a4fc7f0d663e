/**
 * What a visitor typed, ticked or chose before React started stands in the page, but React does not
 * know of it. Each control that differs from how the server rendered it is set back and then changed
 * again as the visitor did, so that the island's own handlers hear of it.
 */
export function replayEarlyInput(island: HTMLElement): void {
  for (const control of island.querySelectorAll("input, textarea, select")) {
    if (control instanceof HTMLSelectElement) replayChoice(control);
    else if (control instanceof HTMLTextAreaElement) replayText(control);
    else if (control instanceof HTMLInputElement)
      if (control.type === "checkbox" || control.type === "radio") replayTick(control);
      else replayText(control);
  }
}

function replayText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = control;
  if (value === defaultValue) return;
  control.value = defaultValue;
  // React compares an input event with the last value set on the element itself. Through the
  // prototype's setter it does not see this one, and takes it for typing.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  if (document.activeElement === control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function replayTick(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked) return;
  // Choosing another radio has unticked this one already.
  if (control.type === "radio" && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}

function replayChoice(control: HTMLSelectElement): void {
  const rendered = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (control.selectedIndex !== Math.max(rendered, 0))
    control.dispatchEvent(new Event("change", { bubbles: true }));
}
