import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { type Measurement, measure, medianOf } from "./support/lighthouse.ts";
import { startOurServer } from "./support/our-server.ts";
import { serveFolder } from "./support/serve-folder.ts";

const runs = 7;
const highestRatio = 1.05;

/** A partner's page with the calculator's script in it, beside the same page without. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const ours = await startOurServer();
  const folder = mkdtempSync(join(tmpdir(), "bench-embed-"));
  const script = `<script async src="${ours.url}/embed.js" data-partner="wealthfd"></script>`;
  writeFileSync(join(folder, "without.html"), hostPage(""));
  writeFileSync(join(folder, "with.html"), hostPage(script));
  const host = await serveFolder(folder);
  try {
    const measured: Record<"without" | "with", Measurement[]> = { without: [], with: [] };
    // In turns, so that a busy minute of the machine falls on both alike.
    for (let count = 0; count < runs; count += 1)
      // Really slow, not computed: what the page waits for is the question here.
      for (const page of ["without", "with"] as const)
        measured[page].push(await measure(`${host.url}/${page}.html`, "devtools"));
    const [without, withEmbed] = [medianOf(measured.without), medianOf(measured.with)];
    const ratio = withEmbed.lcpInMs / without.lcpInMs;
    console.log(`LCP of the host page without / with: ${ms(without)} / ${ms(withEmbed)}`);
    const verdict = ratio <= highestRatio ? "kept" : "MISSED";
    console.log(`ratio ${ratio.toFixed(3)}, at most ${highestRatio}: ${verdict}`);
    if (ratio > highestRatio) process.exitCode = 1;
  } finally {
    await Promise.all([ours.stop(), host.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const ms = ({ lcpInMs }: Measurement) => `${Math.round(lcpInMs)} ms`;

/** Words above the calculator as an accountant has them, and the calculator at the end. */
function hostPage(embed: string): string {
  const paragraph = `<p>${"We keep the books of small practices and talk to their owners. ".repeat(12)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Smith &amp; Sons</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Smith &amp; Sons, accountants</h1>${paragraph.repeat(3)}${embed}</body></html>`;
}
