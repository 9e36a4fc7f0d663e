import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { App } from "./app.ts";
import { countPageView } from "./counting/page-view.ts";
import type { Log } from "./log.ts";
import { answerFromSite, isDeskPage, sendFile, splitUrl } from "./static-files/answer.ts";
import type { Site } from "./static-files/load-site.ts";
import { securityHeaders } from "./static-files/security-headers.ts";

/** Pages and assets from memory; everything else through the application; then the not-found page. */
export function createHttpServer(publicOrigin: string, app: App, site: Site, log: Log): Server {
  const headers = securityHeaders(publicOrigin, { styleHash: site.frameStyleHash });
  const askApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      const started = performance.now();
      const { path } = splitUrl(request.url);
      response.on("finish", () =>
        log.info("request", {
          method: request.method,
          // A path that leads nowhere is whatever somebody typed: it is not written down.
          path: response.statusCode === 404 ? "(not found)" : isDeskPage(path) ? deskPath : path,
          status: response.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
        }),
      );
      try {
        if (answerFromSite(site, publicOrigin, request, response)) {
          countPageView(app.counter, request, response.statusCode);
          return;
        }
        if (!isForApp(path)) {
          sendFile(site.notFound, request, response);
          return;
        }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        void askApp(request, response);
      } catch (error) {
        log.error("request failed", { path, message: String(error) });
        if (response.headersSent) response.destroy();
        else sendFile(site.serverError, request, response);
      }
    },
  );
}

/** Whether the application answers this path; every other is a file of the built site or nothing. */
export function isForApp(path: string): boolean {
  return /^\/(functions\/|newsletter\/|desk\/api(\/|$)|mailbox(\/|$)|oembed$|healthz$|readyz$)/.test(
    path,
  );
}
