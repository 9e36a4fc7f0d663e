import { randomUUID } from "node:crypto";
import { deskPasskeyOptionsPath, deskPasskeysPath } from "#contracts/desk/endpoints.ts";
import { passkeyCreationOptionsAnswer } from "#contracts/desk/passkeys.ts";
import type { DeskRole, SignInWay } from "#contracts/desk/session.ts";
import { openDeskSession } from "#server/desk/sign-in/sessions.ts";
import { addMember } from "#server/desk/sign-in/users.ts";
import type { TestApp } from "./app.ts";
import { type SoftwareAuthenticator, softwareAuthenticator } from "./software-authenticator.ts";

/** A user who is signed in at the desk. */
export type DeskVisitor = {
  id: string;
  email: string;
  cookie: string;
  /** Sends a request as the desk's page does, optionally with other headers. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
};

/** Adds a user with this role and signs them in, by default now. */
export async function signInAs(
  app: TestApp,
  role: DeskRole,
  email = `${role}-${randomUUID()}@firm.example`,
  now = Date.now(),
): Promise<DeskVisitor> {
  const id = await app.storage.transaction(async (queries) => {
    const user = await addMember(queries, email, role, now);
    if (user === undefined) throw new Error(`${email} is in the team already`);
    return user.id;
  });
  return { id, email, ...deskVisitor(app, await openSession(app, id, { now })) };
}

/** Opens another session of a user. Returns the cookie as a browser sends it. */
export async function openSession(
  app: TestApp,
  userId: string,
  session: { signedInBy?: SignInWay; now?: number; confirmedAt?: number | null } = {},
): Promise<string> {
  const { signedInBy = "passkey", now = Date.now(), confirmedAt = now } = session;
  const token = await app.storage.transaction((queries) =>
    openDeskSession(queries, { userId, signedInBy, browser: "A browser", confirmedAt, now }),
  );
  return sessionCookie(app, token);
}

export function sessionCookie({ environment }: TestApp, token: string): string {
  return `${environment.publicOrigin.startsWith("https:") ? "__Host-" : ""}desk_session=${token}`;
}

/** A client with this cookie, or with none. */
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

/** A browser that stores cookies. */
export type DeskBrowser = {
  /** The cookies as it sends them. */
  cookie(): string;
  ask: DeskVisitor["ask"];
};

export function deskBrowser(app: TestApp, cookie = ""): DeskBrowser {
  const kept = new Map<string, string>();
  const keep = (pair: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(pair) ?? [];
    if (value === "") kept.delete(name);
    else kept.set(name, value);
  };
  for (const pair of cookie.split("; ")) keep(pair);
  const sent = () => [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    cookie: sent,
    async ask(method, path, body, headers) {
      const response = await deskVisitor(app, sent()).ask(method, path, body, headers);
      for (const pair of response.headers.getSetCookie()) keep(pair);
      return response;
    },
  };
}

/** Adds a passkey in a browser that is signed in. */
export async function addPasskeyIn(
  app: TestApp,
  browser: Pick<DeskBrowser, "ask">,
  name?: string,
): Promise<SoftwareAuthenticator> {
  const authenticator = softwareAuthenticator(app.environment.publicOrigin);
  const asked = await browser.ask("POST", deskPasskeyOptionsPath);
  const { options } = passkeyCreationOptionsAnswer.parse(await asked.json());
  const response = authenticator.create(options);
  const added = await browser.ask("POST", deskPasskeysPath, { name, response });
  if (!added.ok) throw new Error(`The passkey was refused: ${await added.text()}`);
  return authenticator;
}
