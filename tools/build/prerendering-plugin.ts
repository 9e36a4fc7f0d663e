import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Needs every article in full, as some pages do. */
const searchIndexRoute = "pages/files/search-index";

/** What lets React Router prerender a thousand articles. It asks Vite's preview server for the pages. */
export function prerendering(): Plugin {
  return {
    name: "prerendering",
    /**
     * The server watches the project, and would list the folders of `build/` again for each file
     * that is written there: at a thousand articles more work than the pages themselves.
     */
    config(config, { isPreview }) {
      // Written here and not returned: what is returned is merged, and null would be left out.
      if (isPreview) config.server = { ...config.server, watch: null };
    },
    /**
     * React Router gives a page ten seconds. The first one that shows articles would spend them
     * rendering all of them, so they are rendered before it is asked for.
     */
    async configurePreviewServer({ config: { root, environments } }) {
      const build = resolve(root, environments.ssr?.build.outDir ?? "", "index.js");
      const { routes } = await import(pathToFileURL(build).href);
      await routes[searchIndexRoute].module.loader();
    },
  };
}
