import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { outputOf } from "./run-program.ts";

export const astroVersion = "7.3.5";

/** Outside the repository: a peer to measure against is no dependency of the product. */
const cache = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"),
  `page-bench/astro-${astroVersion}`,
);

/** The folder of Astro's packages, filled on the first run. */
export async function installAstro(): Promise<string> {
  const packages = join(cache, "node_modules");
  if (existsSync(join(packages, "astro/package.json"))) return packages;
  console.log(`Installing Astro ${astroVersion} into a cache, once …`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, "package.json"), '{ "private": true }');
  await outputOf(["npm", "install", "--no-audit", "--no-fund", `astro@${astroVersion}`], {
    cwd: cache,
  });
  return packages;
}
