import type { Page } from "@playwright/test";

export type FontFile = { url: string; bytes: number };

/** Fonts the page has fetched so far, with the bytes of their bodies. */
export async function fontsLoaded(page: Page): Promise<FontFile[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(woff2?|ttf|otf)(\?|$)/.test(name))
      .map((entry) => ({
        url: entry.name,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      }));
  });
}
