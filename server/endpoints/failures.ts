import type { Context } from "hono";
import type { Failure } from "#contracts/failure.ts";
import type { Log } from "../log.ts";
import type { RenderPage } from "../page.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import { Refusal, refusals } from "./refusal.ts";

/** Turns whatever was thrown into an answer: JSON for programs, a page for people. */
export function answerFailure(
  context: Context,
  error: unknown,
  log: Log,
  renderPage: RenderPage,
): Response {
  const refusal = asRefusal(error, log);
  for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
  if (!context.req.path.startsWith("/functions/")) {
    const page = { title: refusal.message, heading: "Sorry", paragraphs: [refusal.message] };
    return context.html(renderPage(page), refusal.status);
  }
  return context.json({ error: refusal.message } satisfies Failure, refusal.status);
}

function asRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageUnavailable) {
    const { code, message } = error.cause as Error & { code?: string };
    log.error("cannot-store", { code, reason: message });
    return refusals.cannotStore();
  }
  const { name, message, stack } = error as Error;
  log.error("unforeseen-error", { name, reason: message, at: stack?.split("\n")[1]?.trim() });
  return refusals.unforeseen();
}
