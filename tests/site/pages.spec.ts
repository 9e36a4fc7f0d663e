import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type ViewportSize,
} from "@playwright/test";
import { pages } from "../support/built-site.ts";
import {
  accessibilityFaults,
  filesLoaded,
  overflowing,
  scrollThrough,
  type Trouble,
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
  fontBytes: 40_000,
  scriptBytes: 3_000,
  hydratedScriptBytes: 120_000,
};

/** A window that goes from page to page: none of them keeps anything that the next could find. */
type Reader = { page: Page; size: ViewportSize; trouble: Trouble };

async function openWindow(
  browser: Browser,
  size: ViewportSize,
  options: BrowserContextOptions,
): Promise<Reader> {
  const context = await browser.newContext({ baseURL: siteUnderTest.url, ...options });
  const page = await context.newPage();
  return { page, size, trouble: watch(page, siteUnderTest.url) };
}

const test = base.extend<object, { atDesk: Reader; onPhone: Reader; withoutScript: Reader }>({
  atDesk: [
    async ({ browser }, use) =>
      use(await openWindow(browser, desktop, { reducedMotion: "reduce" })),
    { scope: "worker" },
  ],
  onPhone: [
    async ({ browser }, use) => {
      const touch: BrowserContextOptions = { isMobile: true, hasTouch: true };
      await use(await openWindow(browser, phone, { reducedMotion: "reduce", ...touch }));
    },
    { scope: "worker" },
  ],
  // Motion allowed: what waits to be revealed is hidden only then.
  withoutScript: [
    async ({ browser }, use) =>
      use(await openWindow(browser, desktop, { javaScriptEnabled: false })),
    { scope: "worker" },
  ],
});

async function visit<Result>(
  { page, size, trouble }: Reader,
  path: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  await page.setViewportSize(size);
  trouble.length = 0;
  await page.goto(path);
  const result = await look(page);
  expect.soft(trouble, "console and requests").toEqual([]);
  return result;
}

async function holdsAt(page: Page, narrower: ViewportSize): Promise<void> {
  const width = page.viewportSize()?.width;
  expect.soft(await overflowing(page), `sideways at ${width} px`).toEqual([]);
  expect.soft(await accessibilityFaults(page), `accessibility at ${width} px`).toEqual([]);
  await page.setViewportSize(narrower);
  expect.soft(await overflowing(page), `sideways at ${narrower.width} px`).toEqual([]);
}

/** At a text size of 24 px, half as large again as browsers set it, nor is a control of the header cut off. */
async function holdsWithLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  for (const { width, height } of [smallPhone, phone]) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflowing(page), `sideways at ${width} px with large text`).toEqual([]);
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll("header :is(a, button)")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().right > innerWidth)
        .map((control) => control.textContent),
    );
    expect.soft(cutOff, `of the header at ${width} px with large text`).toEqual([]);
  }
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
  test(`${path} holds on a desktop, on a tablet and without script`, async ({
    atDesk,
    withoutScript,
  }) => {
    const read = await visit(atDesk, path, async (page) => {
      await scrollThrough(page);
      const text = await visibleText(page);
      await keepsToBudget(page, hydrated);
      await holdsAt(page, tablet);
      return text;
    });
    const readWithoutScript = await visit(withoutScript, path, visibleText);
    expect(readWithoutScript.join(" ").length, "characters to read").toBeGreaterThan(60);
    const lost = read.filter((text) => !readWithoutScript.includes(text));
    expect(lost, "seen with script only").toEqual([]);
  });

  test(`${path} holds on a phone, on a small phone and there with large text`, async ({
    onPhone,
  }) => {
    await visit(onPhone, path, async (page) => {
      await scrollThrough(page);
      await holdsAt(page, smallPhone);
      await holdsWithLargeText(page);
    });
  });
}
