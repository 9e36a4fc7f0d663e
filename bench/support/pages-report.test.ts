import { expect, test } from "vitest";
import type { Measurement } from "./lighthouse.ts";
import { comparisonReport, isPerfect, routeReport, summary } from "./pages-report.ts";

const measured: Measurement = {
  scores: { performance: 100, accessibility: 99, "best-practices": 98, seo: 97 },
  lcpInMs: 800.4,
  fcpInMs: 700,
  blockingInMs: 0,
  layoutShift: 0.0012,
  bytes: 12_345,
  elements: 678,
  failed: ["link-name"],
};
const perfect: Measurement = {
  ...measured,
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  layoutShift: 0,
  failed: [],
};

test("shows the pages and the ratios of their largest paints", () => {
  const dressed = { ...measured, lcpInMs: 1000, bytes: 24_690 };
  const plain = { ...measured, lcpInMs: 500, bytes: 2_469 };
  const painted = { ours: 900, dressed: 1_000, plain: 600 };
  expect(comparisonReport("/a", { ours: measured, dressed, plain }, painted).split("\n")).toEqual([
    "/a",
    "  ours           100/99/98/97, LCP 800 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 12.3 kB",
    "  Astro, dressed 100/99/98/97, LCP 1000 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 24.7 kB",
    "  Astro, plain   100/99/98/97, LCP 500 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 2.5 kB",
    "  LCP computed for a slow line: ours 800 ms, dressed 0.80x of 1000 ms (at most 0.9x: met), plain 1.60x of 500 ms (at most 1.5x: missed)",
    "  LCP painted on a slow line: ours 900 ms, dressed 0.90x of 1000 ms (at most 0.9x: met), plain 1.50x of 600 ms (at most 1.5x: met)",
    "  bytes: 0.50x of dressed, 5.00x of plain",
  ]);
});

test("a route is perfect when every score is 100", () => {
  const verdict = (changed: Partial<Measurement>) =>
    isPerfect({ unlisted: false, measured: { ...perfect, ...changed } });
  expect(verdict({})).toBe(true);
  expect(verdict({ scores: { ...perfect.scores, performance: 99 } })).toBe(false);
});

test("a page that is not to be listed may fail the audit for listing, and no other", () => {
  const scores = { ...perfect.scores, seo: 69 };
  const verdict = (unlisted: boolean, failed: string[]) =>
    isPerfect({ unlisted, measured: { ...perfect, scores, failed } });
  expect(verdict(true, ["is-crawlable"])).toBe(true);
  expect(verdict(true, ["is-crawlable", "meta-description"])).toBe(false);
  expect(verdict(false, ["is-crawlable"])).toBe(false);
});

test("a route's line says what it fails and how often it was visited", () => {
  expect(routeReport({ path: "/a", rounds: 5, unlisted: false, measured })).toBe(
    "  /a: 100/99/98/97, LCP 800 ms, FCP 700 ms, blocking 0 ms, shift 0.001, 12.3 kB, 678 elements, median of 5, fails link-name",
  );
});

test("the summary names the routes that fall short", () => {
  const route = (path: string, measurement: Measurement) => ({
    ...{ path, rounds: 1, unlisted: false },
    measured: measurement,
  });
  expect(summary([route("/a", measured), route("/b", perfect)])).toBe(
    "1 of 2 routes have 100 in every category that applies; not these: /a; largest shift 0.001",
  );
});
