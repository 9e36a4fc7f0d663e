import type { SignInWay } from "#contracts/desk/session.ts";
import type { Environment } from "../../environment.ts";

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
export function rightsOf(signedInBy: SignInWay, { deskSignIn }: Pick<Environment, "deskSignIn">) {
  if (deskSignIn === "any" || signedInBy === "single-sign-on") return "all";
  if (deskSignIn === "passkey") return signedInBy === "passkey" ? "all" : "add-passkey";
  // The terminal must work as well, for when the provider does not answer.
  return signedInBy === "terminal-link" ? "all" : "none";
}

export type OfferedWay = keyof ReturnType<typeof offeredWays>;
