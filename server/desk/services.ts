import type { Context } from "hono";
import type { Answer, EndpointName, Query, RequestBody } from "#contracts/desk/api.ts";
import type { AuditDetails } from "#contracts/desk/audit.ts";
import type { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { Queries } from "../storage/tables.ts";
import type { deskGuards } from "./guards.ts";
import type { SignInLinkSender } from "./sign-in/links/sign-in-link-sender.ts";
import type { DeskUser } from "./sign-in/sessions.ts";
import type { SingleSignOn } from "./sign-in/single-sign-on/single-sign-on.ts";

export type DeskServices = Services & {
  signInLinks: SignInLinkSender;
  /** Undefined unless the operator has set it up. */
  singleSignOn: SingleSignOn | undefined;
};

/** Who acts, and the database's time at which their request was read. */
export type Acting = { user: DeskUser; now: number };

type Row<Name extends EndpointName> = (typeof deskGuards)[Name];

/** A request that the guards have let through, parsed by its contract. */
export type DeskCall<Name extends EndpointName> = {
  /** For cookies, headers and a status other than 200. */
  context: Context;
  /** Empty at an address without `:id`. */
  id: string;
  query: Query<Name>;
  body: RequestBody<Name>;
} & (Row<Name>["role"] extends "public" ? unknown : Acting) &
  (Row<Name> extends { in: string } ? { queries: Queries } : unknown) &
  (Row<Name> extends { records: string } ? { record: RecordAction } : unknown);

/** Writes the row's entry into the audit log. By default it is about the `:id` of the path. */
export type RecordAction = (details?: AuditDetails, subject?: string | null) => Promise<void>;

type Handler<Name extends EndpointName, Result> = (
  call: DeskCall<Name>,
  services: DeskServices,
) => Result | Promise<Result>;

/**
 * A handler returns the answer that the contract describes, and nothing where that is only
 * `{ success: true }`. An endpoint without an answer in the contract returns a whole Response.
 */
export type DeskHandlers = {
  [Name in EndpointName]: [Answer<Name>] extends [never]
    ? Handler<Name, Response>
    : Answer<Name> extends { success: true }
      ? Handler<Name, void>
      : Handler<Name, Answer<Name> | Refusal>;
};
