import type { Context } from "hono";
import { unknownLink } from "#content/pages/newsletter.ts";
import { tokenInQuery } from "../http/request.ts";
import type { ServerPage } from "../http/server-page.ts";
import type { Services } from "../services.ts";

/** Does what the link is for. False if the token is not one of ours. */
type Act = (token: string, services: Services, context: Context) => Promise<boolean | Response>;

/**
 * The two endpoints of a link in a mail. Opening it changes nothing, because mail scanners open
 * links. Its button does, and a mail program's one-click request (RFC 8058), which has no cookies.
 */
export function mailLink(
  path: string,
  { ask, done }: { ask: ServerPage & { button: string }; done: ServerPage },
  act: Act,
) {
  const askFirst = (context: Context, { renderPage }: Services) => {
    const form = { action: `${path}?token=${tokenInQuery(context)}`, button: ask.button };
    return context.html(renderPage({ ...ask, form }));
  };
  const actNow = async (context: Context, services: Services) => {
    const isDone = await act(tokenInQuery(context), services, context);
    if (typeof isDone !== "boolean") return isDone;
    return context.html(services.renderPage(isDone ? done : unknownLink), isDone ? 200 : 404);
  };
  return [
    { method: "GET", path, handler: askFirst },
    { method: "POST", path, handler: actNow },
  ] as const;
}
