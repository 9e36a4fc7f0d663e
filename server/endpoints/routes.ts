import { type Context, Hono } from "hono";
import { contactPath } from "#contracts/contact.ts";
import {
  presentationSessionPath,
  verifyPresentationPasswordPath,
} from "#contracts/presentations.ts";
import { sendEmailPath } from "#contracts/send-email.ts";
import { confirmSubscriptionPath, subscribePath, unsubscribePath } from "#contracts/subscribe.ts";
import type { CheckPassword } from "../deck-access/password.ts";
import type { OutboxTiming } from "../outbox/timing.ts";
import type { RenderPage } from "../page.ts";
import type { Services } from "../services.ts";
import { publicKeyGuard } from "./bearer.ts";
import { contact } from "./contact.ts";
import { answerFailure } from "./failures.ts";
import { healthz, readyz } from "./health.ts";
import * as newsletter from "./newsletter-pages.ts";
import * as presentations from "./presentations.ts";
import { refusals, wrongMethod } from "./refusal.ts";
import { sendEmail } from "./send-email.ts";
import { subscribe } from "./subscribe.ts";

type Answer = (context: Context) => Response | Promise<Response>;
type Route = { path: string } & Partial<Record<"GET" | "POST" | "DELETE", Answer>>;

/** Every address the application answers. */
export function createRoutes(parts: {
  services: Services;
  checkPassword: CheckPassword;
  renderPage: RenderPage;
  timing: OutboxTiming;
}): Hono {
  const { services, checkPassword, renderPage, timing } = parts;
  const requirePublicKey = publicKeyGuard(services.environment.publicAnonKey);
  const fromOurPages = (answer: Answer) => (context: Context) => {
    requirePublicKey(context);
    return answer(context);
  };

  const routes: Route[] = [
    { path: sendEmailPath, POST: fromOurPages((context) => sendEmail(context, services)) },
    { path: contactPath, POST: fromOurPages((context) => contact(context, services)) },
    { path: subscribePath, POST: fromOurPages((context) => subscribe(context, services)) },
    {
      path: verifyPresentationPasswordPath,
      POST: fromOurPages((context) =>
        presentations.verifyPresentationPassword(context, services, checkPassword),
      ),
    },
    {
      path: "/functions/v1/presentations/:deckId",
      GET: (context) => presentations.presentation(context, services),
    },
    {
      path: presentationSessionPath,
      DELETE: (context) => presentations.endPresentationSession(context, services),
    },
    {
      path: confirmSubscriptionPath,
      GET: (context) => newsletter.askToConfirm(context, renderPage),
      POST: (context) => newsletter.confirm(context, services, renderPage),
    },
    {
      path: unsubscribePath,
      GET: (context) => newsletter.askToUnsubscribe(context, renderPage),
      POST: (context) => newsletter.unsubscribeNow(context, services, renderPage),
    },
    { path: "/healthz", GET: healthz },
    { path: "/readyz", GET: (context) => readyz(context, services, timing) },
  ];

  const app = new Hono();
  for (const { path, ...methods } of routes) {
    for (const [method, answer] of Object.entries(methods)) app.on(method, path, answer);
    app.all(path, (context) => {
      throw wrongMethod(context.req.method, Object.keys(methods));
    });
  }
  app.notFound((context) =>
    answerFailure(context, refusals.nothingHere(), services.log, renderPage),
  );
  app.onError((error, context) => answerFailure(context, error, services.log, renderPage));
  return app;
}
