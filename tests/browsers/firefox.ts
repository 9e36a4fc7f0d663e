import puppeteer, { type ElementHandle } from "puppeteer-core";
import { findFirefox } from "../support/programs/find-programs.ts";
import { type BrowserWindow, limitInMs, type PageElement } from "./visitor.ts";

/** A new headless Firefox, driven over WebDriver BiDi. Downloads go to the folder. */
export async function openFirefox(folder: string): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    timeout: limitInMs,
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      "browser.download.folderList": 2,
      "browser.download.dir": folder,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(limitInMs);
  const errors: string[] = [];
  page.on("console", (entry) => entry.type() === "error" && errors.push(entry.text()));
  page.on("pageerror", (error) => errors.push(`${error}`));
  let frame = page.mainFrame();
  return {
    // Firefox reports an error when a page is left while its fonts load.
    errors: () => errors.filter((error) => !error.includes("downloadable font")),
    goTo: (url) => page.goto(url),
    reload: () => page.reload(),
    enterFrame: async () => {
      frame = (await (await page.$("iframe"))?.contentFrame()) ?? frame;
    },
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    undo: async () => {
      await page.keyboard.down("Control");
      await page.keyboard.press("z");
      await page.keyboard.up("Control");
    },
    find: async (xpath) => {
      const found = await frame.$$(`::-p-xpath(${xpath})`);
      const visible = await Promise.all(found.map((element) => element.isVisible()));
      return found.filter((_, index) => visible[index]).map(elementOf);
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const elementOf = (element: ElementHandle): PageElement => ({
  click: () => element.click(),
  fill: (text) => element.asLocator().setTimeout(limitInMs).fill(text),
  choose: (value) => element.select(value),
  property: async (name) => (await element.getProperty(name)).jsonValue(),
});
