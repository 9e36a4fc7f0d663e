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

test("shows both pages and the ratio of their largest paint", () => {
  const lines = pagesReport("/a", measured, { ...measured, lcpInMs: 1000, bytes: 24_690 });
  expect(lines.split("\n")).toEqual([
    "/a",
    "  ours  100/99/98/97, LCP 800 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 12.3 kB",
    "  Astro 100/99/98/97, LCP 1000 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 24.7 kB",
    "  LCP 0.80x of Astro's (at most 1.1x: met), bytes 0.50x",
  ]);
});

test("says when the target is missed", () => {
  expect(pagesReport("/a", { ...measured, lcpInMs: 2000 }, measured)).toContain("missed");
});
