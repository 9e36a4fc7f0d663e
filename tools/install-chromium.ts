import { spawnSync } from "node:child_process";
import {
  findProgram,
  findTestBrowser,
  headlessShell,
  wantsNoBrowser,
} from "../tests/support/programs/find-programs.ts";

export const howToGetBrowser =
  "Install Chromium or Chrome, or set CHROMIUM_PATH to one (npx playwright install chromium downloads it).";

/** Installs the browser for the tests, from Debian or by Playwright, if there is none. */
export function findOrInstallTestBrowser(): string | undefined {
  const found = findTestBrowser();
  if (found || wantsNoBrowser) return found;
  const mayInstallPackages = process.getuid?.() === 0 && findProgram(["apt-get"]) !== undefined;
  if (mayInstallPackages) {
    console.log(
      `No Chromium was found: as root, this installs Debian's package ${headlessShell} with apt-get.
To avoid that, set CHROMIUM_PATH to a browser, or to "none" to leave the journeys out.`,
    );
    installDebianPackage(headlessShell);
  } else {
    console.log("No Chromium was found: Playwright downloads one into its own folder.");
    spawnSync("playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  }
  return findTestBrowser();
}

function installDebianPackage(name: string): void {
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  // The package lists may be missing or outdated.
  if (!install() && apt("update")) install();
}
