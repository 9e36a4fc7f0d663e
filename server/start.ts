import { join } from "node:path";
import { createApp } from "./app.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { createHttpServer } from "./http-server.ts";
import { createLog, reasonOf } from "./log.ts";
import { siteFrame } from "./server-page.ts";
import { keepAssets } from "./static-files/earlier-assets.ts";
import { loadSite } from "./static-files/load-site.ts";

const SHUTDOWN_LIMIT_MS = 10_000;
/** Compressing well takes seconds of processor time, which the first visitors after a deploy need. */
const QUIET_START_MS = 60_000;

async function start(): Promise<void> {
  const environment = readEnvironment(process.env);
  const log = createLog((text) => process.stdout.write(text));
  const directory = join(import.meta.dirname, "..");
  const notes: string[] = [];
  const earlier = earlierAssets(directory, environment, notes);
  const site = await loadSite(directory, environment, earlier);
  const app = await createApp(environment, {
    log,
    development: false,
    isPage: (path) => site.pages.has(path),
    renderPage: siteFrame(site.frame),
  });
  const server = createHttpServer(environment, app, site, log);

  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(environment.port, environment.host, listening);
  });
  for (const note of [...app.startupNotes, ...notes]) console.log(note);
  console.log(`Serving ${environment.publicOrigin}`);
  setTimeout(async () => {
    await site.improveCompression();
    log.info("pages-compressed");
  }, QUIET_START_MS).unref();

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    const closed = new Promise((done) => server.close(done));
    server.closeIdleConnections();
    await closed;
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Tabs opened before a deploy may have to reload without them: no reason not to serve the rest. */
function earlierAssets(directory: string, { dataDir }: Environment, notes: string[]): string[] {
  try {
    return keepAssets(join(directory, "client", "assets"), dataDir);
  } catch (error) {
    notes.push(`DATA_DIR cannot keep the assets of earlier builds: ${reasonOf(error)}`);
    return [];
  }
}

start().catch((error: unknown) => {
  // One clear line for the operator; the stack only for what nobody foresaw.
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
