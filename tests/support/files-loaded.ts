import type { Page } from "@playwright/test";

export type LoadedFiles = { count: number; bytes: number };

/** Files of this kind (`js`, `woff2`) the page has fetched so far, and the bytes of their bodies. */
export async function filesLoaded(page: Page, extension: string): Promise<LoadedFiles> {
  await page.waitForLoadState("networkidle");
  const sizes = await page.evaluate(
    (ending) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .map(({ encodedBodySize }) => encodedBodySize),
    `.${extension}`,
  );
  return { count: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}
