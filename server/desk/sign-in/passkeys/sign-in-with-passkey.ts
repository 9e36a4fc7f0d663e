import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { DeskHandlers } from "../../services.ts";
import { setDeskCookie } from "../desk-cookies.ts";
import { confirmationLasts, renewConfirmation } from "../sessions.ts";
import { startSession } from "../start-session.ts";
import { challengeLasts, keepChallenge, takeChallenge } from "./challenges.ts";
import { checkAssertion, passkeyRefused, relyingPartyId } from "./passkey-assertion.ts";
import { notePasskeyUse, passkeysOf } from "./passkeys.ts";

export const passkeySignInHandlers = {
  /** Names no passkey: the browser lets the user choose one. */
  async passkeySignInOptions({ context }, services) {
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyId(services.environment),
      userVerification: "required",
      timeout: challengeLasts,
    });
    await keepChallenge(context, services, options.challenge, "sign-in");
    return { options };
  },

  async signInWithPasskey({ body, context }, services) {
    const challenge = await takeChallenge(context, services, "sign-in");
    const checked = await checkAssertion(services, { request: body, challenge, userId: undefined });
    const { passkey, newCounter } = checked;
    const isSignedIn = await startSession(context, services, async (queries, now) => {
      if (!(await notePasskeyUse(queries, passkey, newCounter, now))) return undefined;
      const user = { id: passkey.user_id, email: passkey.email };
      return { user, by: "passkey", confirmedAt: now };
    });
    if (!isSignedIn) throw passkeyRefused(services, new Error("removed or used meanwhile"));
  },

  async confirmOptions({ user, context }, services) {
    const passkeys = await services.storage.run((queries) => passkeysOf(queries, user.id));
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyId(services.environment),
      userVerification: "required",
      timeout: challengeLasts,
      allowCredentials: passkeys.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: JSON.parse(transports),
      })),
    });
    await keepChallenge(context, services, options.challenge, "confirm", user.id);
    return { options };
  },

  /** With one of the user's own passkeys. The session continues under a new token. */
  async confirm({ body, user, now, context }, services) {
    const challenge = await takeChallenge(context, services, "confirm", user.id);
    const checked = await checkAssertion(services, { request: body, challenge, userId: user.id });
    const token = await services.storage.transaction(async (queries) => {
      if (!(await notePasskeyUse(queries, checked.passkey, checked.newCounter, now)))
        return undefined;
      return renewConfirmation(queries, user.session.id, { confirmed_at: now });
    });
    if (token === undefined) throw passkeyRefused(services, new Error("removed or used meanwhile"));
    services.log.info("desk-confirmed", { userId: user.id });
    setDeskCookie(context, services.environment, "session", token);
    return { confirmedUntil: now + confirmationLasts };
  },
} satisfies Partial<DeskHandlers>;
