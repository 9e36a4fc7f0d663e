import { globSync } from "node:fs";
import { basename } from "node:path";
import { startSiteServer } from "../tests/support/site-server.ts";
import { installOnce } from "../tools/install-once.ts";
import { buildAstroPeer } from "./pages/astro-peer.ts";
import { type Visit, visit } from "./pages/lighthouse.ts";
import { serveFolder } from "./pages/serve-folder.ts";
import { type BenchOptions, mediansInTurns, times } from "./support/figures.ts";

const [anyArticle = ""] = globSync("content/articles/*.mdx").sort();
const paths = ["/", `/knowledge-bank/${basename(anyArticle, ".mdx")}`];
const others = ["/case-studies", "/advisors/form-6765"];

/**
 * Lighthouse scores of our pages on a simulated phone. Home and an article are compared with the
 * same page built with Astro: our markup, styles and fonts, with inlined styles and without
 * scripts.
 */
export async function run({ rounds, small }: BenchOptions): Promise<void> {
  const [comparedPaths, otherPaths] = small ? [["/"], []] : [paths, others];
  const tools = installOnce("bench/pages", ".generated/bench", "Lighthouse and Astro");
  const peer = await serveFolder(await buildAstroPeer(tools, comparedPaths));
  const ours = await startSiteServer();
  const visitTo = (url: string) => () => visit(tools, url);
  try {
    for (const path of comparedPaths) {
      const measured = await mediansInTurns(rounds, {
        ours: visitTo(ours.url + path),
        astro: visitTo(peer.url + path),
      });
      console.log(`${path}\n  ours   ${inWords(measured.ours)}`);
      console.log(`  Astro  ${inWords(measured.astro)}`);
      console.log(`  ours to Astro: ${ratios(measured.ours, measured.astro)}`);
    }
    for (const path of otherPaths) {
      const measured = await mediansInTurns(rounds, { ours: visitTo(ours.url + path) });
      console.log(`${path}\n  ours   ${inWords(measured.ours)}`);
    }
  } finally {
    await Promise.all([ours.stop(), peer.stop()]);
  }
}

function inWords(visit: Visit): string {
  const scores = [visit.performance, visit.accessibility, visit.bestPractices, visit.seo];
  return [
    `scores ${scores.map((score) => Math.round(score * 100)).join("/")}`,
    `LCP ${Math.round(visit.lcpInMs)} ms`,
    `FCP ${Math.round(visit.fcpInMs)} ms`,
    `blocking ${Math.round(visit.blockingInMs)} ms`,
    `shift ${visit.layoutShift.toFixed(3)}`,
    `${(visit.bytes / 1000).toFixed(1)} kB`,
  ].join(", ");
}

function ratios(ours: Visit, peer: Visit): string {
  return [
    `LCP ${times(ours.lcpInMs / peer.lcpInMs)}`,
    `FCP ${times(ours.fcpInMs / peer.fcpInMs)}`,
    `bytes ${times(ours.bytes / peer.bytes)}`,
  ].join(", ");
}
