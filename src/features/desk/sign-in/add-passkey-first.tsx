import { useMutation } from "@tanstack/react-query";
import { deskSignIn } from "#content/desk.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { useSessionBegun, useSignOut } from "../data/session.ts";
import { addPasskey } from "../passkey-ceremonies.ts";
import { SignInFrame } from "./sign-in-screen.tsx";

const words = deskSignIn.addPasskeyFirst;

/** For servers that accept only passkeys: a session that began with a link must first add one. */
export function AddPasskeyFirstScreen() {
  const signOut = useSignOut();
  const add = useMutation({ mutationFn: () => addPasskey(""), onSuccess: useSessionBegun() });
  return (
    <SignInFrame heading={words.heading} lede={words.text}>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => !add.isPending && add.mutate()}>
          {add.isPending ? deskSignIn.passkeyAsking : words.submit}
        </Button>
        <Button variant="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate("here")}>
          {words.signOut}
        </Button>
      </p>
      <AlertRegion tone="error" className="mt-4">
        {add.error?.message ?? signOut.error?.message}
      </AlertRegion>
    </SignInFrame>
  );
}
