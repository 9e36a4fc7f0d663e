import { type Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../log.ts";
import { type Metrics, notFoundRoute } from "../metrics/metrics.ts";
import { answerFailure, refusals } from "./refusal.ts";
import type { RenderPage } from "./server-page.ts";

export type Endpoint<Handler> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  handler: Handler;
};

type RouterParts = { metrics: Metrics | undefined; log: Log; renderPage: RenderPage };

export function createRouter({ metrics, log, renderPage }: RouterParts): Hono {
  const router = new Hono();
  if (metrics) recordRequests(router, metrics);
  // Answers depend on the visitor and the moment: sessions, refusals, pages that contain a token.
  router.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });
  router.notFound((context) => answerFailure(context, refusals.nothingHere(), { log, renderPage }));
  router.onError((error, context) => answerFailure(context, error, { log, renderPage }));
  return router;
}

function recordRequests(router: Hono, { requestAnswered }: Metrics) {
  router.use(async (context, next) => {
    const started = performance.now();
    await next();
    requestAnswered({
      method: context.req.method,
      route: matchedPath(context) ?? notFoundRoute,
      status: context.res.status,
      seconds: (performance.now() - started) / 1000,
    });
  });
}

/** The path of the row that answers. Paths with an asterisk belong to middleware. */
export function matchedPath(context: Context): string | undefined {
  return matchedRoutes(context).find(({ path }) => !path.endsWith("*"))?.path;
}

/** Whether the router has this path, with any method. What it has for every path does not count. */
export function answersPath(router: Hono, path: string): boolean {
  return router.router.match("GET", path)[0].some(([[, route]]) => route.path !== "/*");
}

export function serveEndpoints<Row extends Endpoint<unknown>>(
  router: Hono,
  table: readonly Row[],
  answer: (context: Context, row: Row) => Response | Promise<Response>,
) {
  for (const row of table) router.on(row.method, row.path, (context) => answer(context, row));
  for (const path of new Set(table.map((row) => row.path)))
    router.all(path, (context) => {
      throw refusals.wrongMethod(context.req.method, methodsOf(table, path));
    });
}

export function methodsOf(table: readonly Endpoint<unknown>[], path: string): string[] {
  return table.filter((row) => row.path === path).map(({ method }) => method);
}
