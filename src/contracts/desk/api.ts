import type * as z from "zod/mini";
import { auditApi } from "./audit.ts";
import { callsApi } from "./calls.ts";
import { connectionsApi } from "./connections.ts";
import { funnelApi } from "./funnel.ts";
import { heldDeletionApi } from "./held-deletion.ts";
import { hoursApi } from "./hours.ts";
import { mailApi } from "./mail.ts";
import { newsletterApi } from "./newsletter.ts";
import { partnersApi } from "./partners.ts";
import { passkeySignInApi, passkeysApi } from "./passkeys.ts";
import { peopleApi } from "./people.ts";
import { personApi } from "./person.ts";
import { sessionApi, signInApi } from "./session.ts";
import { subscribersApi } from "./subscribers.ts";
import { teamApi } from "./team.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export type Endpoint = {
  route: `${Method} /desk/api/${string}`;
  query?: z.ZodMiniType;
  /** JSON. Without it, the server ignores a body. */
  body?: z.ZodMiniType;
  /** JSON. Without it, the answer is a file, a page or a redirect. */
  answer?: z.ZodMiniType;
  /**
   * How the addresses begin of what an action changes, so that the screens load it again. Without
   * it, what is below the action's own address.
   */
  changes?: readonly string[];
};

/** Every endpoint of the desk. The server adds who may use it (server/desk/guards.ts). */
export const deskApi = {
  ...signInApi,
  ...passkeySignInApi,
  ...sessionApi,
  ...passkeysApi,
  ...peopleApi,
  ...personApi,
  ...callsApi,
  ...hoursApi,
  ...mailApi,
  ...subscribersApi,
  ...newsletterApi,
  ...teamApi,
  ...funnelApi,
  ...partnersApi,
  ...connectionsApi,
  ...auditApi,
  ...heldDeletionApi,
} as const satisfies Record<string, Endpoint>;

type DeskApi = typeof deskApi;
export type EndpointName = keyof DeskApi;

/** What a schema of an endpoint's row parses to. */
type Parsed<Name extends EndpointName, Part extends "query" | "body" | "answer"> =
  DeskApi[Name] extends Record<Part, infer Schema extends z.ZodMiniType> ? z.output<Schema> : never;

export type Query<Name extends EndpointName> = Parsed<Name, "query">;
export type RequestBody<Name extends EndpointName> = Parsed<Name, "body">;
export type Answer<Name extends EndpointName> = Parsed<Name, "answer">;

export type NeedsId<Name extends EndpointName> =
  DeskApi[Name]["route"] extends `${string}:id${string}` ? true : false;

/** What an address needs besides the endpoint's name. */
export type AddressParts = {
  /** For `:id` in the path. */
  id?: string | undefined;
  query?: URLSearchParams | Record<string, string> | string | undefined;
};

export function deskApiPath(name: EndpointName, { id = "", query }: AddressParts = {}): string {
  const path = routeOf(name).path.replace(":id", id);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

export function routeOf(name: EndpointName): { method: Method; path: string } {
  const [method, path = ""] = deskApi[name].route.split(" ");
  return { method: method as Method, path };
}
