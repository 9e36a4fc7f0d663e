import { forget, load, save } from "#browser/kept-for-a-day.ts";

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

  function keep(): void {
    if (ticked.size > 0) save(key, JSON.stringify([...ticked]));
    else forget(key);
    for (const { box, text } of boxes) box.checked = ticked.has(text);
  }

  for (const { box, text } of boxes)
    box.addEventListener("change", () => {
      if (box.checked) ticked.add(text);
      else ticked.delete(text);
      keep();
    });
  for (const note of document.querySelectorAll<HTMLElement>("[data-ticks-note]")) {
    note.hidden = false;
    note.querySelector("button")?.addEventListener("click", () => {
      for (const { text } of boxes) ticked.delete(text);
      keep();
    });
  }
  for (const { box, text } of boxes) box.checked = ticked.has(text);
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
