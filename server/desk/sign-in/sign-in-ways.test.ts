import { describe, expect, test } from "vitest";
import { type SignInWay, signInWays } from "#contracts/desk/session.ts";
import { startApp, type TestApp } from "../../../tests/support/app.ts";
import {
  addPasskeyIn,
  deskBrowser,
  deskVisitor,
  invited,
  linkFor,
  openLink,
  openSession,
  signInAs,
} from "../../../tests/support/desk.ts";
import { rowsIn } from "../../../tests/support/rows.ts";
import { newToken } from "../../storage/ids.ts";
import { deskEndpoints } from "../routes.ts";
import { makeMailedLink, removeExpiredLinks } from "./links/sign-in-links.ts";
import { rightsOf } from "./sign-in-ways.ts";

const site = { PUBLIC_ORIGIN: "https://www.firm.example" };
const issuer = {
  OIDC_ISSUER: "http://127.0.0.1:9",
  OIDC_CLIENT_ID: "desk",
  OIDC_CLIENT_SECRET: "secret",
};
const passkeyOnly = { ...site, DESK_SIGN_IN: "passkey" };
const singleSignOnOnly = { ...site, ...issuer, DESK_SIGN_IN: "single-sign-on" };

const optionsOf = (app: TestApp) => deskVisitor(app).answer("signInOptions");
const askForLink = (app: TestApp) =>
  deskVisitor(app).request("requestSignInLink", { body: { email: "dana@firm.example" } });
async function signInBy(app: TestApp, token: string) {
  const browser = deskBrowser(app);
  return { browser, status: (await openLink(browser, token, true)).status };
}
const mailedLink = (app: TestApp, userId: string) =>
  app.storage.run((queries) => makeMailedLink(queries, userId, newToken(), Date.now()));

/** Invites a user. Returns the token of the link in the message, if there is one. */
async function invitedToken(app: TestApp): Promise<string> {
  const { id } = await signInAs(app, "admin");
  // A session that every setting accepts.
  const admin = deskVisitor(app, await openSession(app, id, { signedInBy: "single-sign-on" }));
  const invitation = { email: "dana@firm.example", role: "staff" };
  expect(await admin.status("inviteMember", { body: invitation })).toBe(200);
  const [mail] = await app.mails(1);
  return /\/desk\/sign-in#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "none";
}

describe("DESK_SIGN_IN=any", () => {
  test("offers links, passkeys and, where it is set up, single sign-on", async () => {
    const ways = { link: true, passkey: true, singleSignOn: false };
    expect(await optionsOf(await startApp({ env: site }))).toMatchObject(ways);
    expect(await optionsOf(await startApp({ env: { ...site, ...issuer } }))).toMatchObject({
      ...ways,
      singleSignOn: true,
    });
  });

  test("an e-mailed link is not a confirmation for users who have a passkey", async () => {
    const app = await startApp({ env: site });
    const user = await invited(app);
    const confirmed = async (token: string) => {
      const { browser } = await signInBy(app, token);
      return { browser, session: await browser.answer("session") };
    };
    const before = await confirmed(await mailedLink(app, user.id));
    expect(before.session).toMatchObject({
      confirmedUntil: expect.any(Number),
      confirmBy: ["link"],
    });
    const another = deskBrowser(app, await openSession(app, user.id, { signedInBy: "link" }));
    await addPasskeyIn(app, before.browser);
    for (const browser of [before.browser, another])
      expect(await browser.said("addPasskeyOptions")).toMatchObject({
        code: "confirmation-needed",
      });
    const after = await confirmed(await mailedLink(app, user.id));
    expect(after.session).toMatchObject({ confirmedUntil: null, confirmBy: ["passkey"] });
    const byTerminal = await confirmed(await linkFor(app, user.id));
    expect(byTerminal.session).toMatchObject({ confirmedUntil: expect.any(Number) });
  });
});

describe("DESK_SIGN_IN=passkey", () => {
  test("sends no links and accepts none that were sent before", async () => {
    const app = await startApp({ env: passkeyOnly });
    expect(await optionsOf(app)).toMatchObject({ link: false, passkey: true });
    const user = await invited(app);
    expect((await askForLink(app)).status).toBe(403);
    expect((await signInBy(app, await mailedLink(app, user.id))).status).toBe(410);
  });

  test("invites with a link that only allows adding a passkey", async () => {
    const app = await startApp({ env: passkeyOnly });
    const token = await invitedToken(app);
    const { browser, status } = await signInBy(app, token);
    expect(status).toBe(200);
    const state = () => browser.answer("session");
    expect(await state()).toMatchObject({ mustAddPasskey: true, user: { role: "staff" } });
    expect(await browser.answer("signInOptions")).toMatchObject({
      mustAddPasskey: true,
      user: { email: "dana@firm.example" },
    });
    for (const row of deskEndpoints) {
      if (row.role === "public" || row.withoutPasskey) continue;
      const response = await browser.ask(row.method, row.path.replaceAll(/:\w+/g, "1"));
      expect(response.status, `${row.method} ${row.path}`).toBe(403);
      expect(await response.json()).toMatchObject({ code: "passkey-needed" });
    }
    const before = browser.cookie();
    const passkey = await addPasskeyIn(app, browser);
    expect(await state()).toMatchObject({ mustAddPasskey: false, signedInBy: "passkey" });
    expect(await browser.status("people")).toBe(200);
    expect(await deskBrowser(app, before).status("session")).toBe(401);

    const later = deskBrowser(app);
    const { options } = await later.answer("passkeySignInOptions");
    expect(await later.status("signInWithPasskey", { body: passkey.get(options) })).toBe(200);
    expect(await later.status("people")).toBe(200);
  });

  test("the invitation works once, for three days, and leaves the outbox when it is sent", async () => {
    const app = await startApp({ env: passkeyOnly });
    const token = await invitedToken(app);
    const links = async () =>
      (await rowsIn(app.storage, "desk_sign_in_links")).filter(({ kind }) => kind === "invitation");
    const [stored] = await links();
    expect((stored?.expires_at ?? 0) - (stored?.created_at ?? 0)).toBe(72 * 60 * 60_000);
    expect((await signInBy(app, token)).status).toBe(200);
    expect((await signInBy(app, token)).status).toBe(410);
    await expect
      .poll(async () => {
        await app.storage.run((queries) => removeExpiredLinks(queries, Date.now()));
        const rows = await rowsIn(app.storage, "outbox");
        return rows.map(({ purpose }) => purpose);
      })
      .not.toContain("desk-invitation");
  });

  test("a link from the terminal allows adding a new passkey", async () => {
    const app = await startApp({ env: passkeyOnly });
    const user = await invited(app);
    const { browser } = await signInBy(app, await linkFor(app, user.id));
    expect(await browser.status("people")).toBe(403);
    await addPasskeyIn(app, browser);
    expect(await browser.status("people")).toBe(200);
  });

  test("ends a link's session whose user has a passkey, so that it adds no second one", async () => {
    const app = await startApp({ env: passkeyOnly });
    const { id } = await invited(app);
    const statusBy = async (signedInBy: SignInWay) => {
      const cookie = await openSession(app, id, { signedInBy, confirmedAt: null });
      return await deskVisitor(app, cookie).status("addPasskeyOptions");
    };
    expect(await statusBy("link")).toBe(200);
    await addPasskeyIn(app, deskBrowser(app, await openSession(app, id)));
    expect(await statusBy("link")).toBe(401);
    expect(await statusBy("terminal-link")).toBe(200);
  });

  test("refuses to remove a user's last passkey", async () => {
    const app = await startApp({ env: passkeyOnly });
    const user = await signInAs(app, "staff");
    const browser = deskBrowser(app, user.cookie);
    await addPasskeyIn(app, browser, "One");
    await addPasskeyIn(app, browser, "Two");
    const { passkeys } = await browser.answer("passkeys");
    const statuses: number[] = [];
    for (const { id } of passkeys) statuses.push(await browser.status("removePasskey", { id }));
    expect(statuses).toEqual([200, 409]);
  });
});

describe("DESK_SIGN_IN=single-sign-on", () => {
  const start = () => startApp({ env: singleSignOnOnly });

  test("offers and accepts nothing else", async () => {
    const app = await start();
    expect(await optionsOf(app)).toMatchObject({ link: false, passkey: false, singleSignOn: true });
    const user = await invited(app);
    expect((await askForLink(app)).status).toBe(403);
    expect(await deskVisitor(app).status("passkeySignInOptions")).toBe(403);
    expect((await signInBy(app, await mailedLink(app, user.id))).status).toBe(410);
    expect((await signInBy(app, await linkFor(app, user.id, "invitation"))).status).toBe(410);
  });

  test("invites without a secret", async () => {
    expect(await invitedToken(await start())).toBe("none");
  });

  test("accepts a link from the terminal, in case the provider does not answer", async () => {
    const app = await start();
    const user = await invited(app);
    const { browser } = await signInBy(app, await linkFor(app, user.id));
    expect(await browser.status("people")).toBe(200);
    expect(await browser.status("addPasskeyOptions")).toBe(403);
  });
});

test.each([
  ["any", ["all", "all", "all", "all"]],
  ["passkey", ["add-passkey", "add-passkey", "all", "all"]],
  ["single-sign-on", ["none", "all", "none", "all"]],
] as const)(
  "DESK_SIGN_IN=%s leaves each session its rights, also an older one",
  (deskSignIn, rights) => {
    expect(signInWays.map((way) => rightsOf(way, { deskSignIn }))).toEqual(rights);
  },
);
