const PAUSE_MS = 50;

/**
 * Lays out the sections below the window once the page stands, one after the other, so that none of
 * it holds up a visitor (below-window.css).
 */
export function layOutBelowWindow(): void {
  const sections = document.querySelectorAll("main > section");
  const layOut = (section: Element) => section.toggleAttribute("data-laid-out", true);
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Who arrives further down, also by reloading or stepping back, must find it where it will stay.
  if (location.hash || how?.type !== "navigate") sections.forEach(layOut);
  else
    addEventListener("load", () =>
      sections.forEach((section, order) => {
        setTimeout(layOut, order * PAUSE_MS, section);
      }),
    );
}
