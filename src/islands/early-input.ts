type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ControlValue = string | boolean | number;

/** A control before React starts: as it was rendered, and as the visitor has left it. */
interface EarlyControl {
  readonly control: Control;
  readonly rendered: ControlValue;
  readonly entered: ControlValue;
}

/** Only the page's own controls count: what React draws itself it knows. */
export function earlyControls(island: HTMLElement): EarlyControl[] {
  const controls = [...island.querySelectorAll<Control>("input, textarea, select")];
  return controls.map((control) => ({
    control,
    rendered: renderedEntry(control),
    entered: entryOf(control),
  }));
}

/**
 * React does not know what a visitor typed, ticked or chose before it started. This resets every
 * control that differs from how it was rendered, and returns a function that repeats the changes,
 * so that the island's handlers receive them. Controls that Firefox fills in on a reload are
 * treated alike.
 */
export function takeEarlyInput(controls: readonly EarlyControl[]): () => void {
  // All before any change is repeated: React may redraw every control after the first change.
  const changes = controls.map(({ control, rendered, entered }) => {
    const now = entryOf(control);
    // React handles what a visitor does while it starts, and may then redraw what was entered before.
    return setBack(control, now === rendered ? entered : now);
  });
  return () => {
    for (const change of changes) change?.();
  };
}

function entryOf(control: Control): ControlValue {
  if (control instanceof HTMLSelectElement) return control.selectedIndex;
  return isTick(control) ? control.checked : control.value;
}

function renderedEntry(control: Control): ControlValue {
  if (control instanceof HTMLSelectElement)
    return Math.max(
      [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      0,
    );
  return isTick(control) ? control.defaultChecked : control.defaultValue;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

/** Resets a control and returns a function that repeats the visitor's change. */
function setBack(control: Control, entered: ControlValue): (() => void) | undefined {
  const rendered = renderedEntry(control);
  if (entered === rendered) return;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = rendered as number;
    return () => {
      control.selectedIndex = entered as number;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (isTick(control)) {
    control.checked = rendered as boolean;
    // Choosing another radio unticks this one by itself.
    if (control.type === "radio" && !entered) return;
    return () => {
      if (control.checked !== entered) control.click();
    };
  }
  return setBackText(control, entered as string);
}

function setBackText(control: HTMLInputElement | HTMLTextAreaElement, entered: string) {
  const { selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  return () => {
    // React ignores an input event whose value equals the last one set on the element itself. Set
    // through the prototype's setter, the value is unknown to React, which then takes it for
    // typing.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
    set?.call(control, entered);
    control.dispatchEvent(new Event("input", { bubbles: true }));
    // Setting the value moved the caret to the end. Some kinds of input have no caret position.
    if (document.activeElement === control && control.value === entered && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
  };
}
