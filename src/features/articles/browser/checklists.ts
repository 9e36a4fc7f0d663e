import { forget, load, save } from "#browser/kept-in-browser.ts";

/**
 * Turns the drawn boxes of an article's lists into checkboxes. What is ticked is kept in this
 * browser by the text of the line, so that a line that has changed must be ticked again. Unlike a
 * calculator's answers it is kept until it is cleared: a checklist takes weeks.
 */
export function startChecklists(): void {
  const lists = [...document.querySelectorAll<HTMLElement>("[data-tickable]")];
  const key = `checklist:${location.pathname}`;
  const ticked = new Set(readTicks(load(key)));
  const boxes = lists.flatMap((list) => [...list.querySelectorAll("li")].map(makeTickable));

  const notes = document.querySelectorAll<HTMLElement>("[data-ticks-note]");

  function show(): void {
    for (const { box, text } of boxes) box.checked = ticked.has(text);
    for (const note of notes) note.hidden = !boxes.some(({ box }) => box.checked);
  }

  function keep(): void {
    if (ticked.size > 0) save(key, JSON.stringify([...ticked]));
    else forget(key);
    show();
  }

  for (const { box, text } of boxes)
    box.addEventListener("change", () => {
      if (box.checked) ticked.add(text);
      else ticked.delete(text);
      keep();
    });
  for (const note of notes)
    note.querySelector("button")?.addEventListener("click", () => {
      ticked.clear();
      keep();
      // The button is hidden now; the focus stays at its list.
      note.closest("[data-tickable]")?.querySelector("input")?.focus({ preventScroll: true });
    });
  show();
}

function makeTickable(item: HTMLElement): { box: HTMLInputElement; text: string } {
  const text = item.textContent.replaceAll(/\s+/g, " ").trim();
  const box = document.createElement("input");
  box.type = "checkbox";
  const label = document.createElement("label");
  label.append(box, ...item.childNodes);
  item.append(label);
  item.dataset.ticks = "";
  return { box, text };
}

/** Another page or an extension may have written something else under the key. */
function readTicks(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
