import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Astro's best setting for a first visit, since no stylesheet needs a request. */
const settings = `export default { build: { inlineStylesheets: "always" } };\n`;

/** Builds these pages of ours with the Astro in the folder `tools`. Returns the output folder. */
export async function buildAstroPeer(tools: string, paths: readonly string[]): Promise<string> {
  const project = join(tools, "astro-peer");
  rmSync(project, { recursive: true, force: true });
  // Fonts, pictures and icons are ours. Astro builds the pages.
  cpSync("build/client", join(project, "public"), {
    recursive: true,
    filter: (file) => !/\.(html|br|gz)$/.test(file),
  });
  writeFileSync(join(project, "astro.config.mjs"), settings);
  for (const path of paths) {
    const file = join(project, `src/pages${path === "/" ? "/index" : path}.astro`);
    const html = readFileSync(join("build/client", path, "index.html"), "utf8");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, astroPage(html, `./${basename(file)}.css`));
    writeFileSync(`${file}.css`, stylesIn(html));
  }
  execFileSync(process.execPath, ["../node_modules/astro/bin/astro.mjs", "build"], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return join(project, "dist");
}

const styleElement = /<style[^>]*>(.*?)<\/style>/gs;

function stylesIn(html: string): string {
  return [...html.matchAll(styleElement)].map(([, styles]) => styles).join("\n");
}

/** Our page without its scripts, and with its styles in a file, as Astro expects them. */
function astroPage(html: string, stylesheet: string): string {
  const parts = html
    .replaceAll(styleElement, "")
    .replaceAll(/<script\b.*?<\/script>/gs, "")
    .match(/<html([^>]*)><head>(.*)<\/head><body([^>]*)>(.*)<\/body>/s);
  if (!parts) throw new Error("A built page has no head or no body.");
  const [, htmlAttributes, head, bodyAttributes, body] = parts;
  return `---
import ${JSON.stringify(stylesheet)};
const head = ${JSON.stringify(head)};
const body = ${JSON.stringify(body)};
---
<!doctype html>
<html${htmlAttributes}>
  <head><Fragment set:html={head} /></head>
  <body${bodyAttributes}><Fragment set:html={body} /></body>
</html>
`;
}
