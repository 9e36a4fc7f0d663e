import type { Context } from "hono";
import type { Answer, EndpointName, Query, RequestBody } from "#contracts/desk/api.ts";
import type { Services } from "../services.ts";
import type { deskGuards } from "./guards.ts";
import type { SignInLinkSender } from "./sign-in/links/sign-in-link-sender.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import type { SingleSignOn } from "./sign-in/single-sign-on/single-sign-on.ts";

export type DeskServices = Services & {
  signInLinks: SignInLinkSender;
  /** Undefined unless the operator has set it up. */
  singleSignOn: SingleSignOn | undefined;
};

/** A request that the guards have let through, parsed by its contract. */
type DeskCall<Name extends EndpointName> = {
  /** For cookies, headers and a status other than 200. */
  context: Context;
  /** Empty at an address without `:id`. */
  id: string;
  query: Query<Name>;
  body: RequestBody<Name>;
  user: (typeof deskGuards)[Name]["role"] extends "public" ? undefined : DeskUser;
};

/** The JSON of the contract, where it has an answer. */
type Reply<Name extends EndpointName> = [Answer<Name>] extends [never] ? Response : Answer<Name>;

export type DeskHandlers = {
  [Name in EndpointName]: (
    call: DeskCall<Name>,
    services: DeskServices,
  ) => Reply<Name> | Promise<Reply<Name>>;
};
