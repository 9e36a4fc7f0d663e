import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { firm } from "#content/firm.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import { type DeskPasskeyNoticeProps, deskPasskeyNotice } from "#emails/letters/desk.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { Refusal, refusals } from "../../../http/refusal.ts";
import { enqueueLetterToMember } from "../../../outbox/letter-to-member.ts";
import type { Services } from "../../../services.ts";
import { newId } from "../../../storage/ids.ts";
import { addRow, changeRows, deleteRows } from "../../../storage/rows.ts";
import type { DeskPasskeyRow, Queries } from "../../../storage/tables.ts";
import type { Acting, DeskHandlers } from "../../services.ts";
import { browserInWords } from "../browser-in-words.ts";
import { setDeskCookie } from "../desk-cookies.ts";
import { confirmationLasts, renewConfirmation } from "../sessions.ts";
import { rightsOf } from "../sign-in-ways.ts";
import { startSession } from "../start-session.ts";
import { challengeLasts, keepChallenge, takeChallenge } from "./challenges.ts";
import {
  checkAssertion,
  passkeyRefused,
  refuseFrame,
  relyingPartyId,
  userHandle,
} from "./passkey-assertion.ts";
import { asPasskey, notePasskeyUse, passkeysOf } from "./passkeys.ts";

/**
 * EdDSA, ES256 and RS256. The library's default list has one more, which Node calls experimental.
 */
const algorithms = [-8, -7, -257];

/** A person has a few devices, so a larger number is probably a mistake. */
const mostPasskeys = 20;

export const passkeysHandlers = {
  /** Names no passkey: the browser lets the user choose one. */
  async passkeySignInOptions({ context }, services) {
    const options = await authenticationOptions(services);
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
    const options = await authenticationOptions(services, passkeys);
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

  passkeys: async ({ queries, user }) => ({
    passkeys: (await passkeysOf(queries, user.id)).map(asPasskey),
  }),

  async addPasskeyOptions({ user, context }, services) {
    const own = await services.storage.run((queries) => passkeysOf(queries, user.id));
    const options = await generateRegistrationOptions({
      rpName: firm.name,
      rpID: relyingPartyId(services.environment),
      userID: userHandle(user.id),
      userName: user.email,
      userDisplayName: user.email,
      timeout: challengeLasts,
      supportedAlgorithmIDs: algorithms,
      // Discoverable, so that the user can sign in without typing an address.
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id })),
    });
    await keepChallenge(context, services, options.challenge, "add-passkey", user.id);
    return { options };
  },

  /** A session that could only add a passkey gets full access with it, under a new token. */
  async addPasskey({ body: { name, response }, user, now, context }, services) {
    const { storage, environment } = services;
    const challenge = await takeChallenge(context, services, "add-passkey", user.id);
    const credential = await checkRegistration(services, response, challenge);
    const browser = browserInWords(context.req.header("user-agent"));
    const completes = rightsOf(user.session.signedInBy, environment) === "add-passkey";
    const { row, token } = await storage.transaction(async (queries) => {
      if ((await passkeysOf(queries, user.id)).length >= mostPasskeys)
        throw new Refusal(409, `There can be at most ${mostPasskeys} passkeys.`);
      const row = {
        id: newId(),
        user_id: user.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name: name ?? browser,
        created_at: now,
        last_used_at: null,
      };
      if (!(await addRow(queries, "desk_passkeys", row)))
        throw new Refusal(409, "This passkey is in use already.");
      await noteChange({ queries, user, now }, services, {
        change: "added",
        browser,
        name: row.name,
      });
      // From a user's first passkey on, signing in by an e-mailed link was no confirmation.
      const byLink = { user_id: user.id, signed_in_by: "link" } as const;
      await changeRows(queries, "desk_sessions", byLink, { confirmed_at: null });
      if (!completes) return { row, token: undefined };
      const change = { confirmed_at: now, signed_in_by: "passkey" } as const;
      return { row, token: await renewConfirmation(queries, user.session.id, change) };
    });
    if (token !== undefined) setDeskCookie(context, environment, "session", token);
    return { passkey: asPasskey(row) };
  },

  async renamePasskey({ id, body: { name }, queries, user }) {
    const own = { id, user_id: user.id };
    const [row] = await changeRows(queries, "desk_passkeys", own, { name });
    if (row === undefined) throw refusals.nothingHere();
    return { passkey: asPasskey(row) };
  },

  async removePasskey({ id, queries, user, now, context }, services) {
    const browser = browserInWords(context.req.header("user-agent"));
    const own = await passkeysOf(queries, user.id);
    const passkey = own.find((row) => row.id === id);
    if (passkey === undefined) throw refusals.nothingHere();
    if (own.length === 1 && services.environment.deskSignIn === "passkey")
      throw new Refusal(409, "This is your only passkey. Please add another one first.");
    await deleteRows(queries, "desk_passkeys", id);
    const { name } = passkey;
    await noteChange({ queries, user, now }, services, { change: "removed", browser, name });
  },
} satisfies Partial<DeskHandlers>;

function authenticationOptions({ environment }: Services, passkeys?: readonly DeskPasskeyRow[]) {
  return generateAuthenticationOptions({
    rpID: relyingPartyId(environment),
    userVerification: "required",
    timeout: challengeLasts,
    ...(passkeys && {
      allowCredentials: passkeys.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: JSON.parse(transports),
      })),
    }),
  });
}

async function checkRegistration(
  services: Services,
  response: RequestBody<"addPasskey">["response"],
  challenge: string | undefined,
) {
  const { environment } = services;
  try {
    if (challenge === undefined) throw new Error("no open challenge");
    refuseFrame(response);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: environment.publicOrigin,
      expectedRPID: relyingPartyId(environment),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error("wrong attestation");
    return registrationInfo.credential;
  } catch (error) {
    throw passkeyRefused(services, error);
  }
}

/** Writes the audit log and mails the user, so that a user notices a change made by an intruder. */
async function noteChange(
  { queries, user, now }: Acting & { queries: Queries },
  { environment }: Services,
  notice: Omit<DeskPasskeyNoticeProps, "origin">,
) {
  const { change, name } = notice;
  await recordAudit(queries, { user, now }, `passkey-${change}`, user.id, { name });
  const letter = deskPasskeyNotice({ ...notice, origin: environment.publicOrigin });
  await enqueueLetterToMember(queries, { purpose: "desk-notice", letter, email: user.email, now });
}
