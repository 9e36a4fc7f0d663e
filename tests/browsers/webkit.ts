import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findWebKit } from "../support/programs.ts";
import { freePort } from "../support/site-server.ts";
import { type Browser, type Driver, type Engine, endWithParent, type Key } from "./driver.ts";

const programs = findWebKit();

/** Safari's engine in WebKitGTK's small browser, on a screen in memory, driven over WebDriver. */
export const webkit: Engine = { name: "WebKit", installed: programs !== undefined, start };

async function start(): Promise<Browser> {
  if (!programs) throw new Error("WebKit's programs are missing");
  const settings = writeSettings();
  const screen = await startScreen(programs.screen);
  const port = await freePort();
  const driver = spawn(endWithParent, [`--port=${port}`], {
    env: {
      ...process.env,
      PROGRAM: programs.driver,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: settings,
    },
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(address, "GET", "/status").then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (driver.exitCode !== null) throw new Error("WebKit's driver stopped at its start");
    await pause(50);
  }
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
    },
  };
  return {
    newWindow: async () => {
      const open = () => ask(address, "POST", "/session", { capabilities });
      // On a busy machine the browser now and then never comes up; the next one does.
      const session = await open().catch(open);
      const { sessionId } = session as { sessionId: string };
      return drive(`${address}/session/${sessionId}`);
    },
    close: async () => {
      for (const child of [driver, screen.child]) child.stdin?.end();
      await Promise.all([driver, screen.child].map((child) => once(child, "exit")));
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Settings of the toolkit the browser's window is made with. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-settings-"));
  mkdirSync(join(folder, "gtk-3.0"));
  // The buttons of the window would not let it be as narrow as a phone.
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0; margin: 0 }");
  // Pages see this as a wish for less motion, as in the journeys in Chromium.
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const size = ["-screen", "0", "1600x2200x24"];
  const child = spawn(endWithParent, ["-displayfd", "3", ...size, "-nolisten", "tcp"], {
    env: { ...process.env, PROGRAM: program },
    stdio: ["pipe", "ignore", "ignore", "pipe"],
    detached: true,
  });
  const number = child.stdio[3];
  if (!number) throw new Error("The screen has no way to tell its number");
  const [display] = await Promise.race([
    once(number, "data"),
    once(child, "exit").then(() => {
      throw new Error("The screen for WebKit's browser did not start");
    }),
  ]);
  return { child, display: `:${String(display).trim()}` };
}

/** One command of the WebDriver protocol. */
async function ask(
  address: string,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(address + path, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch((error) => {
    throw new Error(`WebKit's driver did not answer ${method} ${path}`, { cause: error });
  });
  const { value } = (await answer.json()) as { value: { message?: string } };
  if (!answer.ok) throw new Error(`WebKit's driver at ${method} ${path}: ${value?.message}`);
  return value;
}

/** How the protocol writes keys that are no characters. */
const keyCodes: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

function drive(session: string): Driver {
  const post = (path: string, body: unknown = {}) => ask(session, "POST", path, body);
  const act = (actions: unknown) => post("/actions", { actions });
  const typeKeys = (keys: string) =>
    act([
      {
        type: "key",
        id: "keyboard",
        actions: [...keys].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      },
    ]);
  const useMouse = async (actions: unknown[]) => {
    await act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  };
  return {
    goTo: async (url) => void (await post("/url", { url })),
    reload: async () => void (await post("/refresh")),
    run: (script, ...args) =>
      post("/execute/sync", { script: `return (${script})(...arguments)`, args }) as never,
    pointAt: (x, y) =>
      useMouse([{ type: "pointerMove", x: Math.round(x), y: Math.round(y), origin: "viewport" }]),
    click: () =>
      useMouse([
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: async (text) => void (await typeKeys(text)),
    press: async (key) => void (await typeKeys(keyCodes[key])),
    resize: async (width, height) => {
      const frame = 38;
      await post("/window/rect", { width, height: height + frame });
    },
    screenshot: async () => Buffer.from(`${await ask(session, "GET", "/screenshot")}`, "base64"),
    trouble: async () => [],
    close: async () => void (await ask(session, "DELETE", "")),
  };
}
