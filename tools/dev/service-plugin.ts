import { getRequestListener } from "@hono/node-server";
import type { Plugin, ViteDevServer } from "vite";
import type { App } from "../../server/app.ts";
import type { Environment } from "../../server/environment.ts";
import { isForApp } from "../../server/http-server.ts";
import { createLog } from "../../server/log.ts";
import { splitUrl } from "../../server/static-files/answer.ts";

/** Mounts the server's endpoints in Vite's development server, and reopens them when they change. */
export function serviceInDevelopment(environment: Environment): Plugin {
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
        if (!isForApp(splitUrl(request.url).path)) return next();
        app ??= openApp(vite, environment);
        await getRequestListener((await app).fetch)(request, response);
      });
    },
  };
}

async function openApp(vite: ViteDevServer, environment: Environment): Promise<App> {
  const { createApp } = (await vite.ssrLoadModule("/server/app.ts")) as {
    createApp: typeof import("../../server/app.ts").createApp;
  };
  const log = createLog((text) => process.stdout.write(text));
  const app = await createApp(environment, { log, development: true });
  for (const note of app.startupNotes) console.log(note);
  return app;
}
