import lighthouse, { type Flags, type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { chromiumArguments } from "../../tests/support/programs.ts";
import { findOrInstallChromium } from "../../tools/test/find-programs.ts";
import { median } from "./median.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** One visit on a simulated phone with a slow connection. */
export type Measurement = {
  scores: Record<(typeof categories)[number], number>;
  lcpInMs: number;
  fcpInMs: number;
  blockingInMs: number;
  layoutShift: number;
  bytes: number;
  elements: number;
  /** Audits other than timings that took points from a score. */
  failed: string[];
};

export type Lighthouse = {
  /** On a fast line; the times are computed for the slow one. */
  measure(url: string): Promise<Measurement>;
  /**
   * When the largest text was painted, on a line and a processor that were slowed down. The
   * computed LCP waits for whatever came before the paint on the fast line, fonts among it, also
   * where a slow line would have painted the words first.
   */
  paintedInMs(url: string): Promise<number>;
  stop(): Promise<void>;
};

/** One browser for all visits; each begins with an empty cache. */
export async function startLighthouse(): Promise<Lighthouse> {
  const browser = await puppeteer.launch({
    executablePath: findOrInstallChromium() ?? "chromium",
    args: ["--disable-dev-shm-usage", ...chromiumArguments],
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  async function visit(url: string, flags: Flags): Promise<Measurement> {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      ...flags,
      // A picture of the page for the report, which nobody looks at.
      disableFullPageScreenshot: true,
    });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: no result`);
    return readReport(result.lhr);
  }
  /** A browser on a busy machine sometimes records no trace: that run is made again. */
  async function visitUntilSeen(url: string, flags: Flags): Promise<Measurement> {
    for (let attempt = 1; attempt < 3; attempt += 1) {
      const measured = await visit(url, flags).catch(() => undefined);
      if (measured) return measured;
    }
    return visit(url, flags);
  }
  return {
    measure: (url) => visitUntilSeen(url, { onlyCategories: [...categories] }),
    paintedInMs: async (url) => {
      const flags: Flags = { onlyCategories: ["performance"], throttlingMethod: "devtools" };
      return (await visitUntilSeen(url, flags)).lcpInMs;
    },
    stop: () => browser.close(),
  };
}

function readReport({ categories: scored, audits }: Result): Measurement {
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const failed = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => scored[name]?.auditRefs ?? [])
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
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
    elements: value("dom-size-insight"),
    failed: failed.map(({ id }) => id),
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
    elements: middle(({ elements }) => elements),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
