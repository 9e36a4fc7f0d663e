import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** The first of these programs on the PATH or in one of the other folders. */
export function findProgram(
  names: readonly string[],
  otherFolders: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...otherFolders];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** False when this is no Debian, when we are not its administrator, or when it did not work. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  console.log(`Installing Debian's ${name} …`);
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  // The package lists may be missing or old: fetch them only when they are needed.
  return install() || (apt("update") && install());
}

/** CHROMIUM_PATH, else one on the machine, else the one the test tool has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const downloaded = chromium.executablePath();
  const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  return findProgram(programs) ?? (existsSync(downloaded) ? downloaded : undefined);
}

export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  if (!installDebianPackage("chromium")) {
    console.log("Downloading Chromium …");
    spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  return findChromium();
}

const headlessShell = "chromium-headless-shell";

/** For the browser tests: Chromium without its windows, which opens a page in half the time. */
export function findTestBrowser(): string | undefined {
  const shell = process.env.CHROMIUM_PATH ? undefined : findProgram([headlessShell]);
  return shell ?? findChromium();
}

export function findOrInstallTestBrowser(): string | undefined {
  const isThere = process.env.CHROMIUM_PATH || findProgram([headlessShell]);
  if (!isThere) installDebianPackage(headlessShell + versionOf("chromium-common"));
  return findTestBrowser() ?? findOrInstallChromium();
}

/** `=150.0-1` when the package is on this machine: what is installed beside it leaves it as it is. */
function versionOf(debianPackage: string): string {
  const format = `-f=\${Version}`;
  const { status, stdout } = spawnSync("dpkg-query", ["-W", format, debianPackage]);
  return status === 0 && stdout.length > 0 ? `=${stdout}` : "";
}

/** Quiet and alone: no sandbox because tests may run as root, no traffic of the browser's own. */
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

export type WebKitPrograms = { driver: string; browser: string; screen: string };

/** Safari's engine as WebKitGTK has it: its driver, its small browser and a screen in memory. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = findProgram(["MiniBrowser"], globSync("/usr/lib{,exec}/{,*/}webkit2gtk-4.*"));
  const screen = findProgram(["Xvfb"]);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}
