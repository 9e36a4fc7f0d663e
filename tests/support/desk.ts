import { randomUUID } from "node:crypto";
import type { DeskRole } from "#contracts/desk/session.ts";
import { openDeskSession } from "#server/desk/sessions.ts";
import { addMember } from "#server/desk/users.ts";
import type { TestApp } from "./app.ts";

/** Somebody signed in at the desk. */
export type DeskVisitor = {
  id: string;
  email: string;
  cookie: string;
  /** As the desk's own page asks, or with other headers where a test wants them. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
};

/** A new user of this role, signed in at this moment by the app's own clock. */
export async function signInAs(
  app: TestApp,
  role: DeskRole,
  email = `${role}-${randomUUID()}@firm.example`,
  now = Date.now(),
): Promise<DeskVisitor> {
  const { id, token } = await app.storage.transaction(async (queries) => {
    const user = await addMember(queries, email, role, now);
    if (user === undefined) throw new Error(`${email} is in the team already`);
    return { id: user.id, token: await openDeskSession(queries, user.id, now) };
  });
  return { id, email, ...deskVisitor(app, `desk_session=${token}`) };
}

/** Whoever has this cookie, or none. */
export function deskVisitor(app: TestApp, cookie = ""): Pick<DeskVisitor, "cookie" | "ask"> {
  const origin = app.environment.publicOrigin;
  return {
    cookie,
    ask: (method, path, body, headers = {}) =>
      app.ask(
        new Request(origin + path, {
          method,
          headers: {
            ...(cookie ? { cookie } : {}),
            ...(method === "GET" ? {} : { origin }),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}
