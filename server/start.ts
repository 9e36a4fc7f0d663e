import { join } from "node:path";
import { createApp } from "./app.ts";
import { readEnvironment } from "./environment.ts";
import { createHttpServer, stopHttpServer } from "./http/http-server.ts";
import { siteFrame } from "./http/server-page.ts";
import { loadSite } from "./http/static-files/load-site.ts";
import { createLog, reasonOf } from "./log.ts";
import { misspelledSettings } from "./operate/misspelled-settings.ts";
import { startFailure } from "./operate/start-failure.ts";

/** How long after SIGTERM open requests may take before they are cut off. */
const ANSWERING_LIMIT_MS = 4_000;
/**
 * How long after SIGTERM the process may take to close everything before it exits anyway. Longer
 * than open requests and then deliveries (outbox/worker.ts) may take together.
 */
const SHUTDOWN_LIMIT_MS = 10_000;

// The server writes personal data, which only its own user may read.
process.umask(0o077);

async function start() {
  const environment = readEnvironment(process.env);
  const log = createLog((text) => process.stdout.write(text));
  process.on("unhandledRejection", (error) => {
    const at = error instanceof Error ? error.stack?.split("\n")[1]?.trim() : undefined;
    log.error("unhandled-rejection", { reason: reasonOf(error), at });
  });
  const site = loadSite(join(import.meta.dirname, ".."), environment);
  const app = await createApp(environment, {
    log,
    development: false,
    notesToTerminal: process.stdout.isTTY,
    isPage: (path) => site.pages.has(path),
    renderPage: siteFrame(site.frame),
    notFoundPage: `${site.notFound.bodies.identity}`,
    articles: async () => site.articles,
  });
  const server = createHttpServer(environment, app, site, log);

  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(environment.port, environment.host, listening);
  });
  for (const note of [...misspelledSettings(process.env), ...app.startupNotes]) console.log(note);
  console.log(`Serving ${environment.publicOrigin}`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { signal });
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    setTimeout(() => server.closeAllConnections(), ANSWERING_LIMIT_MS).unref();
    await stopHttpServer(server);
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

start().catch((error: unknown) => {
  // One clear line for the operator. The stack is only for unexpected errors.
  console.error(startFailure(error) ?? error);
  process.exit(1);
});
