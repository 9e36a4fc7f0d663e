import { randomUUID } from "node:crypto";
import {
  type AddressParts,
  type Answer,
  deskApi,
  deskApiPath,
  type Endpoint,
  type EndpointName,
  routeOf,
} from "#contracts/desk/api.ts";
import { type DeskRole, deskRefusal, type SignInWay } from "#contracts/desk/session.ts";
import { makeLink } from "#server/desk/sign-in/links/sign-in-links.ts";
import { openDeskSession } from "#server/desk/sign-in/sessions.ts";
import { addMember } from "#server/desk/sign-in/users.ts";
import type { DeskUserRow } from "#server/storage/tables.ts";
import type { TestApp } from "./app.ts";
import { type SoftwareAuthenticator, softwareAuthenticator } from "./software-authenticator.ts";

/** Sends a request as the desk's page does, optionally with other headers. */
type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

type Call = AddressParts & { body?: unknown; headers?: Record<string, string> };

type Requests = ReturnType<typeof requestsBy>;

/** Ways to send a request, whatever it is, to an endpoint, and for an answer by its contract. */
function requestsBy(ask: Ask) {
  const request = (name: EndpointName, { body, headers, ...parts }: Call = {}) =>
    ask(routeOf(name).method, deskApiPath(name, parts), body, headers);
  return {
    ask,
    request,
    /** Of the answer only its status. */
    status: async (name: EndpointName, call?: Call) => (await request(name, call)).status,
    /** What is said to a request, with the status. A refusal always has a sentence. */
    async said(name: EndpointName, call?: Call): Promise<{ status: number }> {
      const response = await request(name, call);
      const said: object = await response.json();
      if (!response.ok) deskRefusal.parse(said);
      return { ...said, status: response.status };
    },
    /** Fails if the request is refused. */
    async answer<Name extends EndpointName>(name: Name, call?: Call): Promise<Answer<Name>> {
      const response = await request(name, call);
      if (!response.ok) throw new Error(`${name} was refused: ${await response.text()}`);
      const contract: Endpoint = deskApi[name];
      return contract.answer?.parse(await response.json()) as Answer<Name>;
    },
  };
}

/** A user who is signed in at the desk. */
export type DeskVisitor = Requests & { id: string; email: string; cookie: string };

/** Adds a colleague to the team. */
export async function invited(
  app: TestApp,
  email = "dana@firm.example",
  { role = "staff", now = 1 }: { role?: DeskRole; now?: number } = {},
): Promise<DeskUserRow> {
  const user = await app.storage.transaction((queries) => addMember(queries, email, role, now));
  if (user === undefined) throw new Error(`${email} is in the team already`);
  return user;
}

/** The token of a link with which this user signs in. */
export function linkFor(
  app: TestApp,
  userId: string,
  kind: "terminal" | "invitation" = "terminal",
): Promise<string> {
  return app.storage.run((queries) => makeLink(queries, { userId, kind, now: Date.now() }));
}

/** Opens a link and presses its button, `confirmed` also in a browser that did not ask for it. */
export function openLink(
  browser: Pick<Requests, "request">,
  token: string,
  confirmed?: boolean,
): Promise<Response> {
  return browser.request("signInWithLink", { body: { token, confirmed } });
}

/** Every page of a list, one after the other. */
export async function allPages<Name extends "audit" | "mail" | "people" | "subscribers">(
  visitor: Pick<Requests, "answer">,
  name: Name,
  query: Record<string, string> = {},
): Promise<Answer<Name>[]> {
  const pages: Answer<Name>[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const call: Call = { query: { ...query, ...(after && { after }) } };
    const page: Answer<Name> = await visitor.answer(name, call);
    pages.push(page);
    after = (page as { after: string | null }).after;
  }
  return pages;
}

/** Adds a user with this role and signs them in, by default now. */
export async function signInAs(
  app: TestApp,
  role: DeskRole,
  email = `${role}-${randomUUID()}@firm.example`,
  now = Date.now(),
): Promise<DeskVisitor> {
  const { id } = await invited(app, email, { role, now });
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
export function deskVisitor(app: TestApp, cookie = ""): Omit<DeskVisitor, "id" | "email"> {
  const origin = app.environment.publicOrigin;
  return {
    cookie,
    ...requestsBy((method, path, body, headers = {}) =>
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
    ),
  };
}

export type DeskBrowser = ReturnType<typeof deskBrowser>;

/** A browser that stores cookies. */
export function deskBrowser(app: TestApp, cookie = "") {
  const kept = new Map<string, string>();
  const keep = (pair: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(pair) ?? [];
    if (value === "") kept.delete(name);
    else kept.set(name, value);
  };
  for (const pair of cookie.split("; ")) keep(pair);
  const sent = () => [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    /** The cookies as it sends them. */
    cookie: sent,
    ...requestsBy(async (...request) => {
      const response = await deskVisitor(app, sent()).ask(...request);
      for (const pair of response.headers.getSetCookie()) keep(pair);
      return response;
    }),
  };
}

/** Adds a passkey in a browser that is signed in. */
export async function addPasskeyIn(
  app: TestApp,
  browser: Requests,
  name?: string,
): Promise<SoftwareAuthenticator> {
  const authenticator = softwareAuthenticator(app.environment.publicOrigin);
  const { options } = await browser.answer("addPasskeyOptions");
  const response = authenticator.create(options);
  await browser.answer("addPasskey", { body: { name, response } });
  return authenticator;
}
