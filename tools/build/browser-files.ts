import { globSync, readFileSync, rmSync } from "node:fs";
import type { Manifest, ManifestChunk } from "vite";

export const ISLANDS_ENTRY = "src/entry.client.tsx";
export const ISLANDS_MANIFEST = ".vite/islands.json";

/** Which script files a page may load, according to Vite's manifests. */
export function browserFiles(client: string) {
  const read = (file: string): Manifest =>
    JSON.parse(readFileSync(`${client}/${file}`, "utf8")) as Manifest;
  const manifest = read(ISLANDS_MANIFEST);
  const chunk = (key: string, from = manifest): ManifestChunk => {
    const found = from[key];
    if (!found) throw new Error(`The browser build has no ${key}`);
    return found;
  };
  const entry = chunk(ISLANDS_ENTRY);

  /**
   * The chunk and everything it imports. With `later`, also the dynamic imports, except those of
   * the entry, which are all islands of the site.
   */
  function filesFrom(start: ManifestChunk, later: boolean, found = new Set<string>()): Set<string> {
    if (found.has(start.file)) return found;
    found.add(start.file);
    const { imports = [], dynamicImports = [] } = start;
    const followed = later && start !== entry ? [...imports, ...dynamicImports] : imports;
    for (const key of followed) filesFrom(chunk(key), later, found);
    return found;
  }

  function islandFiles(name: string, later: boolean): Set<string> {
    const island = Object.values(manifest).find(
      (candidate) => candidate.isDynamicEntry && candidate.name === name,
    );
    if (!island) throw new Error(`The file of the island ${name} must be called ${name}.tsx`);
    return new Set([...filesFrom(entry, later), ...filesFrom(island, later)]);
  }

  const texts = new Set(
    Object.entries(manifest).flatMap(([key, { file }]) => (key.startsWith("content/") ? file : [])),
  );
  const kept = new Set<string>();
  return {
    stylesheet: chunk("style.css", read(".vite/manifest.json")).file,
    /**
     * What a page with these islands needs before it responds, starting with the module that starts
     * them.
     */
    islandScripts(islands: readonly string[]): string[] {
      const files = islands.flatMap((island) => [...islandFiles(island, false)]);
      return [...new Set(files)].map((file) => `/${file}`);
    },
    /** Files under `client` that a page with these scripts and islands may load. */
    filesOf(scripts: readonly string[], islands: readonly string[]): string[] {
      const files = new Set([
        ...scripts.map((address) => address.slice(1)),
        ...islands.flatMap((island) => [...islandFiles(island, true)]),
      ]);
      for (const file of files) kept.add(file);
      return [...files];
    },
    /** Whether a file holds nothing but a text of content/, none of whose words names a class. */
    isText: (file: string): boolean => texts.has(file),
    /**
     * The router's build makes a browser chunk of every page, but pages are never rendered in the
     * browser.
     */
    removeUnused() {
      // A worker is named only by the script that starts it.
      const scripts = [...kept].map((file) => readFileSync(`${client}/${file}`, "utf8")).join();
      for (const file of globSync("assets/*.{js,css}", { cwd: client }))
        if (!kept.has(file) && !scripts.includes(file)) rmSync(`${client}/${file}`);
      rmSync(`${client}/.vite`, { recursive: true });
    },
  };
}
