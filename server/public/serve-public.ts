import type { Context, Hono } from "hono";
import { cors } from "hono/cors";
import { refusals } from "../http/refusal.ts";
import { hasBearer } from "../http/request.ts";
import { methodsOf, serveEndpoints } from "../http/router.ts";
import type { Services } from "../services.ts";
import { type PublicEndpoint, publicEndpoints } from "./routes.ts";

export function servePublic(router: Hono, services: Services) {
  // Without METRICS_TOKEN the addresses that need it do not exist.
  const table = publicEndpoints.filter(
    ({ needs }) => needs !== "metrics-token" || services.metrics !== undefined,
  );
  for (const { path, crossOrigin } of table) {
    if (crossOrigin) allowCrossOrigin(router, path, methodsOf(table, path));
  }
  serveEndpoints(router, table, (context, row) => {
    refuseWithoutBearer(context, services, row);
    return row.handler(context, services);
  });
}

function refuseWithoutBearer(
  context: Context,
  { environment }: Services,
  { needs }: PublicEndpoint,
) {
  if (needs === "public-key" && !hasBearer(context, environment.publicAnonKey))
    throw refusals.wrongKey();
  if (needs === "metrics-token" && !hasBearer(context, environment.metricsToken))
    throw refusals.wrongMetricsToken();
}

const allowHeaders = ["authorization", "content-type"];

/** CORS without credentials, so a browser sends no cookies. The public key is not a secret. */
function allowCrossOrigin(router: Hono, path: string, methods: string[]) {
  router.use(path, cors({ origin: "*", allowMethods: methods, allowHeaders, maxAge: 86_400 }));
  router.use(path, async (context, next) => {
    await next();
    context.header("cross-origin-resource-policy", "cross-origin");
  });
}
