import { hydrateIsland } from "#islands/hydrate-island.tsx";

// Without the router in the browser an interactive page ships about 40 kB less: docs/decisions/0002.
for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
  void hydrateIsland(element);
