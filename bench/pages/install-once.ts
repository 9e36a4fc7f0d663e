import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";

/** Ignored by Git. Packages that only a bench uses are not dependencies of the product. */
const folder = ".generated/bench";

/** Installs what bench/pages/package-lock.json says, unless it is there. Returns its folder. */
export function installOnce(): string {
  const lockFile = readFileSync("bench/pages/package-lock.json", "utf8");
  const isInstalled =
    existsSync(`${folder}/node_modules/.package-lock.json`) &&
    readFileSync(`${folder}/package-lock.json`, "utf8") === lockFile;
  if (!isInstalled) {
    console.log(`Installing Lighthouse and Astro into ${folder}, once …`);
    mkdirSync(folder, { recursive: true });
    for (const name of ["package.json", "package-lock.json"])
      cpSync(`bench/pages/${name}`, `${folder}/${name}`);
    execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return folder;
}
