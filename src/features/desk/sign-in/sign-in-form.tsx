import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { deskSignIn } from "#content/desk.ts";
import { deskOidcStartPath, deskSignInLinkPath } from "#contracts/desk/endpoints.ts";
import { deskDone, type SignInLinkRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { ask } from "../desk-api.ts";
import { rememberReturnTo, sessionQuery } from "../session.ts";
import { EmailForm } from "./email-form.tsx";

const words = deskSignIn;

/** Asks for the e-mailed link. `email` is known when a session has ended during work. */
export function SignInForm({ email = "" }: { email?: string }) {
  const singleSignOn = useQuery(sessionQuery).data?.singleSignOn;
  const sendLink = useMutation({
    mutationFn: (address: string) => {
      const body: SignInLinkRequest = { email: address };
      return ask(deskSignInLinkPath, deskDone, { method: "POST", body });
    },
    onMutate: rememberReturnTo,
  });
  if (sendLink.isSuccess)
    return <CheckYourInbox email={sendLink.variables} onAgain={sendLink.reset} />;
  return (
    <EmailForm email={email} sending={sendLink} submit={words.submit} submitting={words.sending}>
      {singleSignOn ? (
        <Button variant="quiet" href={deskOidcStartPath} onClick={rememberReturnTo}>
          {words.singleSignOn}
        </Button>
      ) : null}
    </EmailForm>
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
