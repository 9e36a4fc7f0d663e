import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";

/** Staff work leads; an admin also invites, removes, erases and exports. */
export const deskRoles = ["staff", "admin"] as const;
export const deskRole = z.enum(deskRoles);
export type DeskRole = z.infer<typeof deskRole>;

const signedInUser = z.object({ id: z.string(), email: z.string(), role: deskRole });

/** Who is signed in. 401 without a session. */
export const deskSessionAnswer = z.object({ user: signedInUser, expiresAt: z.number() });
export type DeskSessionAnswer = z.infer<typeof deskSessionAnswer>;

/**
 * What the desk's page asks first: who is signed in, since the cookie is out of a script's sight, and
 * which ways in there are besides the e-mailed link.
 */
export const signInOptionsAnswer = z.object({
  user: z.nullable(signedInUser),
  singleSignOn: z.boolean(),
});
export type SignInOptionsAnswer = z.infer<typeof signInOptionsAnswer>;

/** Asks for a link. The answer is the same whether or not the address belongs to a user. */
export const signInLinkRequest = z.object({ email: emailAddress });
export type SignInLinkRequest = z.infer<typeof signInLinkRequest>;

const token = z
  .string("The link is incomplete.")
  .check(z.maxLength(200, "The link is incomplete."));

/** The press of the button on the page that the link opens. Success sets the session's cookie. */
export const signInRequest = z.object({ token });
export type SignInRequest = z.infer<typeof signInRequest>;

/** The link printed at the first start: its holder names the first admin, and is it. */
export const firstAdminRequest = z.object({ token, email: emailAddress });
export type FirstAdminRequest = z.infer<typeof firstAdminRequest>;

/** Of everything that has nothing more to say. */
export const deskDone = z.object({ success: z.literal(true) });
export type DeskDone = z.infer<typeof deskDone>;
