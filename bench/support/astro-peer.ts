import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { installAstro } from "./astro-install.ts";
import { bodyWithoutScripts, fontsOf, plainTextOf, siteLinksOf, styleOf } from "./page-parts.ts";
import { outputOf } from "./run-program.ts";

export type PageToRebuild = { path: string; html: string };

/**
 * `plain`: the words in the browser's own fonts. `dressed`: our markup, stylesheet, icons, manifest
 * and fonts, the upright faces preloaded as is usual; no script.
 */
export type Look = "plain" | "dressed";

const clientFolder = "build/client";

const plainStyles = `<style is:global>
  body { margin: 0 auto; max-width: 42rem; padding: 1.5rem; font: 1.0625rem/1.6 sans-serif; }
  h1, h2, h3 { font-family: serif; line-height: 1.15; }
  a { color: #0c4a3e; }
</style>`;

function astroPage({ path, html }: PageToRebuild, look: Look, stylesheet: string): string {
  const body = look === "plain" ? plainTextOf(html) : bodyWithoutScripts(html);
  const links = [
    ...fontsOf(html).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...siteLinksOf(html),
  ];
  const dressed = look === "dressed";
  return `---
${dressed ? `import ${JSON.stringify(stylesheet)};` : ""}
const body = ${JSON.stringify(body)};
---
<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content=${JSON.stringify(path)} />
    ${dressed ? links.join("\n    ") : ""}
    <title>{${JSON.stringify(path)}}</title>
  </head>
  <body><Fragment set:html={body} /></body>
</html>
${dressed ? "" : plainStyles}
`;
}

/** Builds the pages as Astro would by default. The caller removes the folder that holds `dist`. */
export async function buildWithAstro(pages: readonly PageToRebuild[], look: Look): Promise<string> {
  const packages = await installAstro();
  const project = mkdtempSync(join(tmpdir(), `bench-astro-${look}-`));
  symlinkSync(packages, join(project, "node_modules"));
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  for (const name of ["assets", ...globSync("*.{ico,svg,png,webmanifest}", { cwd: clientFolder })])
    cpSync(join(clientFolder, name), join(project, "public", name), { recursive: true });
  for (const [index, page] of pages.entries()) {
    const file = join(project, `src/pages${page.path === "/" ? "/index" : page.path}.astro`);
    mkdirSync(dirname(file), { recursive: true });
    const stylesheet = join(project, `src/page-${index}.css`);
    writeFileSync(stylesheet, styleOf(page.html));
    writeFileSync(file, astroPage(page, look, stylesheet));
  }
  await outputOf([join(packages, ".bin/astro"), "build"], {
    cwd: project,
    env: { ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  });
  rmSync(join(project, "node_modules"));
  return join(project, "dist");
}
