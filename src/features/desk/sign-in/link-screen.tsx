import { useNavigate } from "react-router";
import { deskSignInPagePath } from "#contracts/desk/pages.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { takeReturnTo, useSessionBegun } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ownAddress } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-screen.tsx";

/**
 * The page that the e-mailed link opens. It signs in only when the button is pressed, because mail
 * scanners follow links. The token is in the fragment, which does not appear in server logs.
 */
export function LinkScreen({ token }: { token: string }) {
  const navigate = useNavigate();
  const enter = useEnter();
  const signIn = useDeskAction("signInWithLink", enter);
  const confirms = signIn.variables?.body.confirmed;
  const asksAgain = confirms || signIn.error?.code === "other-browser";
  const failure = signIn.error?.code === "other-browser" ? null : signIn.error;
  const submit = asksAgain ? "Yes, sign in here" : "Sign in";
  return (
    <SignInFrame
      heading={asksAgain ? "Is this *you*?" : "One more step"}
      lede={
        asksAgain
          ? "You asked for this link in another browser or on another device. Sign in here?"
          : "Press the button to sign in on this device. You stay signed in for 12 hours, or until you have done nothing for an hour."
      }
      takesFocus={asksAgain}
    >
      <p className="flex flex-wrap gap-3">
        <Button
          disabled={signIn.isPending}
          onClick={() => signIn.mutate({ body: { token, ...(asksAgain && { confirmed: true }) } })}
        >
          {signIn.isPending ? "Signing in" : submit}
        </Button>
        {failure ? (
          <Button variant="quiet" onClick={() => navigate(deskSignInPagePath, { replace: true })}>
            Get a new link
          </Button>
        ) : null}
      </p>
      {asksAgain ? (
        <p className="mt-5 text-ink-2">
          If you did not ask for a link, close this page: the link may be for somebody else’s
          account. Please tell an admin.
        </p>
      ) : null}
      <AlertRegion tone="error" className="mt-4">
        {failure?.message}
      </AlertRegion>
    </SignInFrame>
  );
}

/** The link printed at the first start. Its holder enters the address of the first admin. */
export function FirstAdminScreen({ token }: { token: string }) {
  const enter = useEnter();
  return (
    <SignInFrame
      heading="Open the *desk*"
      lede="You hold the link for the first admin. Enter your e-mail address: you sign in with it from now on, and invite the others."
    >
      <ActionForm
        endpoint="becomeFirstAdmin"
        fields={[ownAddress]}
        send={({ email = "" }) => ({ body: { token, email } })}
        confirm="Become the first admin"
        confirming="Signing in"
        keepsFields
        onDone={enter}
      />
    </SignInFrame>
  );
}

/** Removes the used token from the address, so that Back does not open it again. */
function useEnter(): () => Promise<void> {
  const begin = useSessionBegun();
  const navigate = useNavigate();
  return async () => {
    await begin();
    navigate(takeReturnTo(), { replace: true });
  };
}
