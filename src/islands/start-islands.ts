import { showIslandFailure } from "./island-failure.ts";

/** The first seconds belong to reading; an island nobody has come near yet can wait this long. */
const READING_FIRST_MS = 3000;

/**
 * Loads React for the page's islands as soon as a visitor comes near one, and otherwise some seconds
 * after the page stands: the first paint waits for no script. The build names their stylesheet and
 * their scripts in a meta element (tools/build/finish-page.ts); in development the router's own
 * script loads it.
 */
function startIslands(): void {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=islands]");
  if (!meta) return;
  const files = meta.content.split(" ");
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  const start = async () => {
    const [stylesheet, ...scripts] = files.splice(0);
    if (!stylesheet) return;
    for (const island of islands) delete island.dataset.waits;
    // All at once: on a slow line each would otherwise be found only when the one before has come.
    const styles = link("stylesheet", stylesheet);
    for (const script of scripts) link("modulepreload", script);
    try {
      await loaded(styles);
      await import(/* @vite-ignore */ scripts[0] ?? "");
    } catch (error) {
      for (const island of islands) showIslandFailure(island, error);
    }
  };
  const near = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) void start();
    },
    { rootMargin: "25%" },
  );
  for (const island of islands) {
    // Until it starts nobody has been kept waiting: design-system/feedback/loading-note.css.
    island.dataset.waits = "";
    near.observe(island);
    island.addEventListener("focusin", start, { once: true });
  }
  // An address with a fragment may be answers that the calculator should open with.
  const later = () => setTimeout(start, location.hash ? 0 : READING_FIRST_MS);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(element);
  return element;
}

function loaded(element: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${element.href} did not load`));
  });
}

// In a task of its own, after the parser's, so that neither holds up a visitor's tap for long.
setTimeout(startIslands);
