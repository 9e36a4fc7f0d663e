import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { firm } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { Emphasized } from "#design-system/layout/emphasized.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { leaveDesk, refreshSession, useSessionBegun } from "../data/session.ts";
import { lastFailure, useDeskAction } from "../data/use-desk-action.ts";
import { addPasskey } from "../passkey-ceremonies.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** The sign-in. `opening` until the session is known: it is then visible only without script. */
export function SignInScreen({ opening = false }: { opening?: boolean }) {
  return (
    <SignInFrame heading="Sign in to the *desk*" lede="For invited people." opening={opening}>
      <SignInForm />
      <noscript>
        <p className="mt-4">The desk needs JavaScript. Please turn it on and reload this page.</p>
      </noscript>
    </SignInFrame>
  );
}

/**
 * Shown when the session has ended during work. No lead stays visible. After signing in, the
 * address and the draft of a note are restored.
 */
export function SessionEndedScreen({ email }: { email: string }) {
  return (
    <SignInFrame
      heading="Your session has ended"
      lede="Sign in again to go on where you were. A note that you were writing is kept in this tab."
      takesFocus
    >
      <SignInForm email={email} />
    </SignInFrame>
  );
}

/** Shown when the request for the session failed. */
export function UnreachableScreen() {
  const client = useQueryClient();
  return (
    <SignInFrame
      heading="The desk does *not answer*"
      lede="The server did not answer. Check your connection, then try again."
    >
      <Button onClick={() => refreshSession(client)}>Try again</Button>
    </SignInFrame>
  );
}

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
        {lastFailure(add, signOut)?.message}
      </AlertRegion>
    </SignInFrame>
  );
}

/** A slip with the firm's mark, which contains a form. */
export function SignInFrame(props: {
  heading: string;
  lede: string;
  opening?: boolean;
  /** Set if it replaces a screen without a press, so that screen readers announce it. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}) {
  const { opening, takesFocus } = props;
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) main.current?.focus();
  }, [takesFocus]);
  return (
    <main
      ref={main}
      tabIndex={-1}
      // Hidden until the session is known, but visible without script.
      className={`grid min-h-dvh grid-cols-[minmax(0,28rem)] content-start justify-center px-4 pt-[clamp(1rem,12vh,8rem)] pb-8 outline-none ${opening ? "[@media(scripting:enabled)]:invisible" : ""}`}
    >
      <div className="slip on-sheet">
        <div className="slip-head">
          <RxMark className="h-10" />
          <p>{firm.name}</p>
        </div>
        <h1>
          <Emphasized text={props.heading} />
        </h1>
        <p className="mt-3 mb-6 text-ink-2">{props.lede}</p>
        {props.children}
      </div>
    </main>
  );
}
