import { readFileSync } from "node:fs";
import { expect, type Frame, type Locator, type Page, type Route } from "@playwright/test";
import type Axe from "axe-core";
import type { RunOptions } from "axe-core";

/** WCAG 2.2 A and AA, and axe's further best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * One line for each fault axe finds. axe is loaded only once, so a second check takes a third of
 * the time.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // On a slow machine a color may still be on its way to the one that stays.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // Details of passed rules are not needed. Our frames are tested separately, and a preview runs
    // no script.
    const options: RunOptions = { runOnly, resultTypes: ["violations"], iframes: false };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target} (${failureSummary})`),
    );
  }, tags);
}

/** Elements that overflow the window on the right. Empty if nothing scrolls sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const culprits = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
    return [
      `scrolls to ${document.documentElement.scrollWidth} of ${width}`,
      ...culprits.slice(-5),
    ];
  });
}

const checkedWidths = [1440, 1200, 1024, 768, 390, 320];
const axeWidths = [1440, 390];

/** Checks overflow and axe in a state of a page, on every screen. `npm test` has no time for it. */
export async function expectToHold(page: Page, state = ""): Promise<void> {
  if (!process.env.TEST_ALL) return;
  const before = page.viewportSize();
  for (const width of checkedWidths) {
    await page.setViewportSize({ width, height: 900 });
    // What a sticky bar covers while one scrolls is no target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await overflowing(page), `${state}: sideways at ${width} px`).toEqual([]);
    if (axeWidths.includes(width))
      expect.soft(await accessibilityFaults(page), `${state}: axe at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Scrolls like a reader, so that everything that waits to be in view is revealed. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A headless browser sometimes stops drawing frames, so a timer continues the scrolling.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 100);
      });
    // The step is fixed: just after a change of size the window can say that it is 0 pixels high.
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/**
 * The pieces of text that a visitor sees in the main part of the page, and those that its HTML
 * shows without any script. Controls and their labels are left out, since they may be absent
 * without script.
 */
export function visibleText(
  page: Page,
  html: string,
): Promise<{ seen: string[]; inHtml: string[] }> {
  return page.evaluate(
    (source) => {
      const needsScript =
        "button, label, legend, [role=status], [role=alert], output, template, script";
      // Closed details are left in: anyone can open them, and wide windows show some of them open.
      const hiddenInHtml = "[hidden], dialog:not([open])";
      const textIn = (root: Document, isShown: (element: Element) => boolean): string[] => {
        const main = root.querySelector("main");
        const found: string[] = [];
        const walker = main && root.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (walker?.nextNode()) {
          const text = walker.currentNode.textContent?.replace(/\s+/g, " ").trim();
          const element = walker.currentNode.parentElement;
          if (text && element && !element.closest(needsScript) && isShown(element))
            found.push(text);
        }
        return found;
      };
      return {
        seen: textIn(document, (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
        inHtml: textIn(
          // Parsed like this, the contents of noscript are part of the page.
          new DOMParser().parseFromString(source, "text/html"),
          (element) => !element.closest(hiddenInHtml),
        ),
      };
      // A deck's page goes on to the gate, whose policy does not know the styles of the deck's.
    },
    html.replaceAll(/<style.*?<\/style>/gs, ""),
  );
}

/** Errors on a page while it was open, in words. */
export type Trouble = string[];

/** Starts listening. Read the list after the page was used. Its own host is the first one. */
export function watch(page: Page): Trouble {
  const trouble: Trouble = [];
  let siteOrigin = URL.parse(page.url())?.host ? new URL(page.url()).origin : undefined;
  page.on("console", (message) => {
    // A status of 400 or more is reported below, with its address.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error" || message.type() === "warning")
      trouble.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith("http")) return;
    siteOrigin ??= origin;
    if (origin !== siteOrigin) trouble.push(`request to another host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts what it was still loading.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") trouble.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      trouble.push(`answered ${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** The file that the browser saves when this is pressed. */
export async function downloadBy(page: Page, pressed: Locator) {
  const downloading = page.waitForEvent("download");
  await pressed.click();
  const download = await downloading;
  return { name: download.suggestedFilename(), contents: readFileSync(await download.path()) };
}

/** Lets the server answer a request, and the browser not hear of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** The number of pages in a PDF by Chromium. Each page object names its type. */
export function pageCount(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Hides or shows the page as switching tabs does, which never happens in a headless browser. */
export function turnPage(page: Page | Frame, visibility: "hidden" | "visible"): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);
}
