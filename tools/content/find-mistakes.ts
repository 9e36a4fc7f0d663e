import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, createServerModuleRunnerTransport } from "vite";
import { createNodeImportMeta, ModuleRunner } from "vite/module-runner";
import { dataFiles, dataFolders, schemaOf } from "#content-schemas/data-files.ts";
import { mistakesIn } from "#content-schemas/mistakes.ts";
import { contentPlugins } from "../build/content-plugins.ts";
import { errorSentence } from "./error-sentence.ts";

const quotes = `inside a text write ’ and “ ”, not ' and "`;

/** A sentence for each mistake in content, each once: file, field, what was found, what to write. */
export async function findMistakes(): Promise<string[]> {
  const inFolders = globSync(Object.keys(dataFolders).map((folder) => `${folder}/*.json`));
  const inData = [...Object.keys(dataFiles), ...inFolders].flatMap(mistakesInFile);
  // Pages read those files, so that other mistakes would follow from these.
  return inData.length > 0 ? inData : [...new Set(await mistakesInModules())];
}

function mistakesInFile(file: string): string[] {
  if (!existsSync(file))
    return [`${file}: the file is missing; take it back from the last version`];
  const text = readFileSync(file, "utf8");
  try {
    const schema = schemaOf(file);
    return schema ? mistakesIn(file, schema, JSON.parse(text)) : [];
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    const line = text.slice(0, at).split("\n").length;
    return [`${file}: line ${line}: a comma or a quotation mark is missing or too many; ${quotes}`];
  }
}

async function mistakesInModules(): Promise<string[]> {
  const vite = await createServer({
    configFile: false,
    // As the build, which sets it first: MDX and React must agree on how an element is made.
    mode: process.env.NODE_ENV ?? "development",
    plugins: contentPlugins(),
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  const transport = createServerModuleRunnerTransport({ channel: vite.environments.ssr.hot });
  const runner = new ModuleRunner({
    hmr: false,
    createImportMeta: createNodeImportMeta,
    // Vite would give up after a minute, which a busy machine may need for all articles together.
    transport: { ...transport, timeout: 3_600_000 },
  });
  try {
    const module = await runner.import("/tools/content/mistakes-in-modules.ts");
    return await module.mistakesInModules();
  } catch (error) {
    return [sentenceOn(error)];
  } finally {
    await runner.close();
    await vite.close();
  }
}

/** A module that cannot be read, with its place, or one that refuses what is written in it. */
function sentenceOn(error: unknown): string {
  const { message } = error as Error;
  const [, place, line] = /(content\/\S+?):(\d+):\d+/.exec(message) ?? [];
  return place && message.includes("PARSE_ERROR")
    ? `${place}: line ${line}: a comma or a quotation mark is missing or too many; ${quotes}`
    : /^content\/\S+: /.test(message)
      ? message
      : (errorSentence(error) ?? message);
}
