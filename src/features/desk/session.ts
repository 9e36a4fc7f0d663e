import { useSyncExternalStore } from "react";
import {
  deskSignInOptionsPath,
  deskSignOutEverywherePath,
  deskSignOutPath,
} from "#contracts/desk/endpoints.ts";
import type { DeskSessionAnswer, SignInOptionsAnswer } from "#contracts/desk/session.ts";
import { ask, whenSessionEnds } from "./ask-server.ts";
import { forgetDrafts } from "./drafts.ts";

/** Who is signed in, as far as this tab knows. */
export interface Session {
  state: "unknown" | "unreachable" | "signed-out" | "signed-in";
  user: DeskSessionAnswer["user"] | undefined;
  /** Signed in, but the server no longer knows it: the screen stays, under a note to sign in. */
  ended: boolean;
  /** That note is shown: closed by hand, it comes back with the next refusal. */
  asking: boolean;
  singleSignOn: boolean;
}

const unknown: Session = {
  state: "unknown",
  user: undefined,
  ended: false,
  asking: false,
  singleSignOn: false,
};
let session = unknown;
const changes = new EventTarget();

function set(next: Partial<Session>): void {
  session = { ...session, ...next };
  changes.dispatchEvent(new Event("change"));
}

function subscribe(listen: () => void): () => void {
  changes.addEventListener("change", listen);
  return () => changes.removeEventListener("change", listen);
}

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
}

/** Asks the server who is signed in. */
export async function findSession(): Promise<void> {
  try {
    const { user, singleSignOn } = await ask<SignInOptionsAnswer>(deskSignInOptionsPath);
    set({ singleSignOn });
    if (user) signedIn(user);
    else if (!session.ended) set({ state: "signed-out" });
  } catch {
    if (!session.ended) set({ state: "unreachable" });
  }
}

function signedIn(user: NonNullable<Session["user"]>): void {
  // Another person's session must not go on with what stands on this person's screen.
  if (session.user && session.user.id !== user.id) location.reload();
  else set({ state: "signed-in", user, ended: false, asking: false });
}

/** Tabs of this browser share one session: they tell each other when it begins and ends. */
let otherTabs: BroadcastChannel | undefined;

/** Called once, in the browser. */
export function followSession(): void {
  whenSessionEnds(() => {
    if (session.state === "signed-in") set({ ended: true, asking: true });
  });
  otherTabs = new BroadcastChannel("desk");
  otherTabs.addEventListener("message", findSession);
  // The link may have been opened where no message comes from: in another window, for instance.
  addEventListener("focus", () => {
    if (session.ended || session.state === "signed-out") findSession();
  });
  findSession();
}

export function closeSessionNote(): void {
  set({ asking: false });
}

/** After a sign-in that this tab has made. */
export async function beginSession(): Promise<void> {
  await findSession();
  otherTabs?.postMessage("signed-in");
}

/** Throws a DeskFailure when the server did not hear of it. */
export async function signOut(where: "here" | "everywhere"): Promise<void> {
  const path = where === "here" ? deskSignOutPath : deskSignOutEverywherePath;
  await ask(path, { method: "POST", body: {} });
  forgetDrafts();
  otherTabs?.postMessage("signed-out");
  // A new page: nothing of the last one stays in memory.
  location.assign("/desk/sign-in");
}
