import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { accessibilityFaults } from "../support/accessibility.ts";
import { pages } from "../support/built-site.ts";
import { fontsLoaded } from "../support/fonts-loaded.ts";
import { overflowing, scrollThrough } from "../support/layout.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { visibleText } from "../support/visible-text.ts";
import { watch } from "../support/watched-page.ts";

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 640 };

const fontBudget = { files: 3, bytes: 80_000 };

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

// The page for server errors has no address of its own; what it contains is checked as a file.
for (const { path } of pages.filter(({ status }) => status !== 500)) {
  test(`${path} holds on a desktop, on a tablet and without script`, async ({ browser }) => {
    const still: BrowserContextOptions = { viewport: desktop, reducedMotion: "reduce" };
    const withScript = await visit(browser, path, still, async (page) => {
      await scrollThrough(page);
      const text = await visibleText(page);
      const fonts = await fontsLoaded(page);
      const fontBytes = fonts.reduce((total, { bytes }) => total + bytes, 0);
      expect.soft(fonts.length, "font files").toBeLessThanOrEqual(fontBudget.files);
      expect.soft(fontBytes, "bytes of fonts").toBeLessThanOrEqual(fontBudget.bytes);
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
