import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { SiteDescription } from "../server/static-files/site-description.ts";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { findOrInstallChromium } from "../tools/test/find-programs.ts";
import { astroVersion } from "./support/astro-install.ts";
import { buildWithAstro, type PageToRebuild } from "./support/astro-peer.ts";
import { type Measurement, measure, medianOf } from "./support/lighthouse.ts";
import { startOurServer } from "./support/our-server.ts";
import { pagesReport } from "./support/pages-report.ts";
import { outputOf } from "./support/run-program.ts";
import { serveFolder } from "./support/serve-folder.ts";

const runs = 3;

/** Home, an article and a page of plain text, beside the same text built with Astro. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const pages = pagesToMeasure();
  const folders = [await buildWithAstro(pages, "dressed"), await buildWithAstro(pages, "plain")];
  const [dressed, plain] = await Promise.all(folders.map(serveFolder));
  const ours = await startOurServer();
  try {
    console.log(await versions());
    for (const { path } of pages) {
      const [first = [], second = [], third = []] = await inTurns(
        [ours, dressed, plain].map((server) => `${server?.url}${path}`),
      );
      const measured = {
        ours: medianOf(first),
        dressed: medianOf(second),
        plain: medianOf(third),
      };
      console.log(pagesReport(path, measured));
    }
  } finally {
    await Promise.all([ours.stop(), dressed?.stop(), plain?.stop()]);
    for (const folder of folders) rmSync(dirname(folder), { recursive: true, force: true });
  }
}

/** So that a busy minute of the machine falls on all of them alike. */
async function inTurns(urls: string[]): Promise<Measurement[][]> {
  const measured: Measurement[][] = urls.map(() => []);
  for (let count = 0; count < runs; count += 1)
    for (const [index, url] of urls.entries()) measured[index]?.push(await measure(url));
  return measured;
}

function pagesToMeasure(): PageToRebuild[] {
  const site: SiteDescription = JSON.parse(readFileSync("build/site.json", "utf8"));
  const built = site.pages.filter(({ status }) => status === 200);
  const article = built.find(({ path }) => path.startsWith("/knowledge-bank/"));
  const wanted = ["/", article?.path, "/privacy"];
  return built
    .filter(({ path }) => wanted.includes(path))
    .map(({ path, file }) => ({ path, html: readFileSync(`build/client/${file}`, "utf8") }));
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
