import { expect, test } from "vitest";
import type { Measurement } from "./lighthouse.ts";
import { pagesReport } from "./pages-report.ts";

const measured: Measurement = {
  scores: { performance: 100, accessibility: 99, "best-practices": 98, seo: 97 },
  lcpInMs: 800.4,
  fcpInMs: 700,
  blockingInMs: 0,
  layoutShift: 0.0012,
  bytes: 12_345,
};

test("shows the pages and the ratios of their largest paints", () => {
  const dressed = { ...measured, lcpInMs: 1000, bytes: 24_690 };
  const plain = { ...measured, lcpInMs: 500, bytes: 2_469 };
  expect(pagesReport("/a", { ours: measured, dressed, plain }).split("\n")).toEqual([
    "/a",
    "  ours           100/99/98/97, LCP 800 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 12.3 kB",
    "  Astro, dressed 100/99/98/97, LCP 1000 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 24.7 kB",
    "  Astro, plain   100/99/98/97, LCP 500 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 2.5 kB",
    "  against Astro with our markup, styles and fonts: LCP 0.80x (at most 1.1x: met), bytes 0.50x",
    "  against Astro with the words alone: LCP 1.60x (at most 1.1x: missed), bytes 5.00x",
  ]);
});
