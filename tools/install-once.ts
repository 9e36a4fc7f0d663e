import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";

/**
 * Installs what the lock file of `source` says into `folder`, which Git ignores, unless it is there.
 * For packages that one command uses, so that `npm ci` does not install them for everyone.
 */
export function installOnce(source: string, folder: string, what: string): string {
  const lockFile = readFileSync(`${source}/package-lock.json`, "utf8");
  const isInstalled =
    existsSync(`${folder}/node_modules/.package-lock.json`) &&
    readFileSync(`${folder}/package-lock.json`, "utf8") === lockFile;
  if (isInstalled) return folder;
  console.error(`Installing ${what} into ${folder}, once …`);
  mkdirSync(folder, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    cpSync(`${source}/${name}`, `${folder}/${name}`);
  const options = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["ci", ...options], { cwd: folder, stdio: ["ignore", 2, 2] });
  return folder;
}
