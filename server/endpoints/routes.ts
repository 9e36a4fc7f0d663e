import { type Context, Hono } from "hono";
import {
  confirmSubscriptionPath,
  contactPath,
  islandFailurePath,
  presentationPath,
  presentationSessionPath,
  sendEmailPath,
  subscribePath,
  unsubscribePath,
  verifyPresentationPasswordPath,
} from "#contracts/endpoints.ts";
import { contact } from "./contact.ts";
import { healthz, readyz } from "./health.ts";
import { islandFailure } from "./island-failure.ts";
import { askToConfirm, askToUnsubscribe, confirm, unsubscribeNow } from "./newsletter-pages.ts";
import {
  endPresentationSession,
  presentation,
  verifyPresentationPassword,
} from "./presentations.ts";
import { answerFailure, refusals } from "./refusal.ts";
import { publicKeyGuard } from "./request.ts";
import { sendEmail } from "./send-email.ts";
import type { Services } from "./services.ts";
import { subscribe } from "./subscribe.ts";

type Endpoint = (context: Context, services: Services) => Response | Promise<Response>;
type Route = { path: string } & Partial<Record<"GET" | "POST" | "DELETE", Endpoint>>;

/** Every address the application answers. */
export function createRoutes(services: Services): Hono {
  const requirePublicKey = publicKeyGuard(services.environment.publicAnonKey);
  const fromOurPages =
    (endpoint: Endpoint): Endpoint =>
    (context) => {
      requirePublicKey(context);
      return endpoint(context, services);
    };

  const routes: Route[] = [
    { path: sendEmailPath, POST: fromOurPages(sendEmail) },
    { path: contactPath, POST: fromOurPages(contact) },
    { path: subscribePath, POST: fromOurPages(subscribe) },
    { path: verifyPresentationPasswordPath, POST: fromOurPages(verifyPresentationPassword) },
    { path: islandFailurePath, POST: fromOurPages(islandFailure) },
    { path: presentationPath(":deckId"), GET: presentation },
    { path: presentationSessionPath, DELETE: endPresentationSession },
    { path: confirmSubscriptionPath, GET: askToConfirm, POST: confirm },
    { path: unsubscribePath, GET: askToUnsubscribe, POST: unsubscribeNow },
    { path: "/healthz", GET: healthz },
    { path: "/readyz", GET: readyz },
  ];

  const app = new Hono();
  for (const { path, ...methods } of routes) {
    for (const [method, endpoint] of Object.entries(methods)) {
      app.on(method, path, (context) => endpoint(context, services));
    }
    app.all(path, (context) => {
      throw refusals.wrongMethod(context.req.method, Object.keys(methods));
    });
  }
  app.notFound((context) => answerFailure(context, refusals.nothingHere(), services));
  app.onError((error, context) => answerFailure(context, error, services));
  return app;
}
