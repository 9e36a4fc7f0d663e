import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { matchedRoutes } from "hono/route";
import { oEmbedPath } from "#content/calculators/embed.ts";
import {
  confirmSubscriptionPath,
  contactPath,
  countPath,
  islandFailurePath,
  presentationPath,
  presentationSessionPath,
  sendEmailPath,
  subscribePath,
  unsubscribePath,
  verifyPresentationPasswordPath,
} from "#contracts/endpoints.ts";
import { serveDesk } from "../desk/serve-desk.ts";
import { type Metrics, notFoundRoute } from "../metrics/metrics.ts";
import { contact } from "./contact.ts";
import { count } from "./count.ts";
import { healthz, readyz } from "./health.ts";
import { islandFailure } from "./island-failure.ts";
import { metrics } from "./metrics.ts";
import { askToConfirm, askToUnsubscribe, confirm, unsubscribeNow } from "./newsletter-pages.ts";
import { oEmbed } from "./oembed.ts";
import {
  endPresentationSession,
  presentation,
  verifyPresentationPassword,
} from "./presentations.ts";
import { answerFailure, refusals } from "./refusal.ts";
import { hasBearer } from "./request.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { sendEmail } from "./send-email.ts";
import type { Services } from "./services.ts";
import { subscribe } from "./subscribe.ts";

type Endpoint = (context: Context, services: Services) => Response | Promise<Response>;
type Method = "GET" | "POST" | "DELETE";
type Route = {
  path: string;
  /** The browser's calls carry it. */
  needsPublicKey?: true;
  /** Where the operator has set none, there is nothing at this address. */
  needsMetricsToken?: true;
  /** Also for the embedded calculator in a sandboxed frame, whose origin is none. */
  crossOrigin?: true;
} & Partial<Record<Method, Endpoint>>;

const allowHeaders = ["authorization", "content-type"];

/** Every address the application answers. */
export const routeTable: readonly Route[] = [
  { path: sendEmailPath, needsPublicKey: true, crossOrigin: true, POST: sendEmail },
  { path: contactPath, needsPublicKey: true, POST: contact },
  { path: subscribePath, needsPublicKey: true, POST: subscribe },
  {
    path: verifyPresentationPasswordPath,
    needsPublicKey: true,
    POST: verifyPresentationPassword,
  },
  { path: islandFailurePath, needsPublicKey: true, POST: islandFailure },
  { path: countPath, crossOrigin: true, POST: count },
  { path: presentationPath(":deckId"), GET: presentation },
  { path: presentationSessionPath, DELETE: endPresentationSession },
  { path: confirmSubscriptionPath, GET: askToConfirm, POST: confirm },
  { path: unsubscribePath, GET: askToUnsubscribe, POST: unsubscribeNow },
  { path: oEmbedPath, GET: oEmbed },
  { path: securityTxtPath, GET: securityTxt },
  { path: "/healthz", GET: healthz },
  { path: "/readyz", GET: readyz },
  { path: "/metrics", needsMetricsToken: true, GET: metrics },
];

export function createRoutes(services: Services): Hono {
  const { publicAnonKey, metricsToken } = services.environment;
  const app = new Hono();
  if (services.metrics) recordRequests(app, services.metrics);
  // Answers are about one visitor, at one moment: sessions, refusals, pages with a token in them.
  app.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
  });
  for (const { path, needsPublicKey, needsMetricsToken, crossOrigin, ...methods } of routeTable) {
    if (needsMetricsToken && !services.metrics) continue;
    if (crossOrigin) allowCrossOrigin(app, path, Object.keys(methods));
    for (const [method, endpoint] of Object.entries(methods)) {
      app.on(method, path, (context) => {
        if (needsPublicKey && !hasBearer(context, publicAnonKey)) throw refusals.wrongKey();
        if (needsMetricsToken && !hasBearer(context, metricsToken))
          throw refusals.wrongMetricsToken();
        return endpoint(context, services);
      });
    }
    app.all(path, (context) => {
      throw refusals.wrongMethod(context.req.method, Object.keys(methods));
    });
  }
  serveDesk(app, services);
  app.notFound((context) => answerFailure(context, refusals.nothingHere(), services));
  app.onError((error, context) => answerFailure(context, error, services));
  return app;
}

function recordRequests(app: Hono, { requestAnswered }: Metrics): void {
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    // Those with an asterisk are about many addresses; the first other one is what answers.
    const answering = matchedRoutes(context).find(({ path }) => !path.endsWith("*"));
    requestAnswered({
      method: context.req.method,
      route: answering?.path ?? notFoundRoute,
      status: context.res.status,
      seconds: (performance.now() - started) / 1000,
    });
  });
}

/** No credentials: a browser sends no cookie along, and the public key protects nothing by itself. */
function allowCrossOrigin(app: Hono, path: string, methods: string[]): void {
  app.use(path, cors({ origin: "*", allowMethods: methods, allowHeaders, maxAge: 86_400 }));
  app.use(path, async (context, next) => {
    await next();
    context.header("cross-origin-resource-policy", "cross-origin");
  });
}
