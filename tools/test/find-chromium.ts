import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program.ts";
import { installDebianPackage } from "./install-debian-package.ts";

const programs = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** CHROMIUM_PATH, else one on the machine, else the one the test tool has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const downloaded = chromium.executablePath();
  return findProgram(programs) ?? (existsSync(downloaded) ? downloaded : undefined);
}

export function findOrInstallChromium(): string | undefined {
  return (
    findChromium() ?? (installDebianPackage("chromium") || download() ? findChromium() : undefined)
  );
}

function download(): boolean {
  console.log("Downloading Chromium …");
  return spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" }).status === 0;
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
