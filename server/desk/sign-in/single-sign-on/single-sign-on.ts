import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { deskApiPath } from "#contracts/desk/api.ts";
import { emailAddress } from "#contracts/email-address.ts";
import type { Environment } from "../../../environment.ts";
import { type Log, reasonOf } from "../../../log.ts";
import { confirmationLasts, sessionLasts } from "../sessions.ts";
import type { OidcAccount } from "../users.ts";

/** What one attempt must match when it returns, kept by the browser that began it. */
export type SingleSignOnAttempt = {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The issuer must have asked the user to sign in again, even if it had a session. */
  confirm: boolean;
};

/**
 * OpenID Connect, authorization code flow with PKCE. Each call contacts the issuer and may fail.
 */
export type SingleSignOn = ReturnType<typeof createSingleSignOn>;

/** `signedInAt`: in milliseconds. Null if the issuer does not say when the person signed in there. */
type VouchedAccount = OidcAccount & { signedInAt: number | null };

/** Less than the 30 seconds that the proxies of deploy/ wait for us. */
const issuerTimeoutSeconds = 20;

export function createSingleSignOn(
  { issuer, clientId, clientSecret }: NonNullable<Environment["singleSignOn"]>,
  { publicOrigin }: Pick<Environment, "publicOrigin">,
  log: Log,
  timeoutSeconds = issuerTimeoutSeconds,
) {
  const callback = `${publicOrigin}${deskApiPath("finishSingleSignOn")}`;
  let discovered: Promise<Configuration> | undefined;

  /** Discovered once. After a failure the next attempt tries again. */
  function configuration(): Promise<Configuration> {
    discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The issuer's signature on the ID token is checked, not only the connection it comes by.
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.startsWith("http:") ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      discovered = undefined;
      log.error("single-sign-on-unreachable", { reason: reasonOf(error) });
      throw error;
    });
    return discovered;
  }

  // Only logs, because an issuer that is down must not prevent the site from starting.
  configuration().catch(() => {});

  return {
    async begin(confirm: boolean): Promise<{ url: URL; attempt: SingleSignOnAttempt }> {
      const attempt = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        confirm,
      };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: "openid email",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
        // An issuer that is told how old a sign-in may be also has to say when it was.
        max_age: String(confirm ? 0 : sessionLasts / 1000),
        ...(confirm ? { prompt: "login" } : {}),
      });
      return { url, attempt };
    },

    /** The account with an address that the issuer has verified, or undefined if there is none. */
    async finish(
      search: string,
      { state, nonce, codeVerifier, confirm }: SingleSignOnAttempt,
    ): Promise<VouchedAccount | undefined> {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, new URL(callback + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        ...(confirm ? { maxAge: confirmationLasts / 1000 } : {}),
      });
      const claims = tokens.claims();
      if (claims === undefined) return undefined;
      // Issuers may put the address in the token or return it only from their userinfo endpoint.
      const about =
        claims.email === undefined
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims;
      // Refuses an address with letters such as the Kelvin sign, which become others in lower case.
      const email = emailAddress.safeParse(about.email);
      if (about.email_verified !== true || !email.success) return undefined;
      const { iss: issuer, sub: subject, auth_time } = claims;
      const signedInAt = auth_time === undefined ? null : auth_time * 1000;
      return { issuer, subject, email: email.data, signedInAt };
    },
  };
}
