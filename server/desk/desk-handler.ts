import type { Context } from "hono";
import type { DeskRole } from "#contracts/desk/session.ts";
import type { Services } from "../services.ts";
import type { DeskUser } from "./sign-in/sessions.ts";

type Answer = Response | Promise<Response>;
export type PublicHandler = (context: Context, services: Services) => Answer;
export type DeskHandler = (context: Context, services: Services, user: DeskUser) => Answer;

export type DeskMethod = "GET" | "POST" | "PATCH" | "DELETE";

/** One row of the table in routes.ts. An admin may do whatever staff may. */
export type DeskEndpoint = { path: string; method: DeskMethod } & (
  | { role: "public"; handler: PublicHandler }
  | {
      role: DeskRole;
      handler: DeskHandler;
      /** Only within ten minutes of a sign-in or a confirmation. */
      recent?: true;
      /** Also for a session that can only add a passkey. */
      withoutPasskey?: true;
    }
);
