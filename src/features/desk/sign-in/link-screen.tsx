import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { deskSignIn } from "#content/desk.ts";
import {
  deskFirstAdminPath,
  deskSignInPagePath,
  deskSignInPath,
} from "#contracts/desk/endpoints.ts";
import { deskDone, type FirstAdminRequest, type SignInRequest } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { ask } from "../data/desk-api.ts";
import { takeReturnTo, useSessionBegun } from "../data/session.ts";
import { EmailForm } from "./email-form.tsx";
import { SignInFrame } from "./sign-in-screen.tsx";

/**
 * The page that the e-mailed link opens. It signs in only when the button is pressed, because mail
 * scanners follow links. The token is in the fragment, which does not appear in server logs.
 */
export function LinkScreen({ token }: { token: string }) {
  const words = deskSignIn.link;
  const navigate = useNavigate();
  const enter = useEnter();
  const signIn = useMutation({
    mutationFn: (body: SignInRequest) => ask(deskSignInPath, deskDone, { method: "POST", body }),
    onSuccess: enter,
  });
  const { otherBrowser } = words;
  const confirms = signIn.variables?.confirmed;
  const asksAgain = confirms || signIn.error?.code === "other-browser";
  const failure = signIn.error?.code === "other-browser" ? null : signIn.error;
  const submit = asksAgain ? otherBrowser.submit : words.submit;
  return (
    <SignInFrame
      heading={asksAgain ? otherBrowser.heading : words.heading}
      lede={asksAgain ? otherBrowser.question : words.text}
      takesFocus={asksAgain}
    >
      <p className="flex flex-wrap gap-3">
        <Button
          disabled={signIn.isPending}
          onClick={() => signIn.mutate({ token, ...(asksAgain && { confirmed: true }) })}
        >
          {signIn.isPending ? words.signingIn : submit}
        </Button>
        {failure ? (
          <Button variant="quiet" onClick={() => navigate(deskSignInPagePath, { replace: true })}>
            {words.another}
          </Button>
        ) : null}
      </p>
      {asksAgain ? <p className="mt-5 text-ink-2">{otherBrowser.notAsked}</p> : null}
      <AlertRegion tone="error" className="mt-4">
        {failure?.message}
      </AlertRegion>
    </SignInFrame>
  );
}

/** The link printed at the first start. Its holder enters the address of the first admin. */
export function FirstAdminScreen({ token }: { token: string }) {
  const words = deskSignIn.firstAdmin;
  const enter = useEnter();
  const becomeAdmin = useMutation({
    mutationFn: (email: string) => {
      const body: FirstAdminRequest = { token, email };
      return ask(deskFirstAdminPath, deskDone, { method: "POST", body });
    },
    onSuccess: enter,
  });
  return (
    <SignInFrame heading={words.heading} lede={words.text}>
      <EmailForm
        sending={becomeAdmin}
        submit={words.submit}
        submitting={deskSignIn.link.signingIn}
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
