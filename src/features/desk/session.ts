import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  deskSessionPath,
  deskSignInOptionsPath,
  deskSignInPagePath,
  deskSignOutEverywherePath,
  deskSignOutPath,
} from "#contracts/desk/endpoints.ts";
import {
  deskDone,
  type SignInOptionsAnswer,
  signInOptionsAnswer,
} from "#contracts/desk/session.ts";
import { ask, type DeskFailure } from "./desk-api.ts";
import { forgetDrafts } from "./drafts.ts";
import { keepInTab, keptInTab } from "./tab-storage.ts";

/** Who is signed in, as far as this tab knows. */
export interface Session extends SignInOptionsAnswer {
  /** The server no longer knows this user's session: the sign-in takes the place of the screen. */
  ended: boolean;
}

export const sessionQuery = queryOptions({
  queryKey: [deskSignInOptionsPath],
  queryFn: async ({ client, signal }): Promise<Session> => {
    const answer = await ask(deskSignInOptionsPath, signInOptionsAnswer, { signal });
    const before = client.getQueryData<Session>([deskSignInOptionsPath]);
    if (before?.ended && !answer.user) return before;
    // Another person must not go on with what is on this person's screen.
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

const isSession = ([path]: readonly unknown[]) => path === deskSignInOptionsPath;

/** The signed-in user. */
export function useUser(): Session["user"] {
  return useQuery(sessionQuery).data?.user ?? null;
}

/** Answers are kept while the page is open: going back shows a list at once, then loads it again. */
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
        // After the end of a session only what is missing is asked for: the answer is a refusal.
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
 * An hour after the last key or press the screen makes room for the sign-in: the server ends a session
 * that is not used, but cannot tell a tab that asks nothing. Where another tab is still signed in, a
 * return to this one shows its screen again. Returns how to stop.
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
  // The second is there while a confirmation is asked for: the other tab may have given it.
  await Promise.all([
    client.refetchQueries(sessionQuery),
    client.refetchQueries({ queryKey: [deskSessionPath] }),
  ]);
}

/** After a sign-in in this tab. */
export function useSessionBegun(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await refreshSession(client);
    tellOtherTabs("signed in");
  };
}

const channelName = "desk";

type Change = "signed in" | "signed out";

/** Tabs of one browser share a session: they tell each other when it begins and ends. */
export function tellOtherTabs(change: Change): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(change);
  channel.close();
}

/** Asks again who is signed in when another tab has changed it. Returns how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<Change>) => {
    if (data === "signed out") forgetDrafts();
    refreshSession(client);
  });
  // Who comes back to this tab after the session has ended must not find a lead in it. And the link
  // may have been opened where no message comes from, such as a private window.
  const look = () => refreshSession(client);
  addEventListener("focus", look);
  return () => {
    channel.close();
    removeEventListener("focus", look);
  };
}

export function useSignOut() {
  return useMutation({
    mutationFn: (where: "here" | "everywhere") => {
      const path = where === "here" ? deskSignOutPath : deskSignOutEverywherePath;
      return ask(path, deskDone, { method: "POST", body: {} });
    },
    onSuccess: () => {
      forgetDrafts();
      tellOtherTabs("signed out");
      // A new page: nothing of the last one stays in memory.
      location.assign(deskSignInPagePath);
    },
  });
}

const returnKey = "desk place";

/** A screen of the desk, not the way into it. */
const screenAddress = /^\/desk\/(?!sign-in|first-admin)\w/;

/** Where to go on after signing in, in this tab. */
export function rememberReturnTo(): void {
  const place = location.pathname + location.search;
  if (screenAddress.test(place)) keepInTab(returnKey, place);
}

/** Used once. */
export function takeReturnTo(): string {
  const place = keptInTab(returnKey);
  keepInTab(returnKey, "");
  return screenAddress.test(place) ? place : "/desk/leads";
}
