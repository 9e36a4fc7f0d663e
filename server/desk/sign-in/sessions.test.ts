import { describe, expect, test } from "vitest";
import { appOnEveryEngine, startApp, type TestApp } from "../../../tests/support/app.ts";
import {
  deskVisitor,
  linkFor,
  openLink,
  openSession,
  sessionCookie,
  signInAs,
} from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { newToken } from "../../storage/ids.ts";
import { browserInWords } from "./browser-in-words.ts";
import { removeEndedDeskSessions } from "./sessions.ts";

const minutes = 60_000;
const hours = 60 * minutes;
const monday = Date.parse("2026-11-16T08:00:00Z");

const statusWith = (app: TestApp, cookie: string) => deskVisitor(app, cookie).status("session");
const sessionsLeft = (app: TestApp) => rowsIn(app.storage, "desk_sessions");

describe("a session at the desk", () => {
  test("ends after an hour without a request", async () => {
    let now = monday;
    const app = await startApp({ options: { now: () => now } });
    const { cookie } = await signInAs(app, "staff", undefined, now);
    now += 60 * minutes - 1;
    expect(await statusWith(app, cookie)).toBe(200);
    now += 60 * minutes - 1;
    expect(await statusWith(app, cookie)).toBe(200);
    now += 60 * minutes;
    expect(await statusWith(app, cookie)).toBe(401);
    now += 1;
    expect(await statusWith(app, cookie)).toBe(401);
  });

  test("lasts twelve hours, however much it is used", async () => {
    let now = monday;
    const app = await startApp({ options: { now: () => now } });
    const { cookie } = await signInAs(app, "staff", undefined, now);
    for (let used = monday; used < monday + 12 * hours; used += 30 * minutes) {
      now = used;
      expect(await statusWith(app, cookie)).toBe(200);
    }
    now = monday + 12 * hours - 1;
    expect(await statusWith(app, cookie)).toBe(200);
    now = monday + 12 * hours;
    expect(await statusWith(app, cookie)).toBe(401);
  });

  test("that has ended is deleted, so that a clock set back does not revive it", async () => {
    const app = await startApp();
    const { id } = await signInAs(app, "staff", undefined, monday);
    await app.storage.run((queries) => removeEndedDeskSessions(queries, monday + 60 * minutes - 1));
    expect(await sessionsLeft(app)).toHaveLength(1);
    await app.storage.run((queries) => removeEndedDeskSessions(queries, monday + 60 * minutes));
    expect(await sessionsLeft(app)).toEqual([]);
    await openSession(app, id, { now: monday + hours });
    await app.storage.run((queries) => removeEndedDeskSessions(queries, monday + 13 * hours));
    expect(await sessionsLeft(app)).toEqual([]);
  });

  test("cannot be opened with the hash in the database", async () => {
    const app = await startApp();
    await signInAs(app, "admin");
    for (const { token_hash, id } of await sessionsLeft(app))
      for (const value of [token_hash, id])
        expect(await statusWith(app, sessionCookie(app, value))).toBe(401);
  });

  test.each([
    [
      "https://www.firm.example",
      /^__Host-desk_session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ],
    ["http://localhost:3000", /^desk_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/],
  ])("at %s has its cookie's name and attributes", async (origin, pattern) => {
    const app = await startApp({ env: { PUBLIC_ORIGIN: origin } });
    const user = await signInAs(app, "staff");
    const wrongName = origin.startsWith("https:")
      ? user.cookie.replace("__Host-", "")
      : `__Host-${user.cookie}`;
    expect(await statusWith(app, wrongName)).toBe(401);
    const response = await user.request("signOut");
    expect(response.headers.get("set-cookie")).toMatch(pattern);
    expect(response.headers.get("clear-site-data")).toBe('"cache"');
  });

  test("is found among other cookies of its name", async () => {
    const app = await startApp();
    const { cookie } = await signInAs(app, "staff");
    const junk = [
      sessionCookie(app, "JUNK"),
      sessionCookie(app, ""),
      sessionCookie(app, newToken()),
    ];
    expect(await statusWith(app, [...junk, cookie].join("; "))).toBe(200);
    expect(await statusWith(app, [cookie, ...junk].join("; "))).toBe(200);
    expect(await statusWith(app, junk.join("; "))).toBe(401);
  });
});

appOnEveryEngine("sessions at the desk", (start) => {
  test("end alone with Sign out, and with Sign out everywhere on every device of a user, as do open links", async () => {
    const app = await start();
    const here = await signInAs(app, "staff");
    const there = await openSession(app, here.id);
    const left = await openSession(app, here.id);
    expect(await deskVisitor(app, left).status("signOut")).toBe(200);
    expect(await statusWith(app, left)).toBe(401);
    for (const cookie of [here.cookie, there]) expect(await statusWith(app, cookie)).toBe(200);
    const other = await signInAs(app, "staff");
    const token = await linkFor(app, here.id);
    const othersToken = await linkFor(app, other.id);
    await here.request("signOutEverywhere");
    for (const cookie of [here.cookie, there]) expect(await statusWith(app, cookie)).toBe(401);
    expect(await statusWith(app, other.cookie)).toBe(200);
    expect((await openLink(deskVisitor(app), token)).status).toBe(410);
    expect((await openLink(deskVisitor(app), othersToken)).status).toBe(200);
  });

  test("are listed for their owner, who can end one or all others", async () => {
    const app = await start();
    const dana = await signInAs(app, "staff");
    const other = await signInAs(app, "staff");
    const phone = await openSession(app, dana.id, { signedInBy: "link" });
    const tablet = await openSession(app, dana.id, { signedInBy: "single-sign-on" });
    const { sessions } = await dana.answer("sessions");
    expect(sessions.map(({ signedInBy, current }) => `${signedInBy} ${current}`).sort()).toEqual([
      "link false",
      "passkey true",
      "single-sign-on false",
    ]);
    const id = sessions.find(({ signedInBy }) => signedInBy === "link")?.id ?? "";
    expect(await other.status("endSession", { id })).toBe(404);
    expect(await statusWith(app, phone)).toBe(200);
    expect(await dana.status("endSession", { id })).toBe(200);
    expect(await statusWith(app, phone)).toBe(401);
    expect(await statusWith(app, tablet)).toBe(200);
    expect(await dana.status("endOtherSessions")).toBe(200);
    expect(await statusWith(app, tablet)).toBe(401);
    for (const { cookie } of [dana, other]) expect(await statusWith(app, cookie)).toBe(200);
  });

  test("of a member can be ended by an admin; the member can sign in again", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    const dana = await signInAs(app, "staff");
    const token = await linkFor(app, dana.id);
    expect(await admin.status("endMemberSessions", { id: dana.id })).toBe(200);
    expect(await statusWith(app, dana.cookie)).toBe(401);
    expect(await statusWith(app, admin.cookie)).toBe(200);
    expect((await openLink(deskVisitor(app), token)).status).toBe(410);
    expect(await statusWith(app, await openSession(app, dana.id))).toBe(200);
    const { entries } = await admin.answer("audit", { query: `subject=${dana.id}` });
    expect(entries).toMatchObject([
      {
        action: "session-ended",
        by: { email: admin.email },
        details: { email: dana.email, sessions: 1 },
      },
    ]);
    await admin.answer("removeMember", { id: dana.id, body: { callsTo: null } });
    expect(await admin.status("endMemberSessions", { id: dana.id })).toBe(404);
  });
});

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";
const onPhone = "AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1";
const samsung = "AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36";

test.each([
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, "Chrome on macOS"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, "Safari on macOS"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${onPhone}`, "Chrome on iPhone"],
  [`Mozilla/5.0 (Linux; Android 16) ${samsung}`, "Samsung Internet on Android"],
  ["curl/8.0", "A browser"],
  ["", "A browser"],
])("the browser %s is called %s", (userAgent, words) => {
  expect(browserInWords(userAgent)).toBe(words);
});
