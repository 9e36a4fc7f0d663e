import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { Environment } from "../../../environment.ts";
import { Refusal } from "../../../http/refusal.ts";
import { reasonOf } from "../../../log.ts";
import type { Services } from "../../../services.ts";
import { logFailedSignIn } from "../start-session.ts";
import { findPasskey, type PasskeyOfMember } from "./passkeys.ts";

/** Passkeys belong to this host name. If PUBLIC_ORIGIN changes, they are lost. */
export function relyingPartyId({ publicOrigin }: Environment): string {
  return new URL(publicOrigin).hostname;
}

/** What an authenticator returns as the user handle. */
export function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userId);
}

type Assertion = {
  request: RequestBody<"signInWithPasskey">;
  /** Undefined if there was none, or it was used or has expired. */
  challenge: string | undefined;
  /** Undefined where the passkey identifies the user. */
  userId: string | undefined;
};

export type CheckedPasskey = { passkey: PasskeyOfMember; newCounter: number };

/**
 * Checks challenge, origin, host name, user verification, signature and counter. All failures get
 * the same message. A counter that does not increase is refused, because it can mean a cloned
 * authenticator; authenticators that always send 0 are exempt.
 */
export async function checkAssertion(
  services: Services,
  { request, challenge, userId }: Assertion,
): Promise<CheckedPasskey> {
  const { environment, storage } = services;
  const passkey = await storage.run((queries) => findPasskey(queries, request.id));
  try {
    if (challenge === undefined) throw new Error("no open challenge");
    if (passkey === undefined) throw new Error("unknown passkey");
    refuseFrame(request);
    if (userId !== undefined && passkey.user_id !== userId) throw new Error("another user's");
    const handle = request.response.userHandle;
    const isOwners = handle === Buffer.from(userHandle(passkey.user_id)).toString("base64url");
    // An authenticator may leave the handle out if the request named the passkey.
    if (!isOwners && (userId === undefined || handle)) throw new Error("wrong user handle");
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: request,
      expectedChallenge: challenge,
      expectedOrigin: environment.publicOrigin,
      expectedRPID: relyingPartyId(environment),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error("wrong signature");
    return { passkey, newCounter: authenticationInfo.newCounter };
  } catch (error) {
    throw passkeyRefused(services, error);
  }
}

/** The desk is never shown inside a page of another site. */
export function refuseFrame({ response }: { response: { clientDataJSON: string } }) {
  const { crossOrigin } = decodeClientDataJSON(response.clientDataJSON);
  if (crossOrigin) throw new Error("in a frame of another site");
}

/** The reason may repeat what the browser sent, so only its beginning is logged. */
export function passkeyRefused(services: Services, error: unknown): Refusal {
  logFailedSignIn(services, "passkey", reasonOf(error).slice(0, 200));
  return new Refusal(
    403,
    "This passkey could not be used here. Please try again, or choose another way.",
  );
}
