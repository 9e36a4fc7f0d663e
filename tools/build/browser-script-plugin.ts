import { createHash } from "node:crypto";
import { basename } from "node:path";
import { build, type Plugin } from "vite";

const SUFFIX = /\?(script|code)$/;

/**
 * `import url from "./share.ts?script"` compiles that module for the browser separately and returns
 * its address, for a few hundred bytes of behavior without React. A script that a script element
 * names is inlined into the page (finish-page.ts). The file name contains a hash of the code, so
 * that the prerendering build and the browser build agree on it without a manifest. `?code` returns
 * the code itself, as a script that needs no `type="module"`.
 */
export function browserScript(): Plugin {
  let serving = false;
  return {
    name: "browser-script",
    enforce: "pre",
    configResolved(config) {
      serving = config.command === "serve";
    },
    async resolveId(source, importer) {
      const [suffix] = SUFFIX.exec(source) ?? [];
      if (!suffix) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved ? resolved.id + suffix : null;
    },
    async load(id) {
      const [suffix, kind] = SUFFIX.exec(id) ?? [];
      if (!suffix) return null;
      const file = id.slice(0, -suffix.length);
      if (kind === "code") return `export default ${JSON.stringify(await compile(file, "iife"))}`;
      if (serving) return `export default ${JSON.stringify(`/@fs${file}`)}`;
      const code = await compileOnce(file);
      const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
      const fileName = `assets/${basename(file, ".ts")}-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: code });
      return `export default ${JSON.stringify(`/${fileName}`)}`;
    },
  };
}

/** Pages and the browser build import the same scripts, so each is compiled once. */
const compiled = new Map<string, Promise<string>>();

function compileOnce(entry: string): Promise<string> {
  const code = compiled.get(entry) ?? compile(entry, "es");
  compiled.set(entry, code);
  return code;
}

async function compile(entry: string, format: "es" | "iife"): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, output: { format, codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  const chunk = outputs.find((output) => output.type === "chunk");
  if (!chunk) throw new Error(`${entry} compiled to nothing`);
  return chunk.code;
}
