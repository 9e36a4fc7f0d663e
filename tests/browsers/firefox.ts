import { inflateSync } from "node:zlib";
import puppeteer, { type KeyInput, type Page } from "puppeteer-core";
import { findFirefox } from "../support/programs.ts";
import { type Browser, type Driver, type Engine, endWithParent } from "./driver.ts";

const program = findFirefox();

/** Firefox without a window, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  installed: program !== undefined,
  start,
};

async function start(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: endWithParent,
    env: { ...process.env, PROGRAM: program },
    headless: true,
    // As the journeys in Chromium: whoever asks for less motion never waits for a movement to end.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    newWindow: async () => {
      const context = await browser.createBrowserContext();
      return drive(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

/** Leaving a page ends what it was still loading: NS_BINDING_ABORTED. */
const isAbortedFont = /downloadable font: download failed .*status=2152398850/;

function drive(page: Page, close: () => Promise<void>): Driver {
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type()))
      trouble.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => {
    if (!isAbortedFont.test(`${error}`)) trouble.push(`uncaught: ${error} (${page.url()})`);
  });
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (script, ...args) =>
      page.evaluate(script as (...given: unknown[]) => unknown, ...args) as never,
    pointAt: (x, y) => page.mouse.move(x, y),
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    sheetsOfPaper: async () => pageCount(Buffer.from(await page.pdf({ format: "Letter" }))),
    trouble: async () => trouble,
    close,
  };
}

/** Firefox keeps the objects of its PDFs in compressed streams. */
function pageCount(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = text.matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)endstream/gs);
  return [...streams]
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .flatMap((objects) => objects.match(/\/Type \/Page\b/g) ?? []).length;
}
