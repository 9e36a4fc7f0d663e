import { useEffect, useRef, useState } from "react";
import { deskSignIn } from "#content/desk.ts";
import { deskOidcStartPath, deskSignInLinkPath } from "#contracts/desk/endpoints.ts";
import type { SignInLinkRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { keepPlace } from "../place.ts";
import { useSession } from "../session.ts";
import { useChange } from "../use-change.ts";
import { EmailForm } from "./email-form.tsx";

const words = deskSignIn;

/** Asks for the e-mailed link. `email` is known when a session has ended under somebody's hands. */
export function SignInForm({ email = "" }: { email?: string | undefined }) {
  const { singleSignOn } = useSession();
  const change = useChange();
  const [sentTo, setSentTo] = useState("");

  async function askForLink(address: string) {
    keepPlace();
    const body: SignInLinkRequest = { email: address };
    if (await change.run(deskSignInLinkPath, { method: "POST", body })) setSentTo(address);
  }

  if (sentTo) return <CheckYourInbox email={sentTo} onAgain={() => setSentTo("")} />;
  return (
    <EmailForm
      email={email}
      change={change}
      submit={words.submit}
      submitting={words.sending}
      onSubmit={askForLink}
    >
      {singleSignOn ? (
        <Button variant="quiet" href={deskOidcStartPath} onClick={keepPlace}>
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
