import { useMutation } from "@tanstack/react-query";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { leaveDesk, useSessionBegun } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { addPasskey } from "../passkey-ceremonies.ts";
import { SignInFrame } from "./sign-in-screen.tsx";

/** For servers that accept only passkeys: a session that began with a link must first add one. */
export function AddPasskeyFirstScreen() {
  const signOut = useDeskAction("signOut", leaveDesk);
  const add = useMutation({ mutationFn: () => addPasskey(""), onSuccess: useSessionBegun() });
  return (
    <SignInFrame
      heading="Add a *passkey*"
      lede="You sign in to this desk with a passkey: the fingerprint, face or PIN that unlocks this device. Add one now, and the desk opens."
    >
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => !add.isPending && add.mutate()}>
          {add.isPending ? "Waiting for your passkey" : "Add a passkey"}
        </Button>
        <Button variant="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate({})}>
          Sign out
        </Button>
      </p>
      <AlertRegion tone="error" className="mt-4">
        {add.error?.message ?? signOut.error?.message}
      </AlertRegion>
    </SignInFrame>
  );
}
