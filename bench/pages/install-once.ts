import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Ignored by Git. Packages that only a bench uses are not dependencies of the product. */
const folder = ".generated/bench";

/**
 * Installs these packages in these versions, unless they are installed already. Returns their
 * folder.
 */
export async function installOnce(packages: Record<string, string>): Promise<string> {
  const isInstalled = ([name, version]: [string, string]) => {
    const file = join(folder, "node_modules", name, "package.json");
    return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version;
  };
  if (!Object.entries(packages).every(isInstalled)) {
    console.log(`Installing ${Object.keys(packages).join(" and ")} into ${folder}, once …`);
    mkdirSync(folder, { recursive: true });
    const manifest = { private: true, type: "module", dependencies: packages };
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  return folder;
}
