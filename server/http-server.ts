import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { App } from "./app.ts";
import { countPageView } from "./counting/page-view.ts";
import type { Environment } from "./environment.ts";
import type { Log } from "./log.ts";
import { notFoundRoute } from "./metrics/metrics.ts";
import { answerFromSite, isDeskPage, sendFile, splitUrl } from "./static-files/answer.ts";
import type { Site } from "./static-files/load-site.ts";
import { securityHeaders } from "./static-files/security-headers.ts";

/** Pages and assets from memory; everything else through the application; then the not-found page. */
export function createHttpServer(
  { publicOrigin, requestLog }: Environment,
  app: App,
  site: Site,
  log: Log,
): Server {
  const headers = securityHeaders(publicOrigin, { inline: site.frameInline });
  const askApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      // While the server stops, connections end with their answer instead of waiting for the next.
      if (!server.listening) response.setHeader("Connection", "close");
      const started = performance.now();
      const { path } = splitUrl(request.url);
      response.on("finish", () => {
        if (!server.listening) server.closeIdleConnections();
        const { statusCode: status } = response;
        const ms = performance.now() - started;
        if (requestLog)
          log.info("request", {
            method: request.method,
            // A path that leads nowhere is what a visitor typed: it is not written down.
            path: status === 404 ? notFoundRoute : isDeskPage(path) ? deskPath : path,
            status,
            ms: Math.round(ms * 10) / 10,
          });
        // The application records its own.
        if (app.metrics && !isForApp(path, true)) {
          const { method = "" } = request;
          const route = routeInSite(site, path, status);
          app.metrics.requestAnswered({ method, route, status, seconds: ms / 1000 });
        }
      });
      try {
        if (answerFromSite(site, publicOrigin, request, response)) {
          countPageView(app.counter, request, response.statusCode);
          return;
        }
        if (!isForApp(path, app.metrics !== undefined)) {
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
  return server;
}

/** Whether the application answers this path; every other is a file of the built site or nothing. */
export function isForApp(path: string, hasMetrics: boolean): boolean {
  if (path === "/metrics") return hasMetrics;
  return /^\/(functions\/|newsletter\/|desk\/api(\/|$)|mailbox(\/|$)|oembed$|healthz$|readyz$)/.test(
    path,
  );
}

/** Not each page by itself: that many series would tell less than the site's own figures. */
function routeInSite(site: Site, path: string, status: number): string {
  if (status === 404) return notFoundRoute;
  if (site.pages.has(path)) return "(page)";
  if (path === deskPath || isDeskPage(path)) return "(desk)";
  return site.files.has(path) ? "(file)" : "(redirect)";
}
