import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { outputOf } from "./run-program.ts";

export const astroVersion = "7.3.5";

export type PlainPage = { path: string; title: string; text: string };

/** Outside the repository: a peer to measure against is no dependency of the product. */
const cache = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"),
  `page-bench/astro-${astroVersion}`,
);

async function installAstro(): Promise<string> {
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

const layout = (title: string, text: string) => `---
const text = ${JSON.stringify(text)};
---
<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content=${JSON.stringify(title)} />
    <title>{${JSON.stringify(title)}}</title>
  </head>
  <body><main set:html={text} /></body>
</html>
<style is:global>
  body { margin: 0 auto; max-width: 42rem; padding: 1.5rem; font: 1.0625rem/1.6 sans-serif; }
  h1, h2, h3 { font-family: serif; line-height: 1.15; }
  a { color: #0c4a3e; }
</style>
`;

/** Builds the pages as Astro would by default; the caller removes the folder of built files. */
export async function buildWithAstro(pages: readonly PlainPage[]): Promise<string> {
  const packages = await installAstro();
  const project = mkdtempSync(join(tmpdir(), "bench-astro-"));
  symlinkSync(packages, join(project, "node_modules"));
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  for (const { path, title, text } of pages) {
    const file = join(project, `src/pages${path === "/" ? "/index" : path}.astro`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, layout(title, text));
  }
  await outputOf([join(packages, ".bin/astro"), "build"], {
    cwd: project,
    env: { ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  for (const leftover of ["src", "node_modules"])
    rmSync(join(project, leftover), { recursive: true });
  return join(project, "dist");
}
