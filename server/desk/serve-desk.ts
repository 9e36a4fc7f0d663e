import type { Context, Hono } from "hono";
import type { DeskRole } from "#contracts/desk/session.ts";
import { refusals } from "../endpoints/refusal.ts";
import type { Services } from "../endpoints/services.ts";
import { deskEndpoints } from "./desk-endpoints.ts";
import { signedInUser } from "./session-cookie.ts";
import type { DeskUser } from "./sessions.ts";

/** Puts the table's rows behind their guards, in this order: Origin (403), session (401), role (403). */
export function serveDesk(app: Hono, services: Services): void {
  app.use("/desk/api/*", async (context, next) => {
    refuseForeignOrigin(context, services.environment.publicOrigin);
    // PostgreSQL takes no null character, so no id and no searched word has one.
    if (context.req.url.includes("%00")) throw refusals.nothingHere();
    await next();
  });
  for (const endpoint of deskEndpoints) {
    app.on(endpoint.method, endpoint.path, async (context) =>
      endpoint.role === "public"
        ? endpoint.handler(context, services)
        : endpoint.handler(context, services, await allowedUser(context, services, endpoint.role)),
    );
  }
  for (const path of new Set(deskEndpoints.map((endpoint) => endpoint.path))) {
    const methods = deskEndpoints.filter((endpoint) => endpoint.path === path);
    app.all(path, ({ req }) => {
      throw refusals.wrongMethod(
        req.method,
        methods.map(({ method }) => method),
      );
    });
  }
}

/**
 * A page of another site can make a browser send a request here, but not without an Origin that
 * gives it away. What sends none is no browser, and has nobody's cookie.
 */
function refuseForeignOrigin({ req }: Context, publicOrigin: string): void {
  if (req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS") return;
  const origin = req.header("origin");
  if (origin === undefined || origin === publicOrigin) return;
  // The address the visitor used, where it is another than PUBLIC_ORIGIN: 127.0.0.1 for localhost.
  const host = req.header("host");
  if (host !== undefined && URL.parse(origin)?.host === host) return;
  throw refusals.foreignOrigin();
}

async function allowedUser(
  context: Context,
  services: Services,
  role: DeskRole,
): Promise<DeskUser> {
  const user = await signedInUser(context, services);
  if (user === undefined) throw refusals.notSignedIn();
  if (role === "admin" && user.role !== "admin") throw refusals.notAllowed();
  return user;
}
