import { spawnSync } from "node:child_process";
import { findProgram, findTestBrowser } from "../tests/support/programs/find-programs.ts";

/** Installs the browser for the tests, from Debian or by Playwright, if there is none. */
export function findOrInstallTestBrowser(): string | undefined {
  const found = findTestBrowser();
  if (found) return found;
  console.log("Installing Chromium …");
  if (!installDebianPackage("chromium-headless-shell"))
    spawnSync("playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  return findTestBrowser();
}

/** Returns false if this is not Debian, we are not root, or the installation failed. */
function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  // The package lists may be missing or outdated.
  return install() || (apt("update") && install());
}
