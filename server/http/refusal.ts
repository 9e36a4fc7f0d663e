import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { deskPath } from "#contracts/desk/pages.ts";
import type { DeskRefusalCode } from "#contracts/desk/session.ts";
import type { Failure } from "#contracts/endpoints.ts";
import { type Log, reasonOf } from "../log.ts";
import { StorageUnavailable } from "../storage/storage-unavailable.ts";
import type { RenderPage } from "./server-page.ts";

export class Refusal extends Error {
  override name = "Refusal";
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly details: object;

  /** `details` are added to the answer, such as the field or the current state. */
  constructor(
    status: ContentfulStatusCode,
    sentence: string,
    headers: Record<string, string> = {},
    details: object = {},
  ) {
    super(sentence);
    this.status = status;
    this.headers = headers;
    this.details = details;
  }
}

const withCode = (status: ContentfulStatusCode, sentence: string, code: DeskRefusalCode) =>
  new Refusal(status, sentence, {}, { code });

export const refusals = {
  notJson: () =>
    new Refusal(400, "The request could not be read. Please reload the page and try again."),
  wrongKey: () => new Refusal(401, "This page is out of date. Please reload it and try again."),
  wrongMetricsToken: () =>
    new Refusal(401, "This address is only for those who have its token.", {
      "www-authenticate": "Bearer",
    }),
  locked: () => new Refusal(401, "Please enter the password again."),
  notSignedIn: () => new Refusal(401, "Please sign in."),
  foreignOrigin: () => new Refusal(403, "This request came from another site."),
  confirmationNeeded: () =>
    withCode(403, "Please confirm first that it is you.", "confirmation-needed"),
  passkeyNeeded: () => withCode(403, "Please add a passkey first.", "passkey-needed"),
  linkOfAnotherBrowser: () =>
    withCode(
      409,
      "This link was asked for in another browser. Sign in here only if you asked for it yourself.",
      "other-browser",
    ),
  notAllowed: () => new Refusal(403, "Only an admin can do this."),
  nothingHere: () => new Refusal(404, "There is nothing at this address."),
  noSuchPerson: () => new Refusal(404, "There is no such person. They may have been erased."),
  noSuchIssue: () => new Refusal(404, "There is no such issue. It may have been deleted."),
  wrongMethod(method: string, allowed: readonly string[]) {
    const allow = allowed.join(", ");
    const sentence = `This address does not answer ${method} requests, only ${allow}.`;
    return new Refusal(405, sentence, { allow });
  },
  tooLarge: () => new Refusal(413, "That is more than we can take at once. Please shorten it."),
  notJsonType: () => new Refusal(415, "The request must be sent as application/json."),
  notFormType: () => new Refusal(415, "The form must be sent by a browser."),
  field: (sentence: string, field?: string) => new Refusal(422, sentence, {}, { field }),
  tooMany(retryAfterMs: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
    const sentence = `That was too many attempts. Please try again in ${wait}.`;
    return new Refusal(429, sentence, { "retry-after": String(seconds) });
  },
  formatNotOffered: () => new Refusal(501, "This address answers in JSON only."),
  unforeseen: () => new Refusal(500, "Something went wrong on our side. Please try again."),
  cannotStore: () =>
    new Refusal(503, "We could not save your request just now. Please try again in a minute.", {
      "retry-after": "60",
    }),
};

const backToTheDesk = { href: deskPath, label: "Back to the desk" };

export function answerFailure(
  context: Context,
  error: unknown,
  { log, renderPage }: { log: Log; renderPage: RenderPage },
): Response {
  const refusal = asRefusal(error, log);
  const isDesk = context.req.path.startsWith(`${deskPath}/`);
  for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
  // A browser that opens an address or sends a form asks for a page. Scripts and programs do not.
  if (context.req.header("accept")?.includes("text/html")) {
    const page = {
      title: refusal.message,
      heading: "Sorry",
      paragraphs: [refusal.message],
      ...(isDesk ? { back: backToTheDesk } : {}),
    };
    return context.html(renderPage(page), refusal.status);
  }
  const failure = { error: refusal.message, ...refusal.details } satisfies Failure;
  return context.json(failure, refusal.status);
}

function asRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageUnavailable) {
    const { code } = error.cause as { code?: string };
    log.error("cannot-store", { code, reason: reasonOf(error) });
    return refusals.cannotStore();
  }
  const { name, message, stack } = error as Error;
  log.error("unforeseen-error", { name, reason: message, at: stack?.split("\n")[1]?.trim() });
  return refusals.unforeseen();
}
