import { spawnSync } from "node:child_process";
import {
  findChromium,
  findProgram,
  findTestBrowser,
  headlessShell,
} from "../../tests/support/programs.ts";

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

export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  if (!installDebianPackage("chromium")) {
    console.log("Downloading Chromium …");
    spawnSync("playwright", ["install", "chromium"], { stdio: "inherit" });
  }
  return findChromium();
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
