import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { deskPath } from "#contracts/desk/pages.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import { type Metrics, notFoundRoute } from "../metrics/metrics.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerFromSite, isOfDesk, sendFile, splitUrl } from "./static-files/answer.ts";
import type { Site } from "./static-files/load-site.ts";

/** Longer than any address of the site, and short enough to be parsed on every request. */
const longestPath = 2_000;
const longestLoggedPath = 200;

const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Node checks for requests past the two limits above only this often. */
  connectionsCheckingInterval: 5_000,
  /** Longer than the 60 seconds for which the proxies of deploy/ keep an idle connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 8 * 1024,
};
/** An inactive connection is closed. Every answer begins sooner than this. */
const silenceMs = 60_000;
/** A browser opens one to six and a proxy some dozens: enough for a thousand visitors. */
const maxConnections = 4_000;

export type Application = {
  /** Any other path is a file of the built site or not found. */
  answers(path: string): boolean;
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  onPageAnswered(request: IncomingMessage, status: number): void;
  metrics: Pick<Metrics, "requestAnswered"> | undefined;
};

/** What neither the built site nor the application has gets the not-found page. */
export function createHttpServer(environment: Environment, app: Application, site: Site, log: Log) {
  const { requestLog } = environment;
  const headers = securityHeaders(environment, { inline: site.frameInline });
  const askApp = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(connectionLimits, (request, response) => {
    // While the server stops, each connection is closed after its answer.
    if (!server.listening) response.setHeader("Connection", "close");
    const started = performance.now();
    const { path } = splitUrl(request.url);
    const refusal = whyUnreadable(request, path);
    const isForApp = app.answers(path);
    response.on("finish", () => {
      const { statusCode: status } = response;
      const ms = performance.now() - started;
      if (requestLog)
        log.info("request", {
          method: request.method,
          // An unknown path is text that a visitor typed, so it is not logged.
          path: refusal || status === 404 ? notFoundRoute : loggedPath(path, isForApp),
          status,
          ms: Math.round(ms * 10) / 10,
        });
      // The application records its own requests.
      if (app.metrics && (refusal || !isForApp)) {
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
      if (isForApp) {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        void askApp(request, response);
      } else if (answerFromSite(site, environment, request, response))
        app.onPageAnswered(request, response.statusCode);
      else sendFile(site.notFound, request, response);
    } catch (error) {
      log.error("request failed", { path: loggedPath(path, isForApp), message: String(error) });
      if (response.headersSent) response.destroy();
      else sendFile(site.serverError, request, response);
    }
  });
  server.setTimeout(silenceMs);
  server.maxConnections = maxConnections;
  return server;
}

/**
 * Accepts no new connections and answers what still arrives on the open ones, each of which is
 * closed after its answer. Idle ones are closed after a while. Resolves when the last one has
 * ended. The HTTP server's own `close` would cut idle connections at once, and with them a request
 * that a proxy is just sending. Proxies do not repeat a POST, so the visitor would get a 502.
 */
export function stopHttpServer(server: Server, idleLimitMs = 1_000): Promise<void> {
  // Runs after the requests that have already arrived were read.
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

function whyUnreadable(request: IncomingMessage, path: string): UnreadableRequest | undefined {
  if (path.length > longestPath) return { status: 414, sentence: "This address is too long." };
  // RFC 9112, 3.2. Node uses the first Host header; a proxy in front may have used another.
  if ((request.headersDistinct.host?.length ?? 0) > 1)
    return { status: 400, sentence: "The request names two hosts." };
  return undefined;
}

/** Does not read the rest of this connection. */
function refuse(
  response: ServerResponse,
  { status, sentence }: UnreadableRequest,
  headers: Record<string, string>,
) {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain", Connection: "close" });
  response.end(sentence);
}

/** Logs that the desk was used, but not which lead was open. */
function loggedPath(path: string, isForApp: boolean): string {
  const logged = path.slice(0, longestLoggedPath);
  if (!isOfDesk(path)) return logged;
  if (!isForApp) return deskPath;
  // Ids have digits, and no other part of an address of the desk has one. A calendar's secret may
  // have none.
  return logged
    .split("/")
    .map((part) => (/\d|\.ics$/.test(part) ? ":id" : part))
    .join("/");
}

/** All pages share one route. The funnel already counts them separately. */
function routeInSite(site: Site, path: string, status: number): string {
  if (status === 404) return notFoundRoute;
  if (site.pages.has(path)) return "(page)";
  if (isOfDesk(path)) return "(desk)";
  return site.files.has(path) ? "(file)" : "(redirect)";
}
