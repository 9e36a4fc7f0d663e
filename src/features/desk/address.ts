import { useMemo, useSyncExternalStore } from "react";

/** Where in the desk somebody is. Filters stand in it, so that Back, reload and a shared link work. */
export interface Address {
  path: string;
  query: URLSearchParams;
  /** The token of a link that somebody was sent, without the `#`. */
  fragment: string;
}

/** What a screen gets of it. */
export interface ScreenProps {
  /** What follows the screen's own path: `ID` of /desk/leads/ID; empty on the screen itself. */
  rest: string;
}

const moves = new EventTarget();

function subscribe(listen: () => void): () => void {
  moves.addEventListener("move", listen);
  addEventListener("popstate", listen);
  return () => {
    moves.removeEventListener("move", listen);
    removeEventListener("popstate", listen);
  };
}

/** Unknown while the page is built: the server answers it for every address of the desk. */
export function useAddress(): Address | undefined {
  const text = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.pathname + location.search + location.hash,
    () => undefined,
  );
  return useMemo(() => {
    if (text === undefined) return undefined;
    const { pathname, searchParams, hash } = new URL(text, location.origin);
    return {
      path: pathname.replace(/\/+$/, ""),
      query: searchParams,
      fragment: hash.slice(1),
    };
  }, [text]);
}

/** Shows another address of the desk without loading a page. */
export function go(href: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", href);
  else {
    history.pushState(null, "", href);
    scrollTo({ top: 0, behavior: "instant" });
  }
  moves.dispatchEvent(new Event("move"));
}

/** The address with some of its filters changed; an empty one is left out. */
export function withQuery(
  { path, query }: Pick<Address, "path" | "query">,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
