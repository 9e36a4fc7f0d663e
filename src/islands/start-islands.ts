import { showIslandFailure } from "./island-failure.ts";

/** How long an island waits that is not near the window, so that the page can be read first. */
const READING_FIRST_MS = 3000;

/**
 * Loads React for the page's islands when a visitor scrolls near one, otherwise some seconds after
 * the page has loaded, so that the first paint waits for no script. The build lists the scripts in
 * a meta element (tools/build/finish-page.ts). In development the router's script loads them.
 */
function startIslands(): void {
  const scripts = document.querySelector<HTMLMetaElement>("meta[name=islands]")?.content;
  if (!scripts) return;
  const [entry = "", ...others] = scripts.split(" ");
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  // A module is evaluated once, however often it is imported.
  const start = () => {
    for (const island of islands) delete island.dataset.waits;
    // All in parallel: on a slow line each would otherwise be requested only after the one before.
    for (const href of others.splice(0))
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
      );
    import(/* @vite-ignore */ entry).catch((error: unknown) => {
      for (const island of islands) showIslandFailure(island, error);
    });
  };
  const near = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: "25%" },
  );
  for (const island of islands) {
    // Its loading note stays hidden until it starts: design-system/feedback/loading-note.css.
    island.dataset.waits = "";
    near.observe(island);
    island.addEventListener("focusin", start, { once: true });
  }
  // A fragment in the address may hold answers that the calculator opens with.
  const later = () => setTimeout(start, location.hash ? 0 : READING_FIRST_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}

// In a separate task, so that parsing and this do not block a visitor's tap together.
setTimeout(startIslands);
