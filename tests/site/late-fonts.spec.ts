import { expect, type Page, test } from "@playwright/test";
import { pages } from "../support/built-pages/built-site.ts";

/** The highest layout shift that counts as good in Core Web Vitals. */
const highestShift = 0.1;

/** One page of each kind: the first for each first segment of the path. */
const kinds = new Map(
  pages
    .filter(({ status }) => status === 200)
    .map(({ path }) => [
      path.split("/").slice(0, 2).join("/") + (path.split("/")[2] ? "/…" : ""),
      path,
    ]),
);

for (const path of kinds.values())
  test(`${path} does not move while it loads, though its fonts arrive late @test:all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 844 });
    test.skip(!(await hasFallbackFonts(page)), "This machine has no font that visitors have.");
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const twoFrames = () =>
      page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    await twoFrames();
    release();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames();
    expect(await loadedFonts(page)).toContain("Instrument Sans");
    const { total, moved } = await shiftsOf(page);
    expect(total, `moved: ${moved.join(" | ")}`).toBeLessThanOrEqual(highestShift);
  });

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll('"', "")),
  );

type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/** How much the layout has shifted since the page was opened, and what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ total: number; moved: string[] }>((done) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType("layout-shift") as Shift[];
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          done({
            total: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: nodes.map((node) => node?.textContent?.slice(0, 40) ?? ""),
          });
        });
        // All that was recorded before comes at once. The navigation is always there.
        for (const type of ["layout-shift", "navigation"])
          observer.observe({ type, buffered: true });
      }),
  );

/** One serif and one sans-serif fallback of src/design-system/fonts.css. */
function hasFallbackFonts(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const hasOneOf = (names: string[]) =>
      Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load())).then(
        () => true,
        () => false,
      );
    return (
      (await hasOneOf(["Georgia", "Times New Roman", "Liberation Serif", "Tinos"])) &&
      (await hasOneOf(["Arial", "Liberation Sans", "Arimo", "Helvetica"]))
    );
  });
}
