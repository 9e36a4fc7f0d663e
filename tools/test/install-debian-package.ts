import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";

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
