import type { SignInWay } from "#contracts/desk/session.ts";
import type { Environment } from "../../environment.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { SignInLinkSender } from "./links/sign-in-link-sender.ts";
import type { SingleSignOn } from "./single-sign-on/single-sign-on.ts";

/** What the desk's endpoints work with. */
export type DeskServices = Services & {
  signInLinks: SignInLinkSender;
  /** Undefined unless the operator has set it up. */
  singleSignOn: SingleSignOn | undefined;
};

/** The ways to sign in that the sign-in page offers. */
export function offeredWays(environment: Environment) {
  const { deskSignIn, passkeysWork, singleSignOn } = environment;
  return {
    link: deskSignIn === "any",
    passkey: deskSignIn !== "single-sign-on" && passkeysWork,
    singleSignOn: singleSignOn !== undefined,
  };
}

/**
 * The rights that DESK_SIGN_IN leaves a session, including one that began under another setting.
 * Where only passkeys count, a link is good only for adding one.
 */
export function rightsOf(
  signedInBy: SignInWay,
  { deskSignIn }: Pick<Environment, "deskSignIn">,
): "all" | "add-passkey" | "none" {
  if (deskSignIn === "any" || signedInBy === "single-sign-on") return "all";
  if (deskSignIn === "passkey") return signedInBy === "passkey" ? "all" : "add-passkey";
  // The terminal must work as well, for when the provider does not answer.
  return signedInBy === "terminal-link" ? "all" : "none";
}

export function requireWay(
  way: keyof ReturnType<typeof offeredWays>,
  environment: Environment,
): void {
  if (!offeredWays(environment)[way])
    throw new Refusal(403, "This way to sign in is switched off. Please use another one.");
}
