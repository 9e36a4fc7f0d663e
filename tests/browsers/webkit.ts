import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { Builder, By, Key, type WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { findWebKit } from "../support/programs/find-programs.ts";
import { type BrowserWindow, limitInMs, type PageElement } from "./visitor.ts";

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

/** Safari's engine in WebKitGTK's MiniBrowser, on a virtual screen, driven over WebDriver. */
export async function openWebKit(folder: string): Promise<BrowserWindow> {
  const programs = findWebKit();
  if (!programs) throw new Error("WebKit is not installed");
  writeSettings(folder);
  const screen = spawn(programs.screen, ["-displayfd", "1", "-screen", "0", "1600x2400x24"]);
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${`${display}`.trim()}`, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  const end = () => [driver, screen].map((program) => program.kill());
  process.once("exit", end);
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
  });
  // Retries until the driver listens.
  const session = await vi.waitFor(() => builder.build(), { timeout: limitInMs });
  await session.manage().setTimeouts({ pageLoad: limitInMs });
  return {
    errors: () => [],
    goTo: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    enterFrame: () => session.switchTo().frame(0),
    resize: (width, height) => session.manage().window().setRect({ width, height }),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    find: async (xpath) => {
      const found = await session.findElements(By.xpath(xpath));
      const visible = await Promise.all(found.map((element) => element.isDisplayed()));
      return found.filter((_, index) => visible[index]).map(elementOf);
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    close: () => session.quit().finally(end),
  };
}

/** Settings of the toolkit that draws the browser's window. */
function writeSettings(folder: string): void {
  mkdirSync(`${folder}/gtk-3.0`);
  // With its buttons the window could not be as narrow as a phone.
  writeFileSync(`${folder}/gtk-3.0/gtk.css`, "* { min-width: 0; padding: 0; margin: 0 }");
  // Pages see this as prefers-reduced-motion.
  writeFileSync(`${folder}/gtk-3.0/settings.ini`, "[Settings]\ngtk-enable-animations=0\n");
  writeFileSync(`${folder}/user-dirs.dirs`, `XDG_DOWNLOAD_DIR="${folder}"\n`);
}

/** By itself the driver scrolls too little to reach an element just below the window. */
const scrollTo = (element: WebElement) =>
  element.getDriver().executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);

const elementOf = (element: WebElement): PageElement => ({
  click: () => scrollTo(element).then(() => element.click()),
  fill: async (text) => {
    await scrollTo(element);
    await element.clear();
    await element.sendKeys(text);
  },
  choose: async (value) => {
    await scrollTo(element);
    await element.findElement(By.xpath(`option[@value="${value}"]`)).click();
  },
  property: (name) => element.getProperty(name),
});
