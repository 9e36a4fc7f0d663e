import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** The result of one visit on a simulated phone with a slow connection. Scores are from 0 to 1. */
export type Visit = Record<keyof typeof figures, number>;

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const score = (category: string) => (report: Report) => report.categories[category]?.score ?? 0;
const value = (audit: string) => (report: Report) =>
  report.audits[audit]?.numericValue ?? Number.NaN;

const figures = {
  performance: score("performance"),
  accessibility: score("accessibility"),
  bestPractices: score("best-practices"),
  seo: score("seo"),
  lcpInMs: value("largest-contentful-paint"),
  fcpInMs: value("first-contentful-paint"),
  blockingInMs: value("total-blocking-time"),
  layoutShift: value("cumulative-layout-shift"),
  bytes: value("total-byte-weight"),
};

/** On a busy machine the browser sometimes records nothing. Such a visit is repeated. */
const attempts = 3;

/**
 * `tools` is the folder that holds Lighthouse. It starts the installed Chromium with an empty
 * cache.
 */
export async function visit(tools: string, url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const report = await reportOn(tools, url);
      const read = Object.entries(figures).map(([name, figureIn]) => [name, figureIn(report)]);
      return Object.fromEntries(read);
    } catch (error) {
      if (attempt === attempts)
        throw new Error(`Lighthouse failed; it needs Chromium (CHROME_PATH). ${error}`);
    }
  }
}

async function reportOn(tools: string, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(tools, "node_modules/lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      "--disable-full-page-screenshot",
      "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage",
    ],
    { maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}
