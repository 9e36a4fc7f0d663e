import { globSync } from "node:fs";
import { basename } from "node:path";
import { createServer, type Plugin } from "vite";
import { firmTimeZone } from "../content/firm.ts";
import type {
  ArticleModule,
  RenderedArticle,
} from "../src/features/articles/render/render-article.tsx";
import { today } from "../src/wording/dates.ts";
import siteConfig from "../vite.config.ts";

/**
 * `node tools/article-words.ts [id …]`: renders each article and prints its words and the minutes
 * they make. Whatever is wrong with an article is printed instead.
 */
const asked = process.argv.slice(2).map((argument) => basename(argument, ".mdx"));
const ids = globSync("content/articles/*.mdx").map((file) => basename(file, ".mdx"));
const day = today(firmTimeZone);

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "silent",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: siteConfig.plugins?.filter((plugin): plugin is Plugin =>
    ["@mdx-js/rollup", "lucide-icons"].includes((plugin as Plugin | undefined)?.name ?? ""),
  ),
});
try {
  const { renderArticle } = (await vite.ssrLoadModule(
    "/src/features/articles/render/render-article.tsx",
  )) as typeof import("../src/features/articles/render/render-article.tsx");
  for (const id of asked.length > 0 ? asked : ids.sort()) {
    try {
      const module = await vite.ssrLoadModule(`/content/articles/${id}.mdx`);
      report(renderArticle(id, module as ArticleModule, day));
    } catch (error) {
      console.log(`wrong  ${id}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
} finally {
  await vite.close();
}

function report({ id, words, minutes }: RenderedArticle): void {
  console.log(`${String(words).padStart(5)} words = ${String(minutes).padStart(2)} min  ${id}`);
}
