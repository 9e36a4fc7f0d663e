import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "@playwright/test";
import { pages } from "../support/built-pages/built-site.ts";
import {
  accessibilityFaults,
  overflowing,
  scrollThrough,
  type Trouble,
  visibleText,
  watch,
} from "../support/built-pages/page-checks.ts";
import { inTestAll } from "../support/in-test-all.ts";
import { siteUnderTest } from "../support/journeys/site-under-test.ts";

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844, touch: true };
const smallPhone = { width: 320, height: 640, touch: true };

/** One window for all pages, since no page stores anything that the next could find. */
type Reader = { page: Page; trouble: Trouble; resize: (size: Size) => Promise<void> };

type Size = { width: number; height: number; touch?: boolean };

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Reader> {
  const context = await browser.newContext({ baseURL: siteUnderTest.url, ...options });
  const page = await context.newPage();
  const emulation = await context.newCDPSession(page);
  return {
    page,
    trouble: watch(page, siteUnderTest.url),
    async resize({ width, height, touch = false }) {
      await emulation.send("Emulation.setTouchEmulationEnabled", { enabled: touch });
      await emulation.send("Emulation.setDeviceMetricsOverride", {
        ...{ width, height, deviceScaleFactor: 1, mobile: touch },
      });
    },
  };
}

const test = base.extend<object, { withScript: Reader; withoutScript: Reader }>({
  withScript: [
    async ({ browser }, use) => use(await openWindow(browser, { reducedMotion: "reduce" })),
    { scope: "worker" },
  ],
  // With motion allowed, because only then elements are hidden until they are revealed.
  withoutScript: [
    async ({ browser }, use) => use(await openWindow(browser, { javaScriptEnabled: false })),
    { scope: "worker" },
  ],
});

async function visit<Result>(
  { page, trouble, resize }: Reader,
  path: string,
  look: () => Promise<Result>,
): Promise<Result> {
  await resize(desktop);
  trouble.length = 0;
  await page.goto(path);
  const result = await look();
  expect.soft(trouble, "console and requests").toEqual([]);
  return result;
}

/** Nothing overflows, and on one phone and one desktop size axe finds no fault. */
async function holdsOn({ page, resize }: Reader, size: Size, { axe }: { axe: boolean }) {
  await resize(size);
  if (size.touch && axe) await scrollThrough(page);
  expect.soft(await overflowing(page), `sideways at ${size.width} px`).toEqual([]);
  if (axe) expect.soft(await accessibilityFaults(page), `axe at ${size.width} px`).toEqual([]);
}

/**
 * At a text size of 24 px, one and a half times the default, the header's controls stay in view
 * too.
 */
async function holdsWithLargeText({ page, resize }: Reader, sizes: Size[]): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  for (const size of sizes) {
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

/** One page of each template. `npm test` opens these alone. */
const templates = [
  ...["/", "/advisors/form-6765", "/case-studies", "/contact", "/desk", "/embed/rd-calculator"],
  ...["/fortune", "/knowledge-bank", "/knowledge-bank/s-corporation-pay-for-doctors-2026"],
  ...["/presentations", "/services/rd-tax-credits", "/specialties/orthodontics"],
];

test("every template above is a page of the site", () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(templates));
});

// The page for server errors has no address. Its contents are checked as a file.
for (const { path } of pages.filter(({ status }) => status !== 500)) {
  test(
    `${path} fits and is accessible on every screen, with large text and without script`,
    templates.includes(path) ? {} : inTestAll,
    async ({ withScript, withoutScript }) => {
      const read = await visit(withScript, path, async () => {
        // The desk is hidden until it knows who is signed in.
        await expect(withScript.page.locator("[data-opening]")).toHaveCount(0);
        await scrollThrough(withScript.page);
        const text = await visibleText(withScript.page);
        await holdsOn(withScript, desktop, { axe: true });
        await holdsOn(withScript, tablet, { axe: false });
        await holdsOn(withScript, phone, { axe: true });
        await holdsOn(withScript, smallPhone, { axe: false });
        await holdsWithLargeText(withScript, [smallPhone, phone]);
        return text;
      });
      const readWithoutScript = await visit(withoutScript, path, () =>
        visibleText(withoutScript.page),
      );
      expect(readWithoutScript.join(" ").length, "characters to read").toBeGreaterThan(60);
      const lost = read.filter((text) => !readWithoutScript.includes(text));
      expect(lost, "seen with script only").toEqual([]);
    },
  );
}
