import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deskQuery } from "./desk-api.ts";
import { newDeskClient, refreshSession, sessionQuery } from "./session.ts";

const ana = { id: "1", email: "ana@firm.example", role: "admin" };
const sam = { id: "2", email: "sam@firm.example", role: "staff" };
const ways = { mustAddPasskey: false, link: true, passkey: true, singleSignOn: false };
const screen = deskQuery("newPeople");

let signedIn: typeof ana | null;
let client: ReturnType<typeof newDeskClient>;
const reload = vi.fn();

beforeEach(async () => {
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", async (path: string) =>
    path === screen.queryKey[0]
      ? Response.json({ count: 0 }, { status: signedIn ? 200 : 401 })
      : Response.json({ user: signedIn, ...ways }),
  );
  signedIn = ana;
  client = newDeskClient();
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery(screen);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const session = () => client.getQueryData(sessionQuery.queryKey);
const sessionEnds = async () => {
  signedIn = null;
  await expect(client.fetchQuery(screen)).rejects.toMatchObject({ status: 401 });
};

test("a refused answer ends the session and keeps its user and what was loaded", async () => {
  await sessionEnds();
  expect(session()).toMatchObject({ user: ana, ended: true });
  expect(client.getQueryData(screen.queryKey)).toEqual({ count: 0 });
  await refreshSession(client);
  expect(session()).toMatchObject({ user: ana, ended: true });
});

test("after signing in again, kept answers are loaded again", async () => {
  await sessionEnds();
  signedIn = ana;
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(session()).toMatchObject({ user: ana, ended: false });
  expect(client.getQueryState(screen.queryKey)?.isInvalidated).toBe(true);
});

test("a user who signed out in another tab is signed out here", async () => {
  signedIn = null;
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(session()?.user).toBeNull();
});

test("another person's sign-in reloads the page", async () => {
  signedIn = sam;
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  expect(reload).toHaveBeenCalledOnce();
  expect(session()?.user).toEqual(ana);
});

test("a session that turns out to need a passkey first asks for one", async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === screen.queryKey[0]
      ? Response.json({ error: "Please add one.", code: "passkey-needed" }, { status: 403 })
      : Response.json({ user: ana, ...ways, mustAddPasskey: true }),
  );
  await expect(client.fetchQuery(screen)).rejects.toMatchObject({ status: 403 });
  await expect.poll(() => session()?.mustAddPasskey).toBe(true);
});
