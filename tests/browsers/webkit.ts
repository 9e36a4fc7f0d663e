import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { vi } from "vitest";
import { freePort } from "../../tools/build/free-port.ts";
import { findWebKit } from "../support/programs/find-programs.ts";
import { type BrowserWindow, limitInMs, type PageElement } from "./visitor.ts";

/** The codes of https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys = { Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014" };

/** By itself the driver scrolls too little to reach an element just below the window. */
const scrollToIt = "arguments[0].scrollIntoView({ block: 'center' })";

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

  const alwaysMatch = {
    browserName: "MiniBrowser",
    timeouts: { pageLoad: limitInMs },
    "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
  };
  const sessions = `http://127.0.0.1:${port}/session`;
  // Retries until the driver listens.
  const { sessionId } = await vi.waitFor(
    () => ask("POST", sessions, { capabilities: { alwaysMatch } }),
    { timeout: limitInMs },
  );
  const session = `${sessions}/${sessionId}`;
  const get = (path: string) => ask("GET", session + path);
  const post = (path: string, body: object = {}) => ask("POST", session + path, body);
  const findAll = (xpath: string): Promise<object[]> =>
    post("/elements", { using: "xpath", value: xpath });

  /** An element is named by the one value of an object. */
  function elementOf(element: object): PageElement & { isVisible(): Promise<boolean> } {
    const path = `/element/${Object.values(element)[0]}`;
    const inSight = () => post("/execute/sync", { script: scrollToIt, args: [element] });
    return {
      isVisible: () => get(`${path}/displayed`),
      click: () => inSight().then(() => post(`${path}/click`)),
      fill: async (text) => {
        await inSight();
        await post(`${path}/clear`);
        await post(`${path}/value`, { text });
      },
      choose: async (value) => {
        await inSight();
        const option = { using: "xpath", value: `option[@value="${value}"]` };
        await elementOf(await post(`${path}/element`, option)).click();
      },
      property: (name) => get(`${path}/property/${name}`),
    };
  }

  return {
    errors: () => [],
    goTo: (url) => post("/url", { url }),
    reload: () => post("/refresh"),
    enterFrame: () => post("/frame", { id: 0 }),
    resize: (width, height) => post("/window/rect", { width, height }),
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    find: async (xpath) => {
      const found = (await findAll(xpath)).map(elementOf);
      const visible = await Promise.all(found.map((element) => element.isVisible()));
      return found.filter((_, index) => visible[index]);
    },
    screenshot: async () => Buffer.from(await get("/screenshot"), "base64"),
    close: () => ask("DELETE", session).finally(end),
  };
}

/** Sends a command of WebDriver, which answers with a value or with what went wrong. */
async function ask(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: ReturnType<typeof JSON.parse> };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
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
