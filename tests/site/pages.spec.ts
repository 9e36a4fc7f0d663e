import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { pages } from "../support/built-site.ts";
import {
  accessibilityFaults,
  filesLoaded,
  overflowing,
  scrollThrough,
  visibleText,
  watch,
} from "../support/page-checks.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };

/** Bytes on the wire. What a file holds for later, when the visitor asks for it, is not counted. */
const budget = {
  fontFiles: 3,
  fontBytes: 80_000,
  scriptBytes: 3_000,
  hydratedScriptBytes: 120_000,
};

/** One page opened in a browser of its own, and closed again. */
async function visit<Result>(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: siteUnderTest.url, ...options });
  const page = await context.newPage();
  const trouble = watch(page, siteUnderTest.url);
  await page.goto(path);
  const result = await look(page);
  expect.soft(trouble, "console and requests").toEqual([]);
  await context.close();
  return result;
}

async function holdsAt(page: Page, narrower: { width: number; height: number }): Promise<void> {
  const width = page.viewportSize()?.width;
  expect.soft(await overflowing(page), `sideways at ${width} px`).toEqual([]);
  expect.soft(await accessibilityFaults(page), `accessibility at ${width} px`).toEqual([]);
  await page.setViewportSize(narrower);
  expect.soft(await overflowing(page), `sideways at ${narrower.width} px`).toEqual([]);
}

async function keepsToBudget(page: Page, hydrated: boolean): Promise<void> {
  const fonts = await filesLoaded(page, "woff2");
  const scripts = await filesLoaded(page, "js");
  const scriptBudget = hydrated ? budget.hydratedScriptBytes : budget.scriptBytes;
  expect.soft(fonts.count, "font files").toBeLessThanOrEqual(budget.fontFiles);
  expect.soft(fonts.bytes, "bytes of fonts").toBeLessThanOrEqual(budget.fontBytes);
  expect.soft(scripts.bytes, "bytes of script").toBeLessThanOrEqual(scriptBudget);
}

// The page for server errors has no address of its own; what it contains is checked as a file.
for (const { path, hydrated } of pages.filter(({ status }) => status !== 500)) {
  test(`${path} holds on a desktop, on a tablet and without script`, async ({ browser }) => {
    const still: BrowserContextOptions = { viewport: desktop, reducedMotion: "reduce" };
    const withScript = await visit(browser, path, still, async (page) => {
      await scrollThrough(page);
      const text = await visibleText(page);
      await keepsToBudget(page, hydrated);
      await holdsAt(page, tablet);
      return text;
    });
    // Motion allowed: what waits to be revealed is hidden only then.
    const scriptless = { viewport: desktop, javaScriptEnabled: false };
    const withoutScript = await visit(browser, path, scriptless, visibleText);
    expect(withoutScript.join(" ").length, "characters to read").toBeGreaterThan(60);
    const lost = withScript.filter((text) => !withoutScript.includes(text));
    expect(lost, "seen with script only").toEqual([]);
  });

  test(`${path} holds on a phone and on a small phone`, async ({ browser }) => {
    const options: BrowserContextOptions = {
      viewport: phone,
      reducedMotion: "reduce",
      isMobile: true,
      hasTouch: true,
    };
    await visit(browser, path, options, async (page) => {
      await scrollThrough(page);
      await holdsAt(page, smallPhone);
    });
  });
}
