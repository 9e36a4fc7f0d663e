import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";

/** Staff work leads; an admin also invites, removes, erases and exports. */
export const deskRoles = ["staff", "admin"] as const;
export const deskRole = z.enum(deskRoles);
export type DeskRole = z.infer<typeof deskRole>;

/** How a user signed in. `terminal-link` is a link that the operator printed at the terminal. */
export const signInWays = ["link", "terminal-link", "passkey", "single-sign-on"] as const;
export const signInWay = z.enum(signInWays);
export type SignInWay = z.infer<typeof signInWay>;

/**
 * The field `code` of a refusal to which the screens respond with more than its sentence:
 * - `confirmation-needed` (403): the user must confirm their identity, then the request is repeated.
 *   The answer of `session` lists the ways to confirm.
 * - `passkey-needed` (403): this session can only add a passkey.
 * - `other-browser` (409): the link was requested in another browser. Ask the user, then send
 *   `confirmed: true`; the link is still valid.
 */
export const deskRefusalCodes = ["confirmation-needed", "passkey-needed", "other-browser"] as const;
export const deskRefusal = z.object({
  error: z.string(),
  code: z.optional(z.enum(deskRefusalCodes)),
  field: z.optional(z.string()),
});
export type DeskRefusalCode = (typeof deskRefusalCodes)[number];

const signedInUser = z.object({ id: z.string(), email: z.string(), role: deskRole });

/** The answer of endpoints that have nothing else to return. */
export const deskDone = z.object({ success: z.literal(true) });

const deskSession = z.object({
  id: z.string(),
  startedAt: z.number(),
  /** Exact to a minute. */
  lastUsedAt: z.number(),
  signedInBy: signInWay,
  /** In words, such as `Chrome on macOS`. */
  browser: z.string(),
  /** True of the session that sent the request. */
  current: z.boolean(),
});
export type DeskSession = z.infer<typeof deskSession>;

const token = z
  .string("The link is incomplete.")
  .check(z.maxLength(200, "The link is incomplete."));

export const signInApi = {
  /**
   * The first request of the desk's page. Scripts cannot read the session's cookie, so the answer
   * says who is signed in, and which ways to sign in the server offers (DESK_SIGN_IN).
   */
  signInOptions: {
    route: "GET /desk/api/sign-in-options",
    answer: z.object({
      user: z.nullable(signedInUser),
      /** This user's session can only add a passkey, and is complete once it has one. */
      mustAddPasskey: z.boolean(),
      link: z.boolean(),
      passkey: z.boolean(),
      singleSignOn: z.boolean(),
    }),
  },
  /**
   * The answer is the same whether or not the address belongs to a user. It sets a cookie: a browser
   * without it must confirm before the link signs in.
   */
  requestSignInLink: {
    route: "POST /desk/api/sign-in-link",
    body: z.object({ email: emailAddress }),
    answer: deskDone,
  },
  /** Sent by the button on the page that the link opens. Success sets the session's cookie. */
  signInWithLink: {
    route: "POST /desk/api/sign-in",
    body: z.object({
      token,
      /** After the refusal `other-browser`, when the user says that they requested the link. */
      confirmed: z.optional(z.boolean()),
    }),
    answer: deskDone,
  },
  /** The link of the first start. Its holder enters the address of the first admin. */
  becomeFirstAdmin: {
    route: "POST /desk/api/first-admin",
    body: z.object({ token, email: emailAddress }),
    answer: deskDone,
  },
  /** `confirm=true` makes the provider ask for the account again, which renews a confirmation. */
  startSingleSignOn: {
    route: "GET /desk/api/oidc/start",
    query: z.object({ confirm: z.optional(z.string()) }),
  },
  finishSingleSignOn: { route: "GET /desk/api/oidc/callback" },
} as const;

export const sessionApi = {
  session: {
    route: "GET /desk/api/session",
    answer: z.object({
      user: signedInUser,
      signedInBy: signInWay,
      /** Until then, actions that need a recent confirmation are allowed. Null: confirm first. */
      confirmedUntil: z.nullable(z.number()),
      /** How this user can confirm their identity. Empty: only by a link from the terminal. */
      confirmBy: z.array(z.enum(["passkey", "link", "single-sign-on"])),
      mustAddPasskey: z.boolean(),
    }),
  },
  signOut: { route: "POST /desk/api/sign-out", answer: deskDone },
  signOutEverywhere: { route: "POST /desk/api/sign-out-everywhere", answer: deskDone },
  /** The user's own, the last used first. */
  sessions: {
    route: "GET /desk/api/sessions",
    answer: z.object({ sessions: z.array(deskSession) }),
  },
  /** All but this one. */
  endOtherSessions: { route: "DELETE /desk/api/sessions", answer: deskDone },
  endSession: { route: "DELETE /desk/api/sessions/:id", answer: deskDone },
} as const;
