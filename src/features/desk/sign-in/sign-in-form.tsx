import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { deskSignIn } from "#content/desk.ts";
import { deskOidcStartPath, deskSignInLinkPath } from "#contracts/desk/endpoints.ts";
import { deskDone, type SignInLinkRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../data/desk-api.ts";
import { rememberReturnTo, sessionQuery, useSessionBegun } from "../data/session.ts";
import { signInWithPasskey } from "../passkey-ceremonies.ts";
import { EmailForm } from "./email-form.tsx";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";
import "./sign-in.css";

const words = deskSignIn;

/** What the page is built with, before the server has sent its ways to sign in. */
const beforeKnown = { passkey: false, link: true, singleSignOn: false };

/** The ways to sign in that the server offers. `email` is known if a session has ended during work. */
export function SignInForm({ email = "" }: { email?: string }) {
  const ways = useQuery(sessionQuery).data ?? beforeKnown;
  const sendLink = useMutation({
    mutationFn: (address: string) => {
      const body: SignInLinkRequest = { email: address };
      return ask(deskSignInLinkPath, deskDone, { method: "POST", body });
    },
    onMutate: rememberReturnTo,
  });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: useSessionBegun() });
  usePasskeyAutofill(
    ways.passkey && ways.link && !sendLink.isSuccess && !passkey.isPending,
    passkey.mutate,
  );
  if (sendLink.isSuccess)
    return <CheckYourInbox email={sendLink.variables} onAgain={sendLink.reset} />;
  return (
    <div className="sign-in-ways">
      {ways.passkey ? (
        <>
          {/* Not disabled while waiting, so that the focus is still here after a cancel. */}
          <Button onClick={() => !passkey.isPending && passkey.mutate(undefined)}>
            {passkey.isPending ? words.passkeyAsking : words.passkey}
          </Button>
          <AlertRegion tone="error">{passkey.error?.message}</AlertRegion>
          {ways.link || ways.singleSignOn ? <hr className="sign-in-rule" /> : null}
        </>
      ) : null}
      {ways.link ? (
        <EmailForm
          email={email}
          hint={words.emailHint}
          autoComplete={ways.passkey ? "username webauthn" : "username"}
          sending={sendLink}
          submit={words.submit}
          submitting={words.sending}
          quiet={ways.passkey}
        />
      ) : null}
      {ways.singleSignOn ? (
        <Button
          variant={ways.passkey || ways.link ? "quiet" : "primary"}
          href={deskOidcStartPath}
          onClick={rememberReturnTo}
        >
          {words.singleSignOn}
        </Button>
      ) : null}
      {ways.passkey && !ways.link ? (
        <p className="text-sm text-ink-2">{words.passkeyLost}</p>
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
        {words.sent.heading}
      </h2>
      <p className="mt-3 text-ink-2">{fillIn(words.sent.text, { email })}</p>
      <p className="mt-2 text-ink-2">{words.sent.wait}</p>
      <p className="mt-5">
        <Button variant="quiet" size="small" onClick={onAgain}>
          {words.sent.again}
        </Button>
      </p>
    </div>
  );
}
