import type { SignInWay } from "#contracts/desk/session.ts";
import type { Environment } from "../../environment.ts";
import { Refusal } from "../../http/refusal.ts";

/** Which ways in the sign-in page offers. */
export function offeredWays(environment: Environment) {
  const { deskSignIn, passkeysWork, singleSignOn } = environment;
  return {
    link: deskSignIn === "any",
    passkey: deskSignIn !== "single-sign-on" && passkeysWork,
    singleSignOn: singleSignOn !== undefined,
  };
}

/**
 * What DESK_SIGN_IN makes of a session, also of one that began under another setting. Where only
 * passkeys count, a link is for adding one.
 */
export function rightsOf(
  signedInBy: SignInWay,
  { deskSignIn }: Pick<Environment, "deskSignIn">,
): "all" | "add-passkey" | "none" {
  if (deskSignIn === "any" || signedInBy === "single-sign-on") return "all";
  if (deskSignIn === "passkey") return signedInBy === "passkey" ? "all" : "add-passkey";
  // The terminal is the way back in while the provider does not answer.
  return signedInBy === "terminal-link" ? "all" : "none";
}

export function requireWay(
  way: keyof ReturnType<typeof offeredWays>,
  environment: Environment,
): void {
  if (!offeredWays(environment)[way])
    throw new Refusal(403, "This way to sign in is switched off. Please use another one.");
}
