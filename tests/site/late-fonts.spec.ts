import { expect, test } from "@playwright/test";
import { pages } from "../support/built-site.ts";
import { recordShifts, shiftsOf } from "../support/layout-shift.ts";

/** The highest that still counts as good among the Core Web Vitals. */
const highestShift = 0.1;

/** One page of each kind: the first below each first part of the address. */
const kinds = new Map(
  pages
    .filter(({ status }) => status === 200)
    .map(({ path }) => [
      path.split("/").slice(0, 2).join("/") + (path.split("/")[2] ? "/…" : ""),
      path,
    ]),
);

test.use({ viewport: { width: 390, height: 844 } });

for (const path of kinds.values())
  test(`${path} does not move when its fonts arrive late`, async ({ page }) => {
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    await recordShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    await twoFrames();
    release();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames();
    const { total, moved } = await shiftsOf(page);
    expect(total, `moved: ${moved.join(" | ")}`).toBeLessThanOrEqual(highestShift);
  });
