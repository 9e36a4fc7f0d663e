import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArguments, findOrInstallChromium } from "../../tools/test/find-programs.ts";
import { median } from "./median.ts";
import { outputOf } from "./run-program.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One visit on a simulated phone with a slow connection. */
export type Measurement = {
  scores: Record<(typeof categories)[number], number>;
  lcpInMs: number;
  fcpInMs: number;
  blockingInMs: number;
  layoutShift: number;
  bytes: number;
};

/** A browser on a busy machine sometimes records no trace: that run is made again. */
export async function measure(url: string): Promise<Measurement> {
  for (let attempt = 1; attempt < 3; attempt += 1) {
    const measured = await measureOnce(url).catch(() => undefined);
    if (measured) return measured;
  }
  return measureOnce(url);
}

async function measureOnce(url: string): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const reportFile = join(folder, "report.json");
  const chromeFlags = ["--headless=new", "--disable-dev-shm-usage", ...chromiumArguments];
  try {
    await outputOf(
      [
        ...["lighthouse", url, "--quiet", "--output=json", `--output-path=${reportFile}`],
        ...[`--only-categories=${categories.join(",")}`, `--chrome-flags=${chromeFlags.join(" ")}`],
      ],
      { env: { CHROME_PATH: findOrInstallChromium() } },
    );
    return readReport(JSON.parse(readFileSync(reportFile, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

function readReport(report: Report): Measurement {
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcpInMs: value("largest-contentful-paint"),
    fcpInMs: value("first-contentful-paint"),
    blockingInMs: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
}

/** The median of each number over the runs. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (pick: (run: Measurement) => number) => median(runs.map(pick));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      "best-practices": middle(({ scores }) => scores["best-practices"]),
      seo: middle(({ scores }) => scores.seo),
    },
    lcpInMs: middle(({ lcpInMs }) => lcpInMs),
    fcpInMs: middle(({ fcpInMs }) => fcpInMs),
    blockingInMs: middle(({ blockingInMs }) => blockingInMs),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    bytes: middle(({ bytes }) => bytes),
  };
}
