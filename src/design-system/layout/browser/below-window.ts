/**
 * Lays out the sections below the window once the page stands, one whenever the browser is idle, so
 * that none of it holds up a visitor (below-window.css).
 */
export function layOutBelowWindow(): void {
  const sections = [...document.querySelectorAll<HTMLElement>("main > section")];
  const layOut = (section: HTMLElement) => {
    section.dataset.laidOut = "";
  };
  // Who arrives further down must find it where it will stay.
  if (location.hash || !isFirstVisit()) {
    sections.forEach(layOut);
    return;
  }
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    layOut(section);
    whenIdle(next);
  };
  addEventListener("load", () => whenIdle(next));
}

/** After a reload or a step back the browser goes to where the visitor was. */
function isFirstVisit(): boolean {
  const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return how?.type === "navigate";
}

/** Safari has no such callback. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}
