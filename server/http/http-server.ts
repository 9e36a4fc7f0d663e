import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { deskPath } from "#contracts/desk/endpoints.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { type Metrics, notFoundRoute } from "../metrics/metrics.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerFromSite, isDeskPage, sendFile, splitUrl } from "./static-files/answer.ts";
import type { Site } from "./static-files/load-site.ts";

/** Longer than any address of the site, and short enough to be looked at on every request. */
const longestPath = 2_000;
/** As much of a path as a line of the log needs. */
const longestLoggedPath = 200;

const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Node looks for requests past the two limits above only this often. */
  connectionsCheckingInterval: 5_000,
  /** More than the 60 seconds for which the proxies of deploy/ keep a connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 8 * 1024,
};
/** A connection on which nothing is said is closed. No answer takes this long to begin. */
const silenceMs = 60_000;
/** A browser opens one to six, a proxy some dozens: enough for a thousand visitors at once. */
const maxConnections = 4_000;

/** What answers every request that is not a file of the built site. */
export type Application = {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /** Called for each page of the built site that was answered. */
  onPageAnswered(request: IncomingMessage, status: number): void;
  metrics: Pick<Metrics, "requestAnswered"> | undefined;
};

/** Pages and assets from memory; everything else through the application; then the not-found page. */
export function createHttpServer(
  environment: Environment,
  app: Application,
  site: Site,
  log: Log,
): Server {
  const { requestLog } = environment;
  const headers = securityHeaders(environment, { inline: site.frameInline });
  const askApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(connectionLimits, (request, response) => {
    // While the server stops, connections end with their answer instead of waiting for the next.
    if (!server.listening) response.setHeader("Connection", "close");
    const started = performance.now();
    const { path } = splitUrl(request.url);
    const refusal = whyUnreadable(request, path);
    response.on("finish", () => {
      const { statusCode: status } = response;
      const ms = performance.now() - started;
      if (requestLog)
        log.info("request", {
          method: request.method,
          // A path that leads nowhere is what a visitor typed: it is not written down.
          path: refusal || status === 404 ? notFoundRoute : loggedPath(path),
          status,
          ms: Math.round(ms * 10) / 10,
        });
      // The application records its own.
      if (app.metrics && (refusal || !isForApp(path, true))) {
        const { method = "" } = request;
        const route = refusal ? notFoundRoute : routeInSite(site, path, status);
        app.metrics.requestAnswered({ method, route, status, seconds: ms / 1000 });
      }
    });
    if (refusal) {
      refuse(response, refusal, headers);
      return;
    }
    try {
      if (answerFromSite(site, environment, request, response)) {
        app.onPageAnswered(request, response.statusCode);
        return;
      }
      if (!isForApp(path, app.metrics !== undefined)) {
        sendFile(site.notFound, request, response);
        return;
      }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      void askApp(request, response);
    } catch (error) {
      log.error("request failed", { path: loggedPath(path), message: String(error) });
      if (response.headersSent) response.destroy();
      else sendFile(site.serverError, request, response);
    }
  });
  server.setTimeout(silenceMs);
  server.maxConnections = maxConnections;
  return server;
}

/**
 * Takes no new connection and answers what still comes on the open ones, each of which ends with its
 * answer; those that stay idle are closed after a while. Resolves when the last one has ended.
 * The HTTP server's own `close` would cut idle connections at once, and with them the request that a
 * proxy is just sending on one. A proxy does not send a form twice: the visitor would get a 502.
 */
export function stopHttpServer(server: Server, idleLimitMs = 1_000): Promise<void> {
  // After the requests that have arrived meanwhile were read.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  const closing = setInterval(closeIdle, idleLimitMs);
  return new Promise((ended) => {
    TcpServer.prototype.close.call(server, () => {
      clearInterval(closing);
      ended();
    });
  });
}

type UnreadableRequest = { status: number; sentence: string };

/** What is refused before anything else looks at the request. */
function whyUnreadable(request: IncomingMessage, path: string): UnreadableRequest | undefined {
  if (path.length > longestPath) return { status: 414, sentence: "This address is too long." };
  // RFC 9112, 3.2. Node takes the first; a proxy in front may have taken another.
  if ((request.headersDistinct.host?.length ?? 0) > 1)
    return { status: 400, sentence: "The request names two hosts." };
  return undefined;
}

/** Without reading what else comes on this connection. */
function refuse(
  response: ServerResponse,
  { status, sentence }: UnreadableRequest,
  headers: Record<string, string>,
): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain", Connection: "close" });
  response.end(sentence);
}

/** Of the desk only that it was used, not which lead was open. */
function loggedPath(path: string): string {
  return isDeskPage(path) ? deskPath : path.slice(0, longestLoggedPath);
}

/** Whether the application answers this path; every other is a file of the built site or nothing. */
export function isForApp(path: string, hasMetrics: boolean): boolean {
  if (path === "/metrics") return hasMetrics;
  return /^\/(functions\/|newsletter\/|desk\/api(\/|$)|mailbox(\/|$)|oembed$|healthz$|readyz$|\.well-known\/security\.txt$)/.test(
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
