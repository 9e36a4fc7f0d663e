import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments } from "../tests/support/programs.ts";
import { buildWhenChanged } from "../tools/build/build-when-changed.ts";
import { findOrInstallChromium } from "../tools/test/find-programs.ts";
import { median } from "./support/median.ts";
import { startOurServer } from "./support/our-server.ts";
import { serveFolder } from "./support/serve-folder.ts";

const turns = 15;
const highestRatio = 1.05;

/** Lighthouse's slow 4G and phone, applied to the visit: what the page waits for is the question. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const slowerProcessor = { rate: 4 };

/** A partner's page with the calculator's script in it, beside the same page without. */
export async function run(): Promise<void> {
  await buildWhenChanged();
  const ours = await startOurServer();
  const folder = mkdtempSync(join(tmpdir(), "bench-embed-"));
  const script = `<script async src="${ours.url}/embed.js" data-partner="wealthfd"></script>`;
  writeFileSync(join(folder, "without.html"), hostPage(""));
  writeFileSync(join(folder, "with.html"), hostPage(script));
  const host = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: chromiumArguments,
  });
  try {
    const measured: Record<"without" | "with", number[]> = { without: [], with: [] };
    // In turns, so that a busy minute of the machine falls on both alike.
    for (let turn = 0; turn < turns; turn += 1)
      for (const page of ["without", "with"] as const)
        measured[page].push(await largestPaintInMs(browser, `${host.url}/${page}.html`));
    const [without, withEmbed] = [median(measured.without), median(measured.with)];
    const ratio = withEmbed / without;
    console.log(
      `LCP of the host page, slow 4G, median of ${turns}: ` +
        `${Math.round(without)} ms without, ${Math.round(withEmbed)} ms with`,
    );
    const verdict = ratio <= highestRatio ? "kept" : "MISSED";
    console.log(`ratio ${ratio.toFixed(3)}, at most ${highestRatio}: ${verdict}`);
    if (ratio > highestRatio) process.exitCode = 1;
  } finally {
    await browser.close();
    await Promise.all([ours.stop(), host.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Once the calculator in the frame has come too, if there is one. */
async function largestPaintInMs(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    await devtools.send("Emulation.setCPUThrottlingRate", slowerProcessor);
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

/** Words above the calculator as an accountant has them, and the calculator at the end. */
function hostPage(embed: string): string {
  const paragraph = `<p>${"We keep the books of small practices and talk to their owners. ".repeat(12)}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Smith &amp; Sons</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>Smith &amp; Sons, accountants</h1>${paragraph.repeat(3)}${embed}</body></html>`;
}
