/**
 * Loads React for the page's islands once the page stands and the browser is idle, or as soon as a
 * visitor comes near one: the first paint waits for no script. The build names the module in a meta
 * element (tools/build/finish-page.ts); in development the router's own script loads it.
 */
export function startIslands(): void {
  const entry = document.querySelector<HTMLMetaElement>("meta[name=islands]")?.content;
  if (!entry) return;
  // A module is evaluated once, however often it is imported.
  const start = () => void import(/* @vite-ignore */ entry);
  const near = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: "25%" },
  );
  for (const island of document.querySelectorAll("[data-island]")) near.observe(island);
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle);
}
