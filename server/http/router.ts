import { type Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import type { Log } from "../log.ts";
import { type Metrics, notFoundRoute } from "../metrics/metrics.ts";
import { answerFailure, refusals } from "./refusal.ts";
import type { RenderPage } from "./server-page.ts";

/** One row of a table of endpoints. What guards it is added by the room whose table it is. */
export type Endpoint<Handler> = {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  handler: Handler;
};

type RouterParts = { metrics: Metrics | undefined; log: Log; renderPage: RenderPage };

/** A router without endpoints: counts requests, keeps answers out of caches, answers failures. */
export function createRouter({ metrics, log, renderPage }: RouterParts): Hono {
  const router = new Hono();
  if (metrics) recordRequests(router, metrics);
  // Answers are about one visitor, at one moment: sessions, refusals, pages with a token in them.
  router.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });
  router.notFound((context) => answerFailure(context, refusals.nothingHere(), { log, renderPage }));
  router.onError((error, context) => answerFailure(context, error, { log, renderPage }));
  return router;
}

function recordRequests(router: Hono, { requestAnswered }: Metrics): void {
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

/** Answers each row by its method, and 405 to every other method at the same address. */
export function serveEndpoints<Row extends Endpoint<unknown>>(
  router: Hono,
  table: readonly Row[],
  answer: (context: Context, row: Row) => Response | Promise<Response>,
): void {
  for (const row of table) {
    router.on(row.method, row.path, (context) => answer(context, row));
  }
  for (const path of new Set(table.map((row) => row.path))) {
    router.all(path, (context) => {
      throw refusals.wrongMethod(context.req.method, methodsOf(table, path));
    });
  }
}

/** Which methods an address answers. */
export function methodsOf(table: readonly Endpoint<unknown>[], path: string): string[] {
  return table.filter((row) => row.path === path).map(({ method }) => method);
}
