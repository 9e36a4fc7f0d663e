import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { forget, load, readKept, save, writeKept } from "#browser/kept-for-a-day.ts";
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

/** Who is signed in, as far as this tab knows. */
export interface Session extends SignInOptionsAnswer {
  /** The server no longer knows this user's session: the screen stays, under a note to sign in. */
  ended: boolean;
  /** That note is shown. Closed by hand, it comes back with the next refusal. */
  asking: boolean;
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
    return { ...answer, ended: false, asking: false };
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
    if (status === 401) changeSession(client, { ended: true, asking: true });
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

function changeSession(client: QueryClient, change: Partial<Session>): void {
  client.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, ...change } : session,
  );
}

export function closeSessionNote(client: QueryClient): void {
  changeSession(client, { asking: false });
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
    tellOtherTabs();
  };
}

const channelName = "desk";

/** Tabs of one browser share a session: they tell each other when it begins and ends. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("session changed");
  channel.close();
}

/** Asks again who is signed in when another tab has changed it. Returns how to stop. */
export function followOtherTabs(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", () => refreshSession(client));
  // The link may have been opened where no message comes from, such as a private window.
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
      tellOtherTabs();
      // A new page: nothing of the last one stays in memory.
      location.assign(deskSignInPagePath);
    },
  });
}

const returnKey = "desk place";

/** A screen of the desk, not the way into it. */
const screenAddress = /^\/desk\/(?!sign-in|first-admin)\w/;

/** Where to go on after signing in; stored, because the e-mailed link opens in another tab. */
export function rememberReturnTo(): void {
  const place = location.pathname + location.search;
  if (screenAddress.test(place)) save(returnKey, writeKept({ place }, Date.now()));
}

/** Used once. */
export function takeReturnTo(): string {
  const place = readKept(load(returnKey), Date.now())?.place;
  forget(returnKey);
  return typeof place === "string" && screenAddress.test(place) ? place : "/desk/leads";
}
