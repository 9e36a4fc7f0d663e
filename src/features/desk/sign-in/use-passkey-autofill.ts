import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import { autofilledPasskey, loadWebAuthn } from "../passkey-ceremonies.ts";

/** The server accepts a response for five minutes, so the options are renewed before that. */
const renewAfterMs = 4 * 60_000;

/** Offers passkeys in the autofill of the e-mail field, while `active`. */
export function usePasskeyAutofill(
  active: boolean,
  onChosen: (passkey: AuthenticationResponseJSON) => void,
): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    let offeredAt = 0;
    async function offer() {
      const { browserSupportsWebAuthnAutofill } = await loadWebAuthn();
      if (!(await browserSupportsWebAuthnAutofill()) || leaving.signal.aborted) return;
      offeredAt = Date.now();
      const passkey = await autofilledPasskey(leaving.signal);
      if (!leaving.signal.aborted) choose(passkey);
    }
    // A failure is not shown: the user has not pressed anything, and the other ways still work.
    const offerQuietly = () => offer().catch(() => {});
    const renew = () => {
      if (Date.now() - offeredAt > renewAfterMs) offerQuietly();
    };
    offerQuietly();
    addEventListener("focus", renew);
    return () => {
      removeEventListener("focus", renew);
      leaving.abort();
      loadWebAuthn().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [active]);
}
