import { generateAuthenticationOptions } from "@simplewebauthn/server";
import type { Context } from "hono";
import {
  type ConfirmAnswer,
  type PasskeyRequestOptionsAnswer,
  passkeyAssertionRequest,
} from "#contracts/desk/passkeys.ts";
import type { DeskDone } from "#contracts/desk/session.ts";
import { limitClient, readJson } from "../../../http/request.ts";
import type { Services } from "../../../services.ts";
import { setDeskCookie } from "../desk-cookies.ts";
import { confirmationLasts, type DeskUser, renewConfirmation } from "../sessions.ts";
import { requireWay } from "../sign-in-ways.ts";
import { startSession } from "../start-session.ts";
import { challengeLasts, keepChallenge, takeChallenge } from "./challenges.ts";
import { checkAssertion, passkeyRefused, relyingPartyId } from "./passkey-assertion.ts";
import { notePasskeyUse, passkeysOf } from "./passkeys.ts";

/** Names no passkey: the browser lets the user choose one. */
export async function passkeySignInOptions(
  context: Context,
  services: Services,
): Promise<Response> {
  requireWay("passkey", services.environment);
  await limitClient(context, services, "desk-passkey");
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(services.environment),
    userVerification: "required",
    timeout: challengeLasts,
  });
  await keepChallenge(context, services, options.challenge, { purpose: "sign-in", user_id: null });
  return context.json({ options } satisfies PasskeyRequestOptionsAnswer);
}

export async function signInWithPasskey(context: Context, services: Services): Promise<Response> {
  requireWay("passkey", services.environment);
  await limitClient(context, services, "desk-passkey");
  const request = await readJson(context, passkeyAssertionRequest);
  const challenge = await takeChallenge(context, services, { purpose: "sign-in", user_id: null });
  const checked = await checkAssertion(services, { request, challenge, userId: undefined });
  const { passkey, newCounter } = checked;
  const now = await services.databaseNow();
  const token = await services.storage.transaction(async (queries) => {
    if (!(await notePasskeyUse(queries, passkey, newCounter, now))) return undefined;
    const user = { id: passkey.user_id, email: passkey.email };
    const signIn = { user, by: "passkey", confirmedAt: now, now } as const;
    return startSession(context, services, queries, signIn);
  });
  if (token === undefined) throw passkeyRefused(services, new Error("removed or used meanwhile"));
  setDeskCookie(context, services.environment, "session", token);
  return context.json({ success: true } satisfies DeskDone);
}

export async function confirmOptions(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  requireWay("passkey", services.environment);
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
  await keepChallenge(context, services, options.challenge, {
    purpose: "confirm",
    user_id: user.id,
  });
  return context.json({ options } satisfies PasskeyRequestOptionsAnswer);
}

/** Confirms with one of the user's own passkeys. The session continues under a new token. */
export async function confirm(
  context: Context,
  services: Services,
  user: DeskUser,
): Promise<Response> {
  requireWay("passkey", services.environment);
  const request = await readJson(context, passkeyAssertionRequest);
  const challenge = await takeChallenge(context, services, {
    purpose: "confirm",
    user_id: user.id,
  });
  const checked = await checkAssertion(services, { request, challenge, userId: user.id });
  const now = await services.databaseNow();
  const token = await services.storage.transaction(async (queries) => {
    if (!(await notePasskeyUse(queries, checked.passkey, checked.newCounter, now)))
      return undefined;
    return renewConfirmation(queries, user.session.id, { confirmed_at: now });
  });
  if (token === undefined) throw passkeyRefused(services, new Error("removed or used meanwhile"));
  services.log.info("desk-confirmed", { userId: user.id });
  setDeskCookie(context, services.environment, "session", token);
  return context.json({ confirmedUntil: now + confirmationLasts } satisfies ConfirmAnswer);
}
