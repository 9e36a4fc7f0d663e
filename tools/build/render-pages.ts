import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createRequestHandler } from "react-router";
import { createBuilder } from "vite";
import config from "../../react-router.config.ts";
import { prerenderedPaths } from "../../src/prerendered-paths.ts";
import { forEachWithLimit } from "./for-each-with-limit.ts";

/**
 * Bundles the pages and writes what each address of the site answers. React Router's own prerendering
 * asks a server in the same process twice for each page, once for its data: three times as long.
 * Drawing the sharing pictures takes as long as all pages and waits for nothing of theirs, so the
 * build goes on with the pages meanwhile.
 */
async function renderPages(directory: string) {
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  const answer = createRequestHandler(await import(resolve(directory, "server/index.js")));
  const write = (paths: readonly string[]) =>
    forEachWithLimit(paths, 4, async (path) => {
      const response = await answer(new Request(new URL(path, "http://localhost")));
      if (!response.ok) {
        // React Router has written the reason.
        console.error(`${path} could not be rendered.`);
        process.exit(1);
      }
      const file = `${directory}/client${path.includes(".") ? path : `${path}/index.html`}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    });
  const { pagesAndFiles, sharingPictures } = await prerenderedPaths();
  await write(pagesAndFiles);
  process.send?.("pages are written");
  process.disconnect?.();
  await write(sharingPictures);
}

await renderPages(config.buildDirectory);
