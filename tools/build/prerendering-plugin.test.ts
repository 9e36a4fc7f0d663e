import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PreviewServer, resolveConfig } from "vite";
import { expect, test } from "vitest";
import siteConfig from "../../vite.config.ts";
import { prerendering } from "./prerendering-plugin.ts";

test("the site is built with it", () => {
  const { name } = prerendering();
  expect(siteConfig.plugins).toContainEqual(expect.objectContaining({ name }));
});

test("nothing is watched while pages are prerendered; in development everything is", async () => {
  const mode = "production";
  const watched = async (isPreview: boolean) => {
    const config = { configFile: false as const, plugins: [prerendering()] };
    return (await resolveConfig(config, "serve", mode, mode, isPreview)).server.watch;
  };
  expect(await watched(true)).toBeNull();
  expect(await watched(false)).not.toBeNull();
});

test("all articles are rendered before the first page is asked for", async () => {
  const root = mkdtempSync(join(tmpdir(), "prerendering-"));
  const loader = "async loader() { globalThis.indexMade = true; }";
  const routes = `{ "pages/files/search-index": { module: { ${loader} } } }`;
  writeFileSync(join(root, "index.js"), `export const routes = ${routes};`);
  const config = { root, environments: { ssr: { build: { outDir: "." } } } };
  const hook = prerendering().configurePreviewServer as (server: PreviewServer) => Promise<void>;
  await hook({ config } as unknown as PreviewServer);
  rmSync(root, { recursive: true });
  expect(globalThis).toHaveProperty("indexMade", true);
});
