import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { preparePicture } from "./prepare-picture.ts";

const SUFFIX = "?picture";

/**
 * `import portrait from "./portrait.jpg?picture"` returns a picture's sizes and addresses. Pages
 * use the prepared files, whose names contain a hash. The original is not published.
 */
export function pictures(): Plugin {
  let serving = false;
  return {
    name: "pictures",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const { files, describe } = await preparePicture(file);
      if (!serving)
        for (const one of files)
          this.emitFile({
            type: "asset",
            fileName: `assets/${basename(one)}`,
            source: await readFile(one),
          });
      const address = (one: string) => (serving ? `/@fs${one}` : `/assets/${basename(one)}`);
      return `export default ${JSON.stringify(describe(address))}`;
    },
  };
}
