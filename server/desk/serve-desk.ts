import type { Context, Hono } from "hono";
import { isListRead, recordAudit, recordListRead } from "../audit/audit.ts";
import { isLoopback } from "../environment.ts";
import { Refusal, refusals } from "../http/refusal.ts";
import { limitClient, readJson, readQuery } from "../http/request.ts";
import { matchedPath, methodsOf, serveEndpoints } from "../http/router.ts";
import type { Services } from "../services.ts";
import type { Queries } from "../storage/tables.ts";
import { type DeskEndpoint, deskEndpoints } from "./routes.ts";
import type { Acting, DeskServices, RecordAction } from "./services.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import { offeredWays, rightsOf } from "./sign-in/sign-in-ways.ts";
import { signedInUser } from "./sign-in/signed-in-user.ts";

type GuardedEndpoint = Exclude<DeskEndpoint, { role: "public" }>;

/**
 * Adds the guards of each row, in this order: Origin (403), session (401), what the session may do
 * (403), role (403), recent confirmation (403), way to sign in (403), limit (429). Then the request
 * is parsed.
 */
export function serveDesk(router: Hono, services: DeskServices) {
  router.use("/desk/api/*", async (context, next) => {
    if (hasForeignOrigin(context, services.environment.publicOrigin)) {
      logRefusal(context, services, "origin");
      throw refusals.foreignOrigin();
    }
    // PostgreSQL stores no null characters, so no id or search word contains one.
    if (context.req.url.includes("%00")) throw refusals.nothingHere();
    await next();
  });
  serveEndpoints(router, deskEndpoints, async (context, endpoint) => {
    // The framework answers HEAD by running GET, which would write an export into the audit log.
    if (context.req.method === "HEAD")
      throw refusals.wrongMethod("HEAD", methodsOf(deskEndpoints, endpoint.path));
    const user =
      endpoint.role === "public" ? undefined : await allowedUser(context, services, endpoint);
    if (endpoint.way && !offeredWays(services.environment)[endpoint.way])
      throw new Refusal(403, "This way to sign in is switched off. Please use another one.");
    if (endpoint.limit) await limitClient(context, services, endpoint.limit);
    const request = {
      context,
      id: context.req.param("id") ?? "",
      query: endpoint.query && readQuery(context, endpoint.query),
      body: endpoint.body && (await readJson(context, endpoint.body)),
    };
    const answer =
      endpoint.role === "public" || user === undefined
        ? await endpoint.handler(request, services)
        : await answerTo(
            { ...request, user, now: await services.databaseNow() },
            endpoint,
            services,
          );
    if (endpoint.wakes) services.outbox.wake();
    if (answer instanceof Refusal) throw answer;
    return answer instanceof Response ? answer : context.json(answer ?? { success: true });
  });
}

/** Runs the handler where its row says. */
async function answerTo(
  call: Acting & { id: string },
  { handler, in: where, audit, records }: GuardedEndpoint,
  services: DeskServices,
): Promise<unknown> {
  const { storage } = services;
  const recordFirst = async (queries: Queries) => {
    if (audit === undefined) return;
    if (isListRead(audit)) return recordListRead(queries, call.user, call.now, audit);
    await recordAudit(queries, call, audit, call.id || null);
  };
  if (audit && where !== "transaction") await storage.transaction(recordFirst);
  if (where === undefined) return handler(call, services);
  return storage[where](async (queries) => {
    if (where === "transaction") await recordFirst(queries);
    const record: RecordAction = async (details, subject = call.id || null) => {
      if (records) await recordAudit(queries, call, records, subject, details);
    };
    return handler({ ...call, queries, record }, services);
  });
}

/**
 * A page of another site can make a browser send a request here, but the browser then sends that
 * site's Origin header. A client without the header is not a browser and has no user's cookie.
 */
function hasForeignOrigin({ req }: Context, publicOrigin: string): boolean {
  if (req.method === "GET" || req.method === "HEAD" || req.method === "OPTIONS") return false;
  const origin = req.header("origin");
  if (origin === undefined || origin === publicOrigin) return false;
  // In development 127.0.0.1 and localhost are the same.
  const asked = URL.parse(origin);
  const own = new URL(publicOrigin);
  return !(
    isLoopback(own.hostname) &&
    isLoopback(asked?.hostname) &&
    asked?.protocol === own.protocol &&
    asked.port === own.port
  );
}

async function allowedUser(context: Context, services: Services, endpoint: GuardedEndpoint) {
  const user = await signedInUser(context, services, endpoint);
  if (user === undefined) throw refusals.notSignedIn();
  const addsPasskey = rightsOf(user.session.signedInBy, services.environment) === "add-passkey";
  if (addsPasskey && !endpoint.withoutPasskey) throw refusals.passkeyNeeded();
  if (endpoint.role === "admin" && user.role !== "admin") {
    logRefusal(context, services, "role", user);
    throw refusals.notAllowed();
  }
  // A user without a passkey has nothing to confirm with.
  if (endpoint.recent && !addsPasskey && user.session.confirmedUntil === null)
    throw refusals.confirmationNeeded();
  return user;
}

/**
 * The desk's own screens never cause these refusals, so the operator should see them in the log.
 */
function logRefusal(
  context: Context,
  { log }: Services,
  reason: "origin" | "role",
  user?: DeskUser,
) {
  const { method } = context.req;
  const route = matchedPath(context) ?? "(none)";
  log.warn("desk-refused", { userId: user?.id, method, route, reason });
}
