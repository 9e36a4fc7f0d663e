import { beforeEach, describe, expect, test } from "vitest";
import { appOnEveryEngine, startApp, type TestApp } from "../../../../tests/support/app.ts";
import {
  addPasskeyIn,
  type DeskBrowser,
  deskBrowser,
  linkFor,
  openLink,
  openSession,
  signInAs,
} from "../../../../tests/support/desk.ts";
import { rowsIn } from "../../../../tests/support/rows.ts";
import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from "../../../../tests/support/software-authenticator.ts";
import { createLog } from "../../../log.ts";
import { removeExpiredChallenges } from "./challenges.ts";

const env = { PUBLIC_ORIGIN: "https://www.firm.example" };
const monday = Date.parse("2026-11-16T08:00:00Z");
const minutes = 60_000;

/** A signed-in user who has a passkey. */
async function withPasskey(app: TestApp, now = Date.now()) {
  const user = await signInAs(app, "staff", undefined, now);
  const browser = deskBrowser(app, user.cookie);
  return { user, browser, passkey: await addPasskeyIn(app, browser, "Laptop") };
}

async function requestOptions(
  browser: DeskBrowser,
  name: "passkeySignInOptions" | "confirmOptions" = "passkeySignInOptions",
) {
  return (await browser.answer(name)).options;
}

async function signInWith(
  app: TestApp,
  passkey: SoftwareAuthenticator,
  browser = deskBrowser(app),
) {
  const assertion = passkey.get(await requestOptions(browser));
  return browser.request("signInWithPasskey", { body: assertion });
}

appOnEveryEngine("a passkey", (start) => {
  test("signs its owner in without an address, and with user verification", async () => {
    const app = await start({ env });
    const { user, passkey } = await withPasskey(app);
    const browser = deskBrowser(app);
    const options = await requestOptions(browser);
    expect(options).toMatchObject({ rpId: "www.firm.example", userVerification: "required" });
    expect(options.allowCredentials).toBeUndefined();
    const response = await browser.request("signInWithPasskey", { body: passkey.get(options) });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-desk_session=[\w-]{43};/);
    expect(await browser.answer("session")).toMatchObject({
      user: { id: user.id, email: user.email },
      signedInBy: "passkey",
      confirmBy: ["passkey"],
      confirmedUntil: expect.any(Number),
    });
    const { passkeys } = await browser.answer("passkeys");
    expect(passkeys).toEqual([expect.objectContaining({ lastUsedAt: expect.any(Number) })]);
  });

  test("is added, renamed and removed by its owner, with a mail and an audit entry each time", async () => {
    const app = await start({ env });
    const admin = await signInAs(app, "admin");
    const browser = deskBrowser(app, admin.cookie);
    const first = await addPasskeyIn(app, browser, "Laptop");
    const { options } = await browser.answer("addPasskeyOptions");
    expect(options.excludeCredentials).toMatchObject([{ id: first.credentialId }]);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    const userAgent =
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    const response = softwareAuthenticator(env.PUBLIC_ORIGIN).create(options);
    const { passkey: unnamed } = await browser.answer("addPasskey", {
      body: { response },
      headers: { "user-agent": userAgent },
    });
    expect(unnamed).toMatchObject({ name: "Chrome on macOS", lastUsedAt: null });

    const { id } = unnamed;
    const renamed = await browser.answer("renamePasskey", { id, body: { name: "Phone" } });
    expect(renamed.passkey.name).toBe("Phone");
    expect(await browser.status("renamePasskey", { id, body: { name: " " } })).toBe(422);
    const team = await browser.answer("team");
    expect(team.members[0]?.signsInBy).toEqual({ passkeys: 2, singleSignOn: false });
    expect(await browser.status("removePasskey", { id })).toBe(200);
    expect(await browser.status("removePasskey", { id })).toBe(404);

    const { passkeys } = await browser.answer("passkeys");
    expect(passkeys.map(({ name }) => name)).toEqual(["Laptop"]);
    const mails = await app.mails(3);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(Array(3).fill(admin.email));
    expect(
      mails.map(({ text }) => /“(.+)” was (added|removed)/.exec(text ?? "")?.[0]).sort(),
    ).toEqual(["“Chrome on macOS” was added", "“Laptop” was added", "“Phone” was removed"]);
    const { entries } = await browser.answer("audit", { query: `subject=${admin.id}` });
    expect(entries.map(({ action, details }) => `${action} ${details.name}`).sort()).toEqual([
      "passkey-added Chrome on macOS",
      "passkey-added Laptop",
      "passkey-removed Phone",
    ]);
  });

  test("cannot be added, renamed or removed by another user", async () => {
    const app = await start({ env });
    const { browser, passkey } = await withPasskey(app);
    const id = (await browser.answer("passkeys")).passkeys[0]?.id ?? "";
    const other = await signInAs(app, "admin");
    const others = deskBrowser(app, other.cookie);
    expect(await others.status("renamePasskey", { id, body: { name: "Mine" } })).toBe(404);
    expect(await others.status("removePasskey", { id })).toBe(404);
    const { options } = await others.answer("addPasskeyOptions");
    const response = passkey.create(options);
    expect(await others.status("addPasskey", { body: { response } })).toBe(409);
  });
});

describe("a sign-in by passkey is refused, in the same words,", () => {
  let app: TestApp;
  let now: number;
  let lines: string[];
  let user: { id: string };
  let passkey: SoftwareAuthenticator;
  let browser: DeskBrowser;

  beforeEach(async () => {
    now = monday;
    lines = [];
    const log = createLog((line) => lines.push(line));
    app = await startApp({ env, options: { now: () => now, log } });
    ({ user, passkey } = await withPasskey(app, now));
    browser = deskBrowser(app);
  });

  async function isRefused(response: Response) {
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      error: "This passkey could not be used here. Please try again, or choose another way.",
    });
    expect(response.headers.getSetCookie().join()).not.toContain("desk_session");
    const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === "warn");
    expect(failures.at(-1)).toMatchObject({ event: "desk-sign-in-failed", way: "passkey" });
  }

  test.each([
    [
      "from a page of another origin",
      () => Object.assign(passkey, { origin: "https://evil.example" }),
    ],
    [
      "from the same host without encryption",
      () => Object.assign(passkey, { origin: "http://www.firm.example" }),
    ],
    ["in a frame of another site", () => Object.assign(passkey, { crossOrigin: true })],
    ["for another host", () => Object.assign(passkey, { rpId: "firm.example" })],
    ["without a look at the person", () => Object.assign(passkey, { userVerified: false })],
    ["with another user's handle", () => Object.assign(passkey, { userHandle: "AAAA" })],
    ["without a user's handle", () => Object.assign(passkey, { userHandle: undefined })],
  ])("%s", async (_, spoil) => {
    expect((await signInWith(app, passkey)).status).toBe(200);
    spoil();
    await isRefused(await signInWith(app, passkey, browser));
  });

  test("with the answer to another challenge", async () => {
    const stale = passkey.get(await requestOptions(browser));
    await requestOptions(browser);
    await isRefused(await browser.request("signInWithPasskey", { body: stale }));
  });

  test("with a challenge that was used, also when the first answer was wrong", async () => {
    const options = await requestOptions(browser);
    const cookie = browser.cookie();
    const assertion = passkey.get(options);
    expect(await browser.status("signInWithPasskey", { body: assertion })).toBe(200);
    await isRefused(
      await deskBrowser(app, cookie).request("signInWithPasskey", { body: assertion }),
    );

    const again = deskBrowser(app);
    const right = passkey.get(await requestOptions(again));
    const kept = again.cookie();
    const wrong = { ...right, response: { ...right.response, signature: "AAAA" } };
    await isRefused(await again.request("signInWithPasskey", { body: wrong }));
    await isRefused(await deskBrowser(app, kept).request("signInWithPasskey", { body: right }));
  });

  test("after five minutes", async () => {
    const inTime = passkey.get(await requestOptions(browser));
    now += 5 * minutes - 1;
    expect(await browser.status("signInWithPasskey", { body: inTime })).toBe(200);
    const late = passkey.get(await requestOptions(browser));
    now += 5 * minutes;
    await isRefused(await browser.request("signInWithPasskey", { body: late }));
    await requestOptions(browser);
    now += 5 * minutes;
    await app.storage.run((queries) => removeExpiredChallenges(queries, now));
    const left = await rowsIn(app.storage, "desk_challenges");
    expect(left).toEqual([]);
  });

  test("in another browser than the one that asked", async () => {
    const assertion = passkey.get(await requestOptions(browser));
    await isRefused(await deskBrowser(app).request("signInWithPasskey", { body: assertion }));
  });

  test("with a challenge that was for something else", async () => {
    const signedIn = deskBrowser(app, await openSession(app, user.id, { now }));
    const assertion = passkey.get(await requestOptions(signedIn, "confirmOptions"));
    await isRefused(await signedIn.request("signInWithPasskey", { body: assertion }));
  });

  test("with a passkey that was removed, or never added", async () => {
    const signedIn = deskBrowser(app, await openSession(app, user.id, { now }));
    const id = (await signedIn.answer("passkeys")).passkeys[0]?.id ?? "";
    const assertion = passkey.get(await requestOptions(browser));
    expect(await signedIn.status("removePasskey", { id })).toBe(200);
    await isRefused(await browser.request("signInWithPasskey", { body: assertion }));
    const stranger = softwareAuthenticator(env.PUBLIC_ORIGIN);
    stranger.userHandle = passkey.userHandle;
    await isRefused(await signInWith(app, stranger));
  });

  test("to a member who was removed, also after another invitation", async () => {
    const admin = await signInAs(app, "admin", undefined, now);
    const member = await withPasskey(app, now);
    await admin.answer("removeMember", { id: member.user.id, body: { callsTo: null } });
    await isRefused(await signInWith(app, member.passkey));
    const invitation = { email: member.user.email, role: "staff" };
    expect(await admin.status("inviteMember", { body: invitation })).toBe(200);
    await isRefused(await signInWith(app, member.passkey));
  });

  test("when its counter does not increase, unless it is always 0", async () => {
    for (let use = 0; use < 2; use++) expect((await signInWith(app, passkey)).status).toBe(200);
    passkey.counter = 7;
    expect((await signInWith(app, passkey)).status).toBe(200);
    passkey.counter = 7;
    await isRefused(await signInWith(app, passkey));
    passkey.counter = 3;
    await isRefused(await signInWith(app, passkey));
    passkey.counter = 0;
    await isRefused(await signInWith(app, passkey));
    passkey.counter = 8;
    expect((await signInWith(app, passkey)).status).toBe(200);
  });
});

describe("a passkey is not added", () => {
  async function attempt(spoil: (device: SoftwareAuthenticator) => void): Promise<Response> {
    const app = await startApp({ env });
    const user = await signInAs(app, "staff");
    const browser = deskBrowser(app, user.cookie);
    const { options } = await browser.answer("addPasskeyOptions");
    const device = softwareAuthenticator(env.PUBLIC_ORIGIN);
    spoil(device);
    return browser.request("addPasskey", { body: { response: device.create(options) } });
  }

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["another host", { rpId: "evil.example" }],
    ["no look at the person", { userVerified: false }],
  ])("with %s", async (_, wrong) => {
    expect((await attempt((device) => Object.assign(device, wrong))).status).toBe(403);
    expect((await attempt(() => {})).status).toBe(200);
  });

  test.each(["clientDataJSON", "attestationObject"])("with an invalid %s", async (field) => {
    const app = await startApp({ env });
    const browser = deskBrowser(app, (await signInAs(app, "staff")).cookie);
    for (const garbage of ["", "A", "AAAA", "_".repeat(20_000)]) {
      const { options } = await browser.answer("addPasskeyOptions");
      const made = softwareAuthenticator(env.PUBLIC_ORIGIN).create(options);
      const response = { ...made, response: { ...made.response, [field]: garbage } };
      expect(await browser.status("addPasskey", { body: { response } })).toBe(403);
    }
  });

  test("twice with one challenge, nor with the challenge of another user", async () => {
    const app = await startApp({ env });
    const ana = deskBrowser(app, (await signInAs(app, "staff")).cookie);
    const sam = await signInAs(app, "staff");
    const { options } = await ana.answer("addPasskeyOptions");
    const challenge = ana.cookie().split("; ").at(-1) ?? "";
    const response = softwareAuthenticator(env.PUBLIC_ORIGIN).create(options);
    const thief = deskBrowser(app, sam.cookie);
    const cookie = `${sam.cookie}; ${challenge}`;
    expect(await thief.status("addPasskey", { body: { response }, headers: { cookie } })).toBe(403);
    expect(await ana.status("addPasskey", { body: { response } })).toBe(403);
  });
});

describe("a confirmation by passkey", () => {
  test("counts for ten minutes and gives the session a new token", async () => {
    let now = monday;
    const app = await startApp({ env, options: { now: () => now } });
    const { browser, passkey } = await withPasskey(app, now);
    const before = browser.cookie();
    const state = () => browser.answer("session");
    now += 10 * minutes - 1;
    expect((await state()).confirmedUntil).toBe(now + 1);
    now += 1;
    expect((await state()).confirmedUntil).toBeNull();
    const assertion = passkey.get(await requestOptions(browser, "confirmOptions"));
    expect(await browser.answer("confirm", { body: assertion })).toEqual({
      confirmedUntil: now + 10 * minutes,
    });
    expect(await state()).toMatchObject({ confirmedUntil: now + 10 * minutes });
    expect(await deskBrowser(app, before).status("session")).toBe(401);
  });

  test("accepts only the user's own passkey", async () => {
    const app = await startApp({ env });
    const { browser } = await withPasskey(app);
    const other = await withPasskey(app);
    const options = await requestOptions(browser, "confirmOptions");
    expect(options.allowCredentials).toHaveLength(1);
    const assertion = other.passkey.get(options);
    expect(await browser.status("confirm", { body: assertion })).toBe(403);
  });
});

test("a sign-in by passkey voids the links that are still open", async () => {
  const app = await startApp({ env });
  const { user, passkey } = await withPasskey(app);
  const token = await linkFor(app, user.id, "invitation");
  expect((await signInWith(app, passkey)).status).toBe(200);
  expect((await openLink(deskBrowser(app), token)).status).toBe(410);
});

test("passkeys are not offered where browsers do not allow them", async () => {
  const app = await startApp();
  const user = await signInAs(app, "staff");
  expect(await deskBrowser(app).status("passkeySignInOptions")).toBe(403);
  expect(await user.status("addPasskeyOptions")).toBe(403);
});

test("attempts by passkey have a separate limit", async () => {
  const app = await startApp({ env });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 101; attempt++)
    statuses.push(await deskBrowser(app).status("passkeySignInOptions"));
  expect(statuses).toEqual([...Array(100).fill(200), 429]);
});
