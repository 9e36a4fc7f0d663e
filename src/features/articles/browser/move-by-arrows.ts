/** From the field down into the results and back up with the arrow keys; Escape empties the field. */
export function moveByArrows(input: HTMLInputElement, results: HTMLElement): void {
  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      input.value = "";
      input.dispatchEvent(new Event("input"));
      input.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || results.hidden) return;
    const stops = [input, ...results.querySelectorAll("a")];
    const place = stops.indexOf(document.activeElement as HTMLAnchorElement);
    const next = stops[place + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  input.addEventListener("keydown", move);
  results.addEventListener("keydown", move);
}
