/**
 * Lays out what below-the-window.css has left, one part a frame, so that no tap waits for all of it.
 * Then the page is as long as it says.
 */
export function layOutTheRest(): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      "main > section, article section, article figure, footer",
    ),
  ];
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "visible";
    requestAnimationFrame(next);
  };
  // With their fonts, which are under way by then, or they would be laid out twice.
  setTimeout(() => document.fonts.ready.then(next), 100);
}
