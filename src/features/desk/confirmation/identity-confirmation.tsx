import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { deskConfirmation as words } from "#content/desk.ts";
import {
  deskOidcConfirmPath,
  deskSessionPath,
  deskSignInLinkPath,
} from "#contracts/desk/endpoints.ts";
import {
  type DeskSessionAnswer,
  deskDone,
  deskSessionAnswer,
  type SignInLinkRequest,
} from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { fillIn } from "#wording/fill-in.ts";
import {
  confirmationIsAsked,
  endConfirmation,
  followConfirmation,
} from "../data/confirm-identity.ts";
import { answerQuery, ask, DeskFailure } from "../data/desk-api.ts";
import { confirmWithPasskey } from "../passkey-ceremonies.ts";
import { Ready } from "../shell/states.tsx";

/** Never cached, because the dialog opens when the cached confirmation has expired. */
const confirmationQuery = { ...answerQuery(deskSessionPath, deskSessionAnswer), gcTime: 0 };

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
    if (confirmed) endConfirmation(true);
  }, [confirmed]);
  // Opened only when its buttons are known.
  if (session.isPending || confirmed) return null;
  return (
    <Dialog open onClose={cancel} title={words.heading}>
      <p className="mb-5 text-ink-2">{words.about}</p>
      <Ready query={session}>{({ confirmBy }) => <Ways ways={confirmBy} email={email} />}</Ready>
    </Dialog>
  );
}

type Way = DeskSessionAnswer["confirmBy"][number];

function Ways({ ways, email }: { ways: readonly Way[]; email: string }) {
  /** The chosen way that continues in another tab. */
  const [elsewhere, setElsewhere] = useState<"link" | "single-sign-on">();
  const session = useQuery(confirmationQuery);
  const passkey = useMutation({
    mutationFn: confirmWithPasskey,
    onSuccess: () => endConfirmation(true),
  });
  const sendLink = useMutation({
    mutationFn: () => {
      const body: SignInLinkRequest = { email };
      return ask(deskSignInLinkPath, deskDone, { method: "POST", body });
    },
    onSuccess: () => setElsewhere("link"),
  });
  const look = useMutation({
    mutationFn: async () => {
      const { data } = await session.refetch();
      if (data?.confirmedUntil === null) throw new DeskFailure(words.notYet);
    },
  });
  if (ways.length === 0) return <p>{words.noWay}</p>;
  return (
    <>
      {/* Not disabled while waiting, so that the focus is still here after a cancel. */}
      <p className="flex flex-wrap gap-3">
        {ways.includes("passkey") ? (
          <Button onClick={() => !passkey.isPending && passkey.mutate()}>
            {passkey.isPending ? words.passkeyAsking : words.passkey}
          </Button>
        ) : null}
        {ways.includes("link") ? (
          <Button onClick={() => !sendLink.isPending && sendLink.mutate()}>
            {sendLink.isPending ? words.sending : words.link}
          </Button>
        ) : null}
        {ways.includes("single-sign-on") ? (
          <Button
            variant={ways.length > 1 ? "quiet" : "primary"}
            href={deskOidcConfirmPath}
            newTab
            onClick={() => setElsewhere("single-sign-on")}
          >
            {words.singleSignOn}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={cancel}>
          {words.cancel}
        </Button>
      </p>
      <AlertRegion kind="status" className="mt-4">
        {elsewhere ? fillIn(words.elsewhere[elsewhere], { email }) : null}
      </AlertRegion>
      {elsewhere ? (
        <p className="mt-4">
          <Button variant="quiet" onClick={() => !look.isPending && look.mutate()}>
            {look.isPending ? words.checking : words.check}
          </Button>
        </p>
      ) : null}
      <AlertRegion tone="error" className="mt-4">
        {(passkey.error ?? sendLink.error ?? look.error)?.message}
      </AlertRegion>
      {ways.join() === "passkey" ? <p className="mt-5 text-ink-2">{words.lost}</p> : null}
    </>
  );
}
