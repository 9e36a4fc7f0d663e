import { test as base, expect, type Page } from "@playwright/test";
import { pages, templates } from "../support/built-pages/built-site.ts";
import {
  accessibilityFaults,
  overflowing,
  scrollThrough,
  type Trouble,
  visibleText,
  watch,
} from "../support/built-pages/page-checks.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";

type Size = { width: number; height: number; touch?: boolean };
const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844, touch: true };
const smallPhone = { width: 320, height: 640, touch: true };

type Reader = { page: Page; trouble: Trouble; resize: (size: Size) => Promise<void> };

/** One window for all pages. What one stores for the visit is cleared before the next. */
const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: siteUnderTest.url,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const emulation = await context.newCDPSession(page);
      await use({
        page,
        trouble: watch(page),
        async resize({ width, height, touch = false }) {
          await emulation.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
          await emulation.send("Emulation.setDeviceMetricsOverride", {
            ...{ width, height, deviceScaleFactor: 1, mobile: touch },
          });
        },
      });
    },
    { scope: "worker" },
  ],
});

/** At every size nothing overflows, and at some of them axe finds no fault. */
async function expectToFit({ page, resize }: Reader, axeAt: Size[]): Promise<void> {
  for (const size of [desktop, tablet, phone, smallPhone]) {
    await resize(size);
    expect.soft(await overflowing(page), `sideways at ${size.width} px`).toEqual([]);
    if (!axeAt.includes(size)) continue;
    await scrollThrough(page);
    expect.soft(await accessibilityFaults(page), `axe at ${size.width} px`).toEqual([]);
  }
}

/**
 * At a text size of 24 px, one and a half times the default, the header's controls stay in view
 * too.
 */
async function expectToFitWithLargeText({ page, resize }: Reader): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  for (const size of [smallPhone, phone]) {
    await resize(size);
    const place = `at ${size.width} px with large text`;
    expect.soft(await overflowing(page), `sideways ${place}`).toEqual([]);
    const cutOff = await page.evaluate(() =>
      [...document.querySelectorAll("header :is(a, button)")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().right > innerWidth)
        .map((control) => control.textContent),
    );
    expect.soft(cutOff, `cut off in the header ${place}`).toEqual([]);
  }
}

/** Pages that readers found too long: at most ten screens of a phone, closed as they open. */
const shortPages = /^\/(services\/rd-tax-credits|specialties\/.+)$/;
const mostScreens = 10;

async function expectToBeShort({ page, resize }: Reader): Promise<void> {
  await resize(phone);
  // What is open in a wide window closes after it has become narrow.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight), "pixels of a phone")
    .toBeLessThanOrEqual(mostScreens * phone.height);
}

async function look(reader: Reader, path: string, axeAt: Size[]): Promise<void> {
  const { page, trouble, resize } = reader;
  await resize(desktop);
  trouble.length = 0;
  await page.goto(path);
  // The desk is hidden until it knows who is signed in.
  await expect(page.locator("[data-opening]")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await scrollThrough(page);
  const html = await (await page.request.get(path)).text();
  const { seen, inHtml } = await visibleText(page, html);
  expect.soft(inHtml.join(" ").length, "characters without script").toBeGreaterThan(60);
  const lost = seen.filter((text) => !inHtml.includes(text));
  expect.soft(lost, "seen with script only").toEqual([]);
  await expectToFit(reader, axeAt);
  if (shortPages.test(path)) await expectToBeShort(reader);
  await expectToFitWithLargeText(reader);
  expect(trouble, "console and requests").toEqual([]);
}

// Chromium without a screen sometimes stops answering while a page is scrolled: twice in 280 looks.
// The page is then looked at once more, whole, in a new window.
test.describe.configure({ retries: 1 });

/** `npm test` looks at one page of each template, `npm run test:all` at every page. */
const axeAt = process.env.TEST_ALL ? [desktop, phone] : [phone];

// The page for server errors has no address. Its contents are checked as a file.
for (const { path } of pages.filter(({ status }) => status !== 500))
  test(
    `${path} fits every screen, is accessible, and is read without script`,
    { tag: templates.includes(path) ? [] : "@test:all" },
    ({ reader }) => look(reader, path, axeAt),
  );
