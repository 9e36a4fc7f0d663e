import { createReadStream, existsSync, utimesSync } from "node:fs";
import { json, text } from "node:stream/consumers";
import { getMimeType } from "hono/utils/mime";
import type { Connect, Plugin } from "vite";
import type { ArticleModule } from "../../src/features/articles/render/render-article.tsx";
import { errorSentence } from "../content/error-sentence.ts";
import { installOnce } from "../install-once.ts";
import { answerFromFiles } from "./local-files.ts";
import { answeredPage, escaped, page, publishedPage, wayPage } from "./way-page.ts";

const html = "text/html; charset=utf-8";
type WritingPage = { answerArticles: typeof import("./articles/writing-page.ts").answerArticles };

/** Loaded by Vite, as the site loads articles. */
const writingPage = "/tools/editor/articles/writing-page.ts";
type DeadLinks = typeof import("../content/dead-links.ts");
const deadLinks = "/tools/content/dead-links.ts";
const folder = ".generated/editor";
/** The files of Decap CMS that a browser loads. */
export const decapFiles = `${folder}/node_modules/decap-cms/dist`;

export function installEditor() {
  installOnce("tools/editor/decap", folder, "the forms (Decap CMS)");
}

/** The page of the forms. `attributes` tell start.ts where the files are. */
export function editorPage(script: string, attributes = ""): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Edit the site</title>
<style>[role="alert"] { white-space: pre-line }</style></head>
<body${attributes}><script type="module" src="${script}"></script></body>
</html>
`;
}

/** A frame shows this until the page after its # begins to answer. */
const waitingPage = page(`<p>The page is being made. It appears here by itself.</p>
<script>location.replace(location.origin + location.hash.slice(1))</script>`);

/** Without it a frame would show Vite's own page of an error until it is loaded again. */
const failedFrame: Connect.ErrorHandleFunction = (error, request, response, next) => {
  if (request.headers["sec-fetch-dest"] !== "iframe") return next(error);
  const reason = escaped(errorSentence(error) ?? "");
  response
    .writeHead(500, { "Content-Type": html, refresh: "3" })
    .end(page(`<p>This page cannot be shown yet. It appears here by itself.</p><p>${reason}</p>`));
};

export const editor = (): Plugin[] => [
  forms(),
  // After React Router, which passes on an error.
  {
    name: "failed-frame",
    enforce: "post",
    // Its window of errors stays in the frame after they are mended.
    config: () => ({ server: { hmr: { overlay: false } } }),
    configureServer: (vite) => () => {
      vite.middlewares.use(failedFrame);
    },
  },
];

/** The list of what is left, the forms and Publish at /admin of the development server. */
function forms(): Plugin {
  let unsaved = { at: 0, text: "" };
  return {
    name: "editor",
    // Before the file itself is read.
    enforce: "pre",
    load: (id) => (id.includes(".mdx?unsaved=") ? unsaved.text : undefined),
    configureServer(vite) {
      installEditor();
      // React Router reads the addresses again only when a file of src/ changes.
      vite.watcher.on("change", (file) => {
        const now = new Date();
        if (file.endsWith("/content/partners/partners.json")) utimesSync("src/routes.ts", now, now);
      });
      vite.middlewares.use("/admin", async (request, response, next) => {
        const path = (request.url ?? "/").replace(/\?.*/, "");
        const file = `${decapFiles}${path}`;
        const answer = (status: number, type: string, body: string, location?: string) =>
          response
            .writeHead(status, { "Content-Type": type, ...(location && { location }) })
            .end(body);
        // Another page of this machine's browser must not write files.
        const isOwn =
          request.method === "POST" && request.headers["sec-fetch-site"] === "same-origin";
        if (/^\/articles(\/|$)/.test(path) && (isOwn || request.method === "GET")) {
          try {
            const sent = isOwn ? new URLSearchParams(await text(request)) : undefined;
            const { answerArticles } = (await vite.ssrLoadModule(writingPage)) as WritingPage;
            const given = await answerArticles(path.split("/")[2], sent, (file, written) => {
              unsaved = { at: unsaved.at + 1, text: written };
              return vite.ssrLoadModule(`/${file}?unsaved=${unsaved.at}`) as Promise<ArticleModule>;
            });
            answer(given.status, given.type ?? html, given.body, given.location);
          } catch (error) {
            const sentence = errorSentence(error) ?? `${error}`;
            if (isOwn) answer(500, "application/json", JSON.stringify({ sentences: [sentence] }));
            else answer(500, "text/plain; charset=utf-8", sentence);
          }
        } else if (path === "/") answer(200, html, await wayPage());
        else if (path === "/forms") answer(200, html, editorPage("/tools/editor/start.ts"));
        else if (path === "/preview") answer(200, html, waitingPage);
        else if (path === "/publish" && isOwn) answer(200, html, await publishedPage());
        else if (path === "/answer" && isOwn) {
          const given = answeredPage(new URLSearchParams(await text(request)));
          answer(given.status, html, given.body, given.location);
        } else if (path === "/links" && isOwn) {
          const module = vite.ssrLoadModule(deadLinks) as Promise<DeadLinks>;
          // Without an answer the check at Publish still finds them.
          const found = await Promise.all([json(request), module])
            .then(async ([data, { addressesOfSite, linksIn }]) =>
              linksIn(data, await addressesOfSite()),
            )
            .catch(() => []);
          answer(200, "application/json", JSON.stringify(found));
        } else if (["/publish", "/answer"].includes(path))
          answer(403, "text/plain", "The editor may not do this.");
        else if (path === "/api") {
          // A body that is no JSON, or a file that is not there, must not end the server.
          const asked = isOwn ? json(request) : Promise.resolve();
          const found = await asked.then(answerFromFiles).catch(() => undefined);
          const refused = { error: "The editor may not do this." };
          answer(found ? 200 : 422, "application/json", JSON.stringify(found ?? refused));
        } else if (/^\/[\w.-]+$/.test(path) && existsSync(file)) {
          response.setHeader("Content-Type", getMimeType(path) ?? "application/octet-stream");
          createReadStream(file).pipe(response);
        } else next();
      });
    },
  };
}
