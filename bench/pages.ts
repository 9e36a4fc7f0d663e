import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { SiteDescription } from "../server/static-files/site-description.ts";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { findOrInstallChromium } from "../tools/test/find-chromium.ts";
import { astroVersion, buildWithAstro } from "./support/astro-peer.ts";
import { type Measurement, measure, medianOf } from "./support/lighthouse.ts";
import { startOurServer } from "./support/our-server.ts";
import { pagesReport } from "./support/pages-report.ts";
import { plainTextOf } from "./support/plain-text-of.ts";
import { outputOf } from "./support/run-program.ts";
import { serveFolder } from "./support/serve-folder.ts";

const runs = 3;

/** Home, an article and a page of plain text, beside the same text built with Astro. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const pages = pagesToMeasure();
  const astroFiles = await buildWithAstro(pages);
  const ours = await startOurServer();
  const astro = await serveFolder(astroFiles);
  try {
    console.log(await versions());
    for (const { path } of pages) {
      const measured: Record<"ours" | "astro", Measurement[]> = { ours: [], astro: [] };
      for (let count = 0; count < runs; count += 1) {
        measured.ours.push(await measure(ours.url + path));
        measured.astro.push(await measure(astro.url + path));
      }
      console.log(pagesReport(path, medianOf(measured.ours), medianOf(measured.astro)));
    }
  } finally {
    await Promise.all([ours.stop(), astro.stop()]);
    rmSync(dirname(astroFiles), { recursive: true, force: true });
  }
}

function pagesToMeasure() {
  const site: SiteDescription = JSON.parse(readFileSync("build/site.json", "utf8"));
  const built = site.pages.filter(({ status }) => status === 200);
  const article = built.find(({ path }) => path.startsWith("/knowledge-bank/"));
  const wanted = ["/", article?.path, "/privacy"];
  return built
    .filter(({ path }) => wanted.includes(path))
    .map(({ path, file, title }) => ({
      path,
      title,
      text: plainTextOf(readFileSync(`build/client/${file}`, "utf8")),
    }));
}

async function versions(): Promise<string> {
  const chromium = await outputOf([findOrInstallChromium() ?? "chromium", "--version"]);
  const lighthouse = await outputOf(["lighthouse", "--version"]);
  const number = (text: string) => /\d+(\.\d+)+/.exec(text)?.[0];
  return [
    `Lighthouse ${number(lighthouse)} mobile, Chromium ${number(chromium)}`,
    `Astro ${astroVersion}, node ${process.version}, median of ${runs}`,
  ].join(", ");
}
