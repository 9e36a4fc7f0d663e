import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { deskOidcCallbackPath } from "#contracts/desk/endpoints.ts";
import { emailAddress } from "#contracts/email-address.ts";
import type { Environment } from "../../../environment.ts";
import { type Log, reasonOf } from "../../../log.ts";
import type { OidcAccount } from "../users.ts";

/** What one attempt must have when it comes back, kept by the browser that began it. */
export type SingleSignOnAttempt = { state: string; nonce: string; codeVerifier: string };

/** OpenID Connect, authorization code flow with PKCE. Every call asks the issuer and may fail. */
export type SingleSignOn = {
  /** `again`: the issuer is told to ask for the sign-in again, even if it has a session. */
  begin(again: boolean): Promise<{ url: URL; attempt: SingleSignOnAttempt }>;
  /** The account with the address the issuer vouches for, or undefined if it vouches for none. */
  finish(search: string, attempt: SingleSignOnAttempt): Promise<VouchedAccount | undefined>;
};

/** `signedInAt`: in milliseconds, where the issuer tells when the person signed in there. */
type VouchedAccount = OidcAccount & { signedInAt: number | undefined };

/** Less than the 30 seconds for which the proxies of deploy/ wait for us. */
const issuerTimeoutSeconds = 20;

export function createSingleSignOn(
  { issuer, clientId, clientSecret }: NonNullable<Environment["singleSignOn"]>,
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  log: Log,
  timeoutSeconds = issuerTimeoutSeconds,
): SingleSignOn {
  const callback = `${publicOrigin}${deskOidcCallbackPath}`;
  let discovered: Promise<Configuration> | undefined;

  /** Asked for once; after a failure the next attempt asks again. */
  function configuration(): Promise<Configuration> {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
    }).catch((error: unknown) => {
      discovered = undefined;
      log.error("single-sign-on-unreachable", { reason: reasonOf(error) });
      throw error;
    });
    return discovered;
  }

  // Only for the log: an issuer that is down must not keep the site from starting.
  configuration().catch(() => {});

  return {
    async begin(again) {
      const attempt = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: "openid email",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
        ...(again ? { prompt: "login" } : {}),
      });
      return { url, attempt };
    },

    async finish(search, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, new URL(callback + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) return undefined;
      // Issuers may give the address in the token or only when asked for it.
      const about =
        claims.email === undefined
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      // Letters that only look like others when they are made small are no address.
      const email = emailAddress.safeParse(about.email);
      if (about.email_verified !== true || !email.success) return undefined;
      const { iss: issuer, sub: subject, auth_time } = claims;
      const signedInAt = auth_time === undefined ? undefined : auth_time * 1000;
      return { issuer, subject, email: email.data, signedInAt };
    },
  };
}
