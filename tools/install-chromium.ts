import { spawnSync } from "node:child_process";
import { findProgram, findTestBrowser } from "../tests/support/programs/find-programs.ts";

/** The browser of the tests; where there is none, it is installed from Debian or by Playwright. */
export function findOrInstallTestBrowser(): string | undefined {
  const found = findTestBrowser();
  if (found) return found;
  console.log("Installing Chromium …");
  if (!installDebianPackage("chromium-headless-shell"))
    spawnSync("playwright", ["install", "--only-shell", "chromium"], { stdio: "inherit" });
  return findTestBrowser();
}

/** False when this is no Debian, when we are not its administrator, or when it did not work. */
function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return false;
  const apt = (...command: string[]) =>
    spawnSync("apt-get", command, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  // The package lists may be missing or old.
  return install() || (apt("update") && install());
}
