import { createReadStream, existsSync } from "node:fs";
import { json } from "node:stream/consumers";
import { getMimeType } from "hono/utils/mime";
import type { Plugin } from "vite";
import { installOnce } from "../install-once.ts";
import { answerFromFiles } from "./local-files.ts";

const folder = ".generated/editor";
/** The files of Decap CMS that a browser loads. */
export const decapFiles = `${folder}/node_modules/decap-cms/dist`;

export function installEditor(): void {
  installOnce("tools/editor/decap", folder, "the forms (Decap CMS)");
}

/** The page of the forms. `attributes` tell start.ts where the files are. */
export function editorPage(script: string, attributes = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Edit the site</title></head>
<body${attributes}><script type="module" src="${script}"></script></body>
</html>
`;
}

/** The forms at /admin of the development server, on the files of this working copy. */
export function editor(): Plugin {
  return {
    name: "editor",
    configureServer(vite) {
      installEditor();
      vite.middlewares.use("/admin", async (request, response, next) => {
        const path = (request.url ?? "/").replace(/\?.*/, "");
        const file = `${decapFiles}${path}`;
        if (path === "/") {
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(editorPage("/tools/editor/start.ts"));
        } else if (path === "/api") {
          // Another page of this machine's browser must not write files.
          const isOwn = request.headers["sec-fetch-site"] === "same-origin";
          // A body that is no JSON, or a file that is not there, must not end the server.
          const answer = isOwn
            ? await json(request)
                .then(answerFromFiles)
                .catch(() => undefined)
            : undefined;
          response.statusCode = answer === undefined ? 422 : 200;
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(answer ?? { error: "The editor may not do this." }));
        } else if (/^\/[\w.-]+$/.test(path) && existsSync(file)) {
          response.setHeader("Content-Type", getMimeType(path) ?? "application/octet-stream");
          createReadStream(file).pipe(response);
        } else next();
      });
    },
  };
}
