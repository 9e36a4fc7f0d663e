import { getRequestListener } from "@hono/node-server";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { App } from "../server/app.ts";
import { type Environment, readEnvironment } from "../server/environment.ts";
import { isForApp } from "../server/http-server.ts";
import { createLog } from "../server/log.ts";
import { splitUrl } from "../server/static-files/answer.ts";
import { ANON_KEY_PLACEHOLDER } from "../src/site-shell/site-origin.ts";
import { subsetFonts } from "./build/fonts.ts";

/** The site with hot reload; endpoints, mailbox page and component specimens included. */
await subsetFonts();

// Pages come unbuilt here, with the placeholder in the key's place: so that is the key.
const environment = readEnvironment({ ...process.env, PUBLIC_ANON_KEY: ANON_KEY_PLACEHOLDER });
const vite = await createServer({
  server: { port: environment.port, host: environment.host, strictPort: true },
  plugins: [serviceInDevelopment(environment)],
});
await vite.listen();
vite.printUrls();
console.log(`  Mailbox:    ${environment.publicOrigin}/mailbox`);
console.log(`  Components: ${environment.publicOrigin}/specimen`);

/** Mounts the server's endpoints in Vite's development server, and reopens them when they change. */
function serviceInDevelopment(environment: Environment): Plugin {
  let app: Promise<App> | undefined;
  return {
    name: "service-in-development",
    configureServer(vite) {
      const reopen = async (file: string) => {
        if (!/\/(server|protected|src\/(emails|contracts|calculations))\//.test(file)) return;
        const open = app;
        app = undefined;
        await (await open)?.close();
      };
      vite.watcher.on("change", (file) => void reopen(file));
      vite.middlewares.use(async (request, response, next) => {
        const { path } = splitUrl(request.url);
        if (!isForApp(path, environment.metricsToken !== undefined)) return next();
        app ??= openApp(vite, environment);
        await getRequestListener((await app).fetch)(request, response);
      });
    },
  };
}

async function openApp(vite: ViteDevServer, environment: Environment): Promise<App> {
  const { createApp } = (await vite.ssrLoadModule("/server/app.ts")) as {
    createApp: typeof import("../server/app.ts").createApp;
  };
  const log = createLog((text) => process.stdout.write(text));
  const app = await createApp(environment, {
    log,
    development: true,
    notesToTerminal: process.stdout.isTTY,
  });
  for (const note of app.startupNotes) console.log(note);
  return app;
}
