/**
 * In the head of every page, allowed by its hash. For a visitor who has just come, the words stand
 * first, in fallback fonts of the same metrics (fonts.css), and what is far below is not laid out yet
 * (below-the-window.css). Once they are painted come their fonts and the page's scripts, which the
 * build has named in a meta element (tools/build/finish-page.ts). From another page of ours the fonts
 * are in the browser's cache; a reload or an address with a fragment leads to a place further down:
 * then everything comes at once.
 */

/** For a page in the background, and a browser that reports no paint. */
const AT_THE_LATEST_MS = 2000;

const { dataset } = document.documentElement;
const [how] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (how?.type === "navigate" && !location.hash && !document.referrer.startsWith(location.origin))
  dataset.words = "first";

addEventListener("DOMContentLoaded", () => {
  if (!dataset.words) return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  setTimeout(start, AT_THE_LATEST_MS);
});

function start(): void {
  if (dataset.words) dataset.words = "seen";
  const scripts = document.querySelector<HTMLMetaElement>("meta[name=scripts]");
  // As elements that are not `async` they run in the order of the page.
  for (const src of scripts?.content.split(" ") ?? [])
    document.head.append(
      Object.assign(document.createElement("script"), { type: "module", src, async: false }),
    );
  scripts?.remove();
}
