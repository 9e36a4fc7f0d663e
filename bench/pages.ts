import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { SiteDescription } from "../server/static-files/site-description.ts";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { findOrInstallChromium } from "../tools/test/find-programs.ts";
import { astroVersion } from "./support/astro-install.ts";
import { buildWithAstro, type PageToRebuild } from "./support/astro-peer.ts";
import { type Lighthouse, medianOf, startLighthouse } from "./support/lighthouse.ts";
import { median } from "./support/median.ts";
import { type OurServer, startOurServer } from "./support/our-server.ts";
import {
  type Compared,
  comparisonReport,
  isPerfect,
  type MeasuredRoute,
  routeReport,
  summary,
} from "./support/pages-report.ts";
import { outputOf } from "./support/run-program.ts";
import { serveFolder } from "./support/serve-folder.ts";

/** Rounds of the compared pages, and of a route whose first visit was not perfect. */
const ROUNDS = 5;
/** A busy machine misses on every route: then the rest is measured once. */
const AGAIN_AT_MOST_MS = 5 * 60_000;

/**
 * Every route on a simulated phone; home, an article and a page of plain text also beside the same
 * page built with Astro. `--page /about` measures one, `--rounds 3` with fewer rounds.
 */
export async function run(options: {
  page?: string | undefined;
  rounds?: string | undefined;
}): Promise<void> {
  const rounds = Number(options.rounds ?? ROUNDS);
  await buildWhenChanged();
  const pages = pagesToMeasure(options.page);
  const ours = await startOurServer();
  const lighthouse = await startLighthouse();
  try {
    console.log(`${await versions()}, compared pages: median of ${rounds}`);
    await compareWithAstro(lighthouse, ours, toCompare(pages, options.page), rounds);
    console.log(`Every route, once; median of ${rounds} where that was not perfect`);
    const again = performance.now() + AGAIN_AT_MOST_MS;
    const routes: MeasuredRoute[] = [];
    for (const page of pages) {
      const visit = () => lighthouse.measure(`${ours.url}${page.path}`);
      const visits = [await visit()];
      const route = () => ({ ...page, rounds: visits.length, measured: medianOf(visits) });
      if (!isPerfect(route()) && performance.now() < again)
        while (visits.length < rounds) visits.push(await visit());
      routes.push(route());
      console.log(routeReport(route()));
    }
    console.log(summary(routes));
  } finally {
    await Promise.all([ours.stop(), lighthouse.stop()]);
  }
}

async function compareWithAstro(
  lighthouse: Lighthouse,
  ours: OurServer,
  pages: readonly PageToRebuild[],
  rounds: number,
): Promise<void> {
  if (pages.length === 0) return;
  const folders = [await buildWithAstro(pages, "dressed"), await buildWithAstro(pages, "plain")];
  const peers = await Promise.all(folders.map(serveFolder));
  try {
    for (const { path } of pages) {
      const urls = [ours, ...peers].map((server) => `${server.url}${path}`);
      const measured = compared(await inTurns(lighthouse.measure, urls, rounds), medianOf);
      const painted = compared(await inTurns(lighthouse.paintedInMs, urls, rounds), median);
      console.log(comparisonReport(path, measured, painted));
    }
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()));
    for (const folder of folders) rmSync(dirname(folder), { recursive: true, force: true });
  }
}

/** So that a busy minute of the machine falls on all of them alike. */
async function inTurns<Value>(
  measure: (url: string) => Promise<Value>,
  urls: string[],
  rounds: number,
): Promise<Value[][]> {
  const measured: Value[][] = urls.map(() => []);
  for (let count = 0; count < rounds; count += 1)
    for (const [index, url] of urls.entries()) measured[index]?.push(await measure(url));
  return measured;
}

function compared<Value>(
  [ours = [], dressed = [], plain = []]: Value[][],
  middle: (values: Value[]) => Value,
): Compared<Value> {
  return { ours: middle(ours), dressed: middle(dressed), plain: middle(plain) };
}

type Page = PageToRebuild & { unlisted: boolean };

/** Pages for errors answer with an error, which Lighthouse does not measure. */
function pagesToMeasure(only: string | undefined): Page[] {
  const site: SiteDescription = JSON.parse(readFileSync("build/site.json", "utf8"));
  const pages = site.pages
    .filter(({ status, path }) => status === 200 && (!only || path === only))
    .map(({ path, file }) => {
      const html = readFileSync(`build/client/${file}`, "utf8");
      return { path, html, unlisted: /<meta name="robots" content="noindex/.test(html) };
    });
  if (pages.length === 0) throw new Error(`No page has the address ${only}`);
  return pages;
}

function toCompare(pages: readonly Page[], only: string | undefined): Page[] {
  const article = pages.find(({ path }) => path.startsWith("/knowledge-bank/"));
  const wanted = ["/", article?.path, "/privacy", only];
  return pages.filter(({ path }) => wanted.includes(path));
}

async function versions(): Promise<string> {
  const chromium = await outputOf([findOrInstallChromium() ?? "chromium", "--version"]);
  const lighthouse = await outputOf(["lighthouse", "--version"]);
  const number = (text: string) => /\d+(\.\d+)+/.exec(text)?.[0];
  return [
    `Lighthouse ${number(lighthouse)} mobile, Chromium ${number(chromium)}`,
    `Astro ${astroVersion}, node ${process.version}`,
  ].join(", ");
}
