import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { deskApiPath } from "#contracts/desk/api.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { rememberReturnTo, sessionQuery, useSessionBegun } from "../data/session.ts";
import { autofilledPasskey, loadWebAuthn, signInWithPasskey } from "../passkey-ceremonies.ts";
import { ActionForm } from "../shell/action-form.tsx";

export const ownAddress = {
  name: "email",
  type: "email",
  label: "E-mail",
  autoComplete: "username",
  required: true,
} as const;

/** What the page is built with, before the server has sent its ways to sign in. */
const beforeKnown = { passkey: false, link: true, singleSignOn: false };

/** The ways to sign in that the server offers. `email` is known if a session has ended during work. */
export function SignInForm({ email = "" }: { email?: string }) {
  const ways = useQuery(sessionQuery).data ?? beforeKnown;
  const [sentTo, setSentTo] = useState("");
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: useSessionBegun() });
  usePasskeyAutofill(ways.passkey && ways.link && !sentTo && !passkey.isPending, passkey.mutate);
  if (sentTo) return <CheckYourInbox email={sentTo} onAgain={() => setSentTo("")} />;
  return (
    <div className="grid gap-4.5 [&_.button]:w-full [&>.alert-region:empty]:hidden">
      {ways.passkey ? (
        <>
          {/* Not disabled while waiting, so that the focus is still here after a cancel. */}
          <Button onClick={() => !passkey.isPending && passkey.mutate(undefined)}>
            {passkey.isPending ? "Waiting for your passkey" : "Sign in with a passkey"}
          </Button>
          <AlertRegion tone="error">{passkey.error?.message}</AlertRegion>
          {ways.link || ways.singleSignOn ? (
            <hr className="border-t border-dashed border-line-strong" />
          ) : null}
        </>
      ) : null}
      {ways.link ? (
        <ActionForm
          endpoint="requestSignInLink"
          fields={[
            {
              ...ownAddress,
              defaultValue: email,
              hint: "We send you a link that works once, for 10 minutes.",
              autoComplete: ways.passkey ? "username webauthn" : "username",
            },
          ]}
          send={({ email: address = "" }) => ({ body: { email: address } })}
          confirm="E-mail me a link"
          confirming="Sending"
          button={{ variant: ways.passkey ? "quiet" : "primary" }}
          keepsFields
          onDone={(_, { body }) => {
            rememberReturnTo();
            setSentTo(body.email);
          }}
        />
      ) : null}
      {ways.singleSignOn ? (
        <Button
          variant={ways.passkey || ways.link ? "quiet" : "primary"}
          href={deskApiPath("startSingleSignOn")}
          onClick={rememberReturnTo}
        >
          Sign in with single sign-on
        </Button>
      ) : null}
      {ways.passkey && !ways.link ? (
        <p className="text-sm text-ink-2">
          Is your passkey lost? Ask an admin to remove you from the team and invite you again.
        </p>
      ) : null}
    </div>
  );
}

function CheckYourInbox({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Check your inbox
      </h2>
      <p className="mt-3 text-ink-2">
        If {email} belongs to somebody on the team, a link is on its way. It works once, for 10
        minutes.
      </p>
      <p className="mt-2 text-ink-2">Open it in this browser, in another tab if you like.</p>
      <p className="mt-5">
        <SmallButton onClick={onAgain}>Use another address</SmallButton>
      </p>
    </div>
  );
}

/** The server accepts a response for five minutes, so the options are renewed before that. */
const renewAfterMs = 4 * 60_000;

/** Offers passkeys in the autofill of the e-mail field, while `active`. */
function usePasskeyAutofill(
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
