import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "#site-shell/island-boundary.tsx";
import { islands } from "./islands.ts";

/**
 * React starts only inside the islands of a page; the rest of the page stays plain HTML. Without the
 * router in the browser an interactive page ships about 40 kB less: docs/decisions/0002.
 */
for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const name = element.dataset.island ?? "";
  const load = islands[name];
  if (!load) throw new Error(`No island is called ${name}`);
  void load().then((Component) => {
    const props = JSON.parse(element.dataset.props ?? "{}");
    hydrateRoot(
      element,
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>,
      { identifierPrefix: name },
    );
    element.dataset.hydrated = "";
  });
}
