import { deskSignIn } from "#content/desk.ts";
import { deskFirstAdminPath, deskSignInPath } from "#contracts/desk/endpoints.ts";
import type { FirstAdminRequest, SignInRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { go } from "../address.ts";
import { takePlace } from "../place.ts";
import { beginSession } from "../session.ts";
import { useChange } from "../use-change.ts";
import { EmailForm } from "./email-form.tsx";
import { SignInFrame } from "./sign-in-screen.tsx";

/**
 * What the e-mailed link opens. It signs in by a press of a button, because mail scanners follow
 * links. The token is in the fragment, which no server's log gets to see.
 */
export function LinkScreen({ token }: { token: string }) {
  const words = deskSignIn.link;
  const { busy, failure, run } = useChange();

  async function signIn() {
    const request: SignInRequest = { token };
    if (await run(deskSignInPath, { method: "POST", body: request })) await enter();
  }

  return (
    <SignInFrame heading={words.heading} lede={words.text}>
      <p className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={signIn}>
          {busy ? words.signingIn : words.submit}
        </Button>
        {failure ? (
          <Button variant="quiet" onClick={() => go("/desk/sign-in", { replace: true })}>
            {words.another}
          </Button>
        ) : null}
      </p>
      <AlertRegion tone="error" className="mt-4">
        {failure?.message}
      </AlertRegion>
    </SignInFrame>
  );
}

/** The link printed at the first start: whoever holds it names the first admin, and is it. */
export function FirstAdminScreen({ token }: { token: string }) {
  const words = deskSignIn.firstAdmin;
  const change = useChange();

  async function becomeAdmin(email: string) {
    const body: FirstAdminRequest = { token, email };
    if (await change.run(deskFirstAdminPath, { method: "POST", body })) await enter();
  }

  return (
    <SignInFrame heading={words.heading} lede={words.text}>
      <EmailForm
        change={change}
        submit={words.submit}
        submitting={deskSignIn.link.signingIn}
        onSubmit={becomeAdmin}
      />
    </SignInFrame>
  );
}

/** The token is used up: it leaves the address, and Back does not bring it again. */
async function enter(): Promise<void> {
  await beginSession();
  go(takePlace(), { replace: true });
}
