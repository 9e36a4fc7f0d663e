import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { type Answer, deskApiPath } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import {
  confirmationIsAsked,
  endConfirmation,
  followConfirmation,
} from "../data/confirm-identity.ts";
import { DeskFailure, deskQuery } from "../data/desk-api.ts";
import { lastFailure, useDeskAction } from "../data/use-desk-action.ts";
import { confirmWithPasskey } from "../passkey-ceremonies.ts";
import { Ready } from "../shell/states.tsx";

/** Never cached, because the dialog opens when the cached confirmation has expired. */
const confirmationQuery = { ...deskQuery("session"), gcTime: 0 };

const cancel = () => endConfirmation(false);

/** The dialog for every request that the server wants confirmed first. */
export function IdentityConfirmation({ email }: { email: string }) {
  const isAsked = useSyncExternalStore(followConfirmation, confirmationIsAsked, () => false);
  // On unmount, so that a waiting request is not sent later without the user.
  useEffect(() => cancel, []);
  return isAsked ? <ConfirmationDialog email={email} /> : null;
}

function ConfirmationDialog({ email }: { email: string }) {
  const session = useQuery(confirmationQuery);
  const confirmed = typeof session.data?.confirmedUntil === "number";
  // Confirmed in this dialog, or by a sign-in in another tab of this browser.
  useEffect(() => {
    if (!confirmed) return;
    const goOn = () => endConfirmation(true);
    // The request may ask for a passkey, which browsers refuse a tab that is not in front.
    if (document.hasFocus()) goOn();
    else window.addEventListener("focus", goOn, { once: true });
    return () => window.removeEventListener("focus", goOn);
  }, [confirmed]);
  // Opened only when its buttons are known.
  if (session.isPending || confirmed) return null;
  return (
    <Dialog open onClose={cancel} title="Confirm it is you">
      <p className="mb-5 text-ink-2">
        Before this step we make sure that nobody else is using your session.
      </p>
      <Ready query={session}>{({ confirmBy }) => <Ways ways={confirmBy} email={email} />}</Ready>
    </Dialog>
  );
}

type Way = Answer<"session">["confirmBy"][number];

function Ways({ ways, email }: { ways: readonly Way[]; email: string }) {
  /** The chosen way that continues in another tab. */
  const [elsewhere, setElsewhere] = useState<"link" | "single-sign-on">();
  const session = useQuery(confirmationQuery);
  const passkey = useMutation({
    mutationFn: confirmWithPasskey,
    onSuccess: () => endConfirmation(true),
  });
  const sendLink = useDeskAction("requestSignInLink", () => setElsewhere("link"));
  const look = useMutation({
    mutationFn: async () => {
      const { data } = await session.refetch();
      if (data?.confirmedUntil === null)
        throw new DeskFailure(
          "This browser is not confirmed yet. Please sign in in the other tab first.",
        );
    },
  });
  if (ways.length === 0)
    return (
      <p>
        You cannot confirm it from here. Please sign out, then sign in with a link that the person
        who runs the server prints for you.
      </p>
    );
  return (
    <>
      {/* Not disabled while waiting, so that the focus is still here after a cancel. */}
      <p className="flex flex-wrap gap-3">
        {ways.includes("passkey") ? (
          <Button onClick={() => !passkey.isPending && passkey.mutate()}>
            {passkey.isPending ? "Waiting for your passkey" : "Confirm with a passkey"}
          </Button>
        ) : null}
        {ways.includes("link") ? (
          <Button onClick={() => !sendLink.isPending && sendLink.mutate({ body: { email } })}>
            {sendLink.isPending ? "Sending" : "E-mail me a link"}
          </Button>
        ) : null}
        {ways.includes("single-sign-on") ? (
          <Button
            variant={ways.length > 1 ? "quiet" : "primary"}
            href={deskApiPath("startSingleSignOn", { query: { confirm: "true" } })}
            newTab
            onClick={() => setElsewhere("single-sign-on")}
          >
            Confirm with single sign-on
          </Button>
        ) : null}
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </p>
      <AlertRegion kind="status" className="mt-4">
        {elsewhere === "link"
          ? `A link is on its way to ${email}. Open it in another tab of this browser, sign in there, then come back here.`
          : elsewhere && "Sign in in the tab that has opened, then come back here."}
      </AlertRegion>
      {elsewhere ? (
        <p className="mt-4">
          <Button variant="quiet" onClick={() => !look.isPending && look.mutate()}>
            {look.isPending ? "Checking" : "I have signed in, continue"}
          </Button>
        </p>
      ) : null}
      <AlertRegion tone="error" className="mt-4">
        {lastFailure(passkey, sendLink, look)?.message}
      </AlertRegion>
      {ways.join() === "passkey" ? (
        <p className="mt-5 text-ink-2">
          Is your passkey on another device? Your browser can ask for it there. If it is lost, an
          admin can remove you from the team and invite you again.
        </p>
      ) : null}
    </>
  );
}
