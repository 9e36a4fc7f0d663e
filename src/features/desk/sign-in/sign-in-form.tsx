import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { checkFields } from "#browser/form-fields.ts";
import { deskSignIn } from "#content/desk.ts";
import { deskOidcStartPath, deskSignInLinkPath } from "#contracts/desk/endpoints.ts";
import type { SignInLinkRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { keepPlace } from "../place.ts";
import { useSession } from "../session.ts";
import { useChange } from "../use-change.ts";

const words = deskSignIn;

/** Asks for the e-mailed link. `email` is known when a session has ended under somebody's hands. */
export function SignInForm({ email = "" }: { email?: string | undefined }) {
  const { singleSignOn } = useSession();
  const { busy, failure, run } = useChange();
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState("");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const faults = checkFields(form, words);
    setFault(faults.email);
    if (faults.email) return;
    const address = `${new FormData(form).get("email")}`.trim();
    keepPlace();
    const request: SignInLinkRequest = { email: address };
    const answer = await run(deskSignInLinkPath, { method: "POST", body: request });
    if (answer) setSentTo(address);
  }

  if (sentTo) return <CheckYourInbox email={sentTo} onAgain={() => setSentTo("")} />;
  return (
    <form noValidate method="post" onSubmit={submit}>
      <TextInput
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        defaultValue={email}
        required
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? words.sending : words.submit}
        </Button>
        {singleSignOn ? (
          <Button variant="quiet" href={deskOidcStartPath} onClick={keepPlace}>
            {words.singleSignOn}
          </Button>
        ) : null}
      </p>
      <AlertRegion tone="error" className="mt-4">
        {failure?.message}
      </AlertRegion>
    </form>
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
