import { getRequestListener } from "@hono/node-server";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import colors from "../content/colors.json" with { type: "json" };
import type { App } from "../server/app.ts";
import { type Environment, readEnvironment } from "../server/environment.ts";
import { splitUrl } from "../server/http/static-files/answer.ts";
import type { ArticleOfSite } from "../server/http/static-files/site-description.ts";
import { createLog } from "../server/log.ts";
import { ANON_KEY_PLACEHOLDER } from "../src/site-shell/site-origin.ts";
import { writeBrandColors } from "./build/brand-colors.ts";
import { subsetFonts } from "./build/fonts.ts";
import { editor } from "./editor/editor-plugin.ts";

/** What the server imports. A change in any of these restarts it. */
const serverSources =
  /\/(server|protected|content|src\/(calculations|contracts|emails|tax-law|wording))\//;

/**
 * The site with hot reload; endpoints, mailbox page and component specimens included. With --edit
 * also the forms that edit content, on this machine only.
 */
const isEditing = process.argv.includes("--edit");
await subsetFonts();
writeBrandColors(colors);

// Pages are not built here and keep the placeholder of the key, so the placeholder is the key.
const environment = readEnvironment({ ...process.env, PUBLIC_ANON_KEY: ANON_KEY_PLACEHOLDER });
const vite = await createServer({
  server: {
    port: environment.port,
    host: isEditing ? "127.0.0.1" : environment.host,
    strictPort: true,
    open: isEditing && process.stdout.isTTY && "/admin",
  },
  plugins: [serviceInDevelopment(environment), isEditing && editor()],
});
await vite.listen();
if (isEditing)
  console.log(`Edit the site at http://127.0.0.1:${environment.port}/admin (Ctrl+C ends it)`);
else {
  vite.printUrls();
  console.log(`  Mailbox:    ${environment.publicOrigin}/mailbox`);
  console.log(`  Components: ${environment.publicOrigin}/specimen`);
}

/**
 * Mounts the server's endpoints in Vite's development server and restarts them when they change. An
 * error in them is shown in the terminal and in the browser until it is fixed.
 */
function serviceInDevelopment(environment: Environment): Plugin {
  let app: Promise<App> | undefined;
  let answers: App["answers"] = () => true;
  const close = async () => {
    const open = app;
    app = undefined;
    // If it could not be started, its error was shown already.
    const opened = await open?.catch(() => undefined);
    await opened?.close();
  };
  return {
    name: "service-in-development",
    // Before React Router, which answers every path.
    enforce: "pre",
    // Vite calls this when it has dropped the old modules. A file watcher would fire too early.
    async hotUpdate({ file }) {
      if (!serverSources.test(file)) return;
      await close();
      // A new row may answer any path. Words have no rows, and their page waits for no restart.
      if (!file.includes("/content/")) answers = () => true;
    },
    async configureServer(vite) {
      // Vite restarts itself when its settings change.
      await close();
      // After Vite's own files, which show the error if the application cannot be started.
      return () =>
        vite.middlewares.use(async (request, response, next) => {
          const { path } = splitUrl(request.url);
          if (!answers(path)) return next();
          app ??= openApp(vite, environment);
          const asked = app;
          try {
            ({ answers } = await asked);
            if (!answers(path)) return next();
            await getRequestListener((await asked).fetch)(request, response);
          } catch (error) {
            if (app === asked) {
              app = undefined;
              // Vite can keep the error of a module that was loaded while it changed.
              vite.environments.ssr.moduleGraph.invalidateAll();
            }
            next(error);
          }
        });
    },
  };
}

async function readArticleList(vite: ViteDevServer): Promise<ArticleOfSite[]> {
  const { loader } = await vite.ssrLoadModule("/src/pages/files/article-list.ts");
  return (await loader()).json();
}

async function openApp(vite: ViteDevServer, environment: Environment): Promise<App> {
  const { createApp } = (await vite.ssrLoadModule("/server/app.ts")) as {
    createApp: typeof import("../server/app.ts").createApp;
  };
  const log = createLog((text) => process.stdout.write(text));
  const app = await createApp(environment, {
    log,
    development: true,
    articles: () => readArticleList(vite),
    notesToTerminal: process.stdout.isTTY,
  });
  for (const note of app.startupNotes) console.log(note);
  return app;
}
