import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** The search index needs every article in full, as some pages do. */
const searchIndexRoute = "pages/files/search-index";

/**
 * Lets React Router prerender a thousand articles. It requests the pages from Vite's preview
 * server.
 */
export function prerendering(): Plugin {
  return {
    name: "prerendering",
    /**
     * The server watches the project and would list the folders of `build/` again for each file
     * written there. With a thousand articles that takes longer than rendering the pages.
     */
    config(config, { isPreview }) {
      // Set here instead of returned, because a returned null would be dropped when settings are
      // merged.
      if (isPreview) config.server = { ...config.server, watch: null };
    },
    /**
     * React Router allows ten seconds for a page. The first page that shows articles would need
     * longer to render them all, so they are rendered before.
     */
    async configurePreviewServer({ config: { root, environments } }) {
      const build = resolve(root, environments.ssr?.build.outDir ?? "", "index.js");
      const { routes } = await import(pathToFileURL(build).href);
      await routes[searchIndexRoute].module.loader();
    },
  };
}
