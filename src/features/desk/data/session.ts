import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { keepInTab, keptInTab } from "#browser/tab-storage.ts";
import { type Answer, deskApiPath } from "#contracts/desk/api.ts";
import { deskSignInPagePath } from "#contracts/desk/pages.ts";
import { type DeskFailure, deskQuery, request } from "./desk-api.ts";
import { forgetDrafts } from "./drafts.ts";

/** The signed-in user, as far as this tab knows. */
export interface Session extends Answer<"signInOptions"> {
  /** The server no longer accepts this user's session, so the sign-in replaces the screen. */
  ended: boolean;
}

const queryKey = [deskApiPath("signInOptions")];

export const sessionQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }): Promise<Session> => {
    const answer = await request("signInOptions", { signal });
    const before = client.getQueryData<Session>(queryKey);
    if (before?.ended && !answer.user) return before;
    // A different user must not continue with what is on this user's screen.
    if (before?.user && answer.user && before.user.id !== answer.user.id) {
      location.reload();
      return before;
    }
    if (before?.ended)
      client.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) });
    return { ...answer, ended: false };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

const isSession = ([path]: readonly unknown[]) => path === queryKey[0];

export function useUser(): Session["user"] {
  return useQuery(sessionQuery).data?.user ?? null;
}

/** Answers are kept while the page is open: Back shows a list immediately, then loads it again. */
export function newDeskClient(): QueryClient {
  const onError = ({ status, code }: DeskFailure) => {
    if (status === 401) endSession(client);
    if (code === "passkey-needed") refreshSession(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // After the end of a session kept answers are not reloaded: the server would refuse.
        staleTime: () =>
          client.getQueryData(sessionQuery.queryKey)?.ended ? Number.POSITIVE_INFINITY : 0,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

function endSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, ended: true } : session,
  );
}

const quietLimitMs = 60 * 60 * 1000;

/**
 * Shows the sign-in an hour after the last key or press. The server ends an unused session, but a
 * tab that sends no request does not learn of it. If another tab is still signed in, returning to
 * this one shows its screen again. Returns a function that stops it.
 */
export function endAfterQuietHour(client: QueryClient): () => void {
  let quiet: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => endSession(client), quietLimitMs);
  };
  const events = ["keydown", "pointerdown"];
  for (const event of events) addEventListener(event, restart);
  restart();
  return () => {
    clearTimeout(quiet);
    for (const event of events) removeEventListener(event, restart);
  };
}

export async function refreshSession(client: QueryClient): Promise<void> {
  // The second query exists while a confirmation is open, which another tab may have completed.
  await Promise.all([
    client.refetchQueries(sessionQuery),
    client.refetchQueries(deskQuery("session")),
  ]);
}

/** To be called after a sign-in in this tab. */
export function useSessionBegun(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await refreshSession(client);
    tellOtherTabs("signed in");
  };
}

const channelName = "desk";

type Change = "signed in" | "signed out";

/** Tabs of one browser share a session and notify each other when it begins and ends. */
export function tellOtherTabs(change: Change): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

/** Loads the session again when another tab has changed it. Returns a function that stops it. */
export function followOtherTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<Change>) => {
    if (data === "signed out") forgetDrafts();
    refreshSession(client);
  });
  // On focus too: a user who returns after the session has ended must not see a lead, and a link
  // may have been opened where no message comes from, such as in a private window.
  const look = () => refreshSession(client);
  addEventListener("focus", look);
  return () => {
    channel.close();
    removeEventListener("focus", look);
  };
}

/** To be called after a sign-out. A page load, so that nothing of the last session stays in memory. */
export function leaveDesk(): void {
  forgetDrafts();
  tellOtherTabs("signed out");
  location.assign(deskSignInPagePath);
}

const returnKey = "desk place";

/** A screen of the desk, not a sign-in page. */
const screenAddress = /^\/desk\/(?!sign-in|first-admin)\w/;

/** Remembers the address to return to after signing in, in this tab. */
export function rememberReturnTo(): void {
  const place = location.pathname + location.search;
  if (screenAddress.test(place)) keepInTab(returnKey, place);
}

/** Returns that address once. */
export function takeReturnTo(): string {
  const place = keptInTab(returnKey);
  keepInTab(returnKey, "");
  return screenAddress.test(place) ? place : "/desk/leads";
}
