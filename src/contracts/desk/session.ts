import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";

/** Staff work leads; an admin also invites, removes, erases and exports. */
export const deskRoles = ["staff", "admin"] as const;
export const deskRole = z.enum(deskRoles);
export type DeskRole = z.infer<typeof deskRole>;

/** How a user signed in. `terminal-link`: by a link that the operator has printed. */
export const signInWays = ["link", "terminal-link", "passkey", "single-sign-on"] as const;
export const signInWay = z.enum(signInWays);
export type SignInWay = z.infer<typeof signInWay>;

/**
 * In the field `code` of a refusal that the screens answer with more than its sentence:
 * - `confirmation-needed` (403): confirm who you are, then ask again. `deskSessionAnswer` says how.
 * - `passkey-needed` (403): this session can do nothing but add a passkey.
 * - `other-browser` (409): the link was asked for in another browser. Ask the reader, then send
 *   `confirmed: true`; the link is still good.
 */
export const deskRefusalCodes = ["confirmation-needed", "passkey-needed", "other-browser"] as const;
export const deskRefusal = z.object({
  error: z.string(),
  code: z.optional(z.enum(deskRefusalCodes)),
  field: z.optional(z.string()),
});
export type DeskRefusalCode = (typeof deskRefusalCodes)[number];

const signedInUser = z.object({ id: z.string(), email: z.string(), role: deskRole });

/** Who is signed in. 401 without a session. */
export const deskSessionAnswer = z.object({
  user: signedInUser,
  signedInBy: signInWay,
  /** At the latest; after an hour without a request it ends earlier. */
  expiresAt: z.number(),
  /** Until then what needs a recent confirmation is allowed; null when it has to be confirmed first. */
  confirmedUntil: z.nullable(z.number()),
  /** How this user can confirm who they are. Empty: only by a link from the terminal. */
  confirmBy: z.array(z.enum(["passkey", "link", "single-sign-on"])),
  mustAddPasskey: z.boolean(),
});
export type DeskSessionAnswer = z.infer<typeof deskSessionAnswer>;

/**
 * What the desk's page asks first: who is signed in, since the cookie is out of a script's sight, and
 * which ways in there are (DESK_SIGN_IN).
 */
export const signInOptionsAnswer = z.object({
  user: z.nullable(signedInUser),
  /** The session of this user can do nothing but add a passkey, and is complete with it. */
  mustAddPasskey: z.boolean(),
  link: z.boolean(),
  passkey: z.boolean(),
  singleSignOn: z.boolean(),
});
export type SignInOptionsAnswer = z.infer<typeof signInOptionsAnswer>;

/**
 * Asks for a link. The answer is the same whether or not the address belongs to a user. It sets a
 * cookie: the link signs in without another question only in the browser that has it.
 */
export const signInLinkRequest = z.object({ email: emailAddress });
export type SignInLinkRequest = z.infer<typeof signInLinkRequest>;

const token = z
  .string("The link is incomplete.")
  .check(z.maxLength(200, "The link is incomplete."));

/** The press of the button on the page that the link opens. Success sets the session's cookie. */
export const signInRequest = z.object({
  token,
  /** After a refusal with the code `other-browser`, when the reader says that they asked for it. */
  confirmed: z.optional(z.boolean()),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/** The link of the first start: its holder names the first admin, and is it. */
export const firstAdminRequest = z.object({ token, email: emailAddress });
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>;

/** Of everything that has nothing more to say. */
export const deskDone = z.object({ success: z.literal(true) });
export type DeskDone = z.infer<typeof deskDone>;

const deskSession = z.object({
  id: z.string(),
  startedAt: z.number(),
  /** To a minute. */
  lastUsedAt: z.number(),
  signedInBy: signInWay,
  /** In words, such as `Chrome on macOS`. */
  browser: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type DeskSession = z.infer<typeof deskSession>;

/** One's own sessions, the last used first. */
export const deskSessionsAnswer = z.object({ sessions: z.array(deskSession) });
export type DeskSessionsAnswer = z.infer<typeof deskSessionsAnswer>;
