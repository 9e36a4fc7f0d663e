import { expect, onTestFinished, test } from "vitest";
import { deskApiPath } from "#contracts/desk/api.ts";
import { appOnSqlite, startApp, type TestApp } from "../../../../tests/support/app.ts";
import { deskVisitor, invited, signInAs } from "../../../../tests/support/desk.ts";
import {
  type OpenIdProvider,
  startOpenIdProvider,
} from "../../../../tests/support/openid-provider.ts";
import { rowsIn } from "../../../../tests/support/rows.ts";
import { freePort } from "../../../../tools/build/free-port.ts";
import { removeMember } from "../../team.ts";
import { findMember } from "../users.ts";

const client = {
  id: "desk",
  secret: "a secret of at least thirty-two characters",
  redirectUri: `http://site.example${deskApiPath("finishSingleSignOn")}`,
};
const accounts = {
  dana: { email: "Dana@Firm.example", email_verified: true },
  imposter: { email: "dana@firm.example", email_verified: false },
  stranger: { email: "stranger@elsewhere.example", email_verified: true },
  /** Took over Dana's mailbox after she left. */
  successor: { email: "dana@firm.example", email_verified: true },
  /** A Kelvin sign, which becomes a k in lower case. */
  lookalike: { email: "\u212Aate@firm.example", email_verified: true },
};
const environmentFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: client.id,
  OIDC_CLIENT_SECRET: client.secret,
});

type ProviderOptions = { addressInToken?: boolean; foreignKeys?: boolean; port?: number };

async function provider(options: ProviderOptions = {}) {
  const started = await startOpenIdProvider({ client, accounts, ...options });
  onTestFinished(() => started.stop());
  return started;
}

/** An app with Dana in its team, which signs in at this provider. */
async function appFor({ issuer }: { issuer: string }, options = {}, start = startApp) {
  const app = await start({ env: environmentFor(issuer), options });
  await invited(app);
  return app;
}

const firstCookie = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

/**
 * Begins at the desk and signs in at the provider. Returns the address the browser is sent to and
 * its cookies.
 */
async function comeBack(
  app: TestApp,
  { approve }: OpenIdProvider,
  login: string,
  startPath = deskApiPath("startSingleSignOn"),
) {
  const started = await deskVisitor(app).ask("GET", startPath);
  expect(started.status).toBe(302);
  expect(started.headers.get("set-cookie")).toMatch(
    /^desk_single_sign_on=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const asked = new URL(started.headers.get("location") ?? "");
  expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"])
    expect(asked.searchParams.get(name)).toMatch(/.{40}/);
  const back = await approve(asked.href, login);
  const path = back.pathname + back.search;
  return { cookie: firstCookie(started), path, asked: asked.searchParams };
}

appOnSqlite("single sign-on", (start) => {
  test.each([true, false])(
    "lets an invited, verified address in (address in the token: %s)",
    async (addressInToken) => {
      const issuer = await provider({ addressInToken });
      const app = await appFor(issuer, {}, start);
      const { cookie, path } = await comeBack(app, issuer, "dana");
      const response = await deskVisitor(app, cookie).ask("GET", path);
      expect(response.status).toBe(200);
      const [, session] = response.headers.getSetCookie();
      expect(session).toMatch(/^desk_session=[\w-]{43}; .*SameSite=Strict/);
      const visitor = deskVisitor(app, session?.split(";")[0]);
      expect(await visitor.answer("session")).toMatchObject({
        user: { email: "dana@firm.example", role: "staff" },
      });
      // A page, not a redirect. The next request is then the desk's own and carries the Strict
      // cookie.
      expect(await response.text()).toContain(`http-equiv="refresh" content="0;url=/desk"`);
    },
  );

  test.each(["imposter", "stranger"])("refuses the %s with a page that says why", async (login) => {
    const issuer = await provider();
    const app = await appFor(issuer, {}, start);
    const { cookie, path } = await comeBack(app, issuer, login);
    const asBrowser = { accept: "text/html" };
    const response = await deskVisitor(app, cookie).ask("GET", path, undefined, asBrowser);
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("set-cookie")).not.toContain("desk_session");
    expect(await response.text()).toContain("not invited");
    const sessions = await rowsIn(app.storage, "desk_sessions");
    expect(sessions).toEqual([]);
  });
});

test("an address belongs to the first account that used it, until its member is removed", async () => {
  const issuer = await provider();
  const app = await appFor(issuer);
  const statusOf = async (login: string) => {
    const { cookie, path } = await comeBack(app, issuer, login);
    return (await deskVisitor(app, cookie).ask("GET", path)).status;
  };
  expect(await statusOf("dana")).toBe(200);
  expect(await statusOf("dana")).toBe(200);
  expect(await statusOf("successor")).toBe(403);
  const dana = await app.storage.run((queries) => findMember(queries, "dana@firm.example"));
  expect(dana).toMatchObject({ oidc_issuer: issuer.issuer, oidc_subject: "dana" });
  await signInAs(app, "admin");
  await app.storage.transaction((queries) => removeMember(queries, dana?.id ?? "", 2));
  await invited(app);
  expect(await statusOf("successor")).toBe(200);
  expect(await statusOf("dana")).toBe(403);
});

test("an address that equals a member's only in lower case is refused", async () => {
  const issuer = await provider();
  const app = await startApp({ env: environmentFor(issuer.issuer) });
  await invited(app, "kate@firm.example");
  const { cookie, path } = await comeBack(app, issuer, "lookalike");
  expect((await deskVisitor(app, cookie).ask("GET", path)).status).toBe(403);
});

type Visit = { confirm?: boolean; forgets?: readonly string[] };

/** Signs Dana in. The issuer may forget what it was asked for. */
async function visit(app: TestApp, issuer: OpenIdProvider, { confirm, forgets = [] }: Visit = {}) {
  const query = confirm ? "confirm=true" : "";
  const { cookie, path, asked } = await comeBack(
    app,
    {
      ...issuer,
      approve(url, login) {
        const heard = new URL(url);
        for (const name of forgets) heard.searchParams.delete(name);
        return issuer.approve(heard.href, login);
      },
    },
    "dana",
    deskApiPath("startSingleSignOn", { query }),
  );
  const response = await deskVisitor(app, cookie).ask("GET", path);
  const session = response.headers.getSetCookie().find((pair) => pair.startsWith("desk_session"));
  const state = await deskVisitor(app, session?.split(";")[0]).request("session");
  return { asked, response, state: await state.json() };
}

test("a confirmation requires a new sign-in at the issuer", async () => {
  const issuer = await provider();
  const app = await appFor(issuer);
  const { asked, state } = await visit(app, issuer, { confirm: true });
  expect(Object.fromEntries(asked)).toMatchObject({ prompt: "login", max_age: "0" });
  expect(state).toMatchObject({ signedInBy: "single-sign-on", confirmedUntil: expect.any(Number) });
});

test("an old sign-in at the issuer, or one without its time, is not a confirmation", async () => {
  const issuer = await provider();
  const app = await appFor(issuer);
  const later = await appFor(issuer, { now: () => Date.now() + 20 * 60_000 });
  const signedIn = { signedInBy: "single-sign-on", confirmedUntil: expect.any(Number) };
  expect((await visit(app, issuer)).state).toMatchObject(signedIn);
  const unconfirmed = { ...signedIn, confirmedUntil: null };
  expect((await visit(later, issuer)).state).toMatchObject(unconfirmed);
  expect((await visit(app, issuer, { forgets: ["max_age"] })).state).toMatchObject(unconfirmed);
  const forgets = ["max_age", "prompt"];
  const { response } = await visit(app, issuer, { confirm: true, forgets });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("did not say that you have just signed in");
});

test("a token that is not signed with the issuer's published keys is refused", async () => {
  const issuer = await provider({ foreignKeys: true });
  const app = await appFor(issuer);
  const { response, state } = await visit(app, issuer);
  expect(response.status).toBe(400);
  expect(state).toMatchObject({ error: "Please sign in." });
});

test("single sign-on has a separate limit, which requests for links do not use up", async () => {
  const issuer = await provider();
  const app = await startApp({ env: environmentFor(issuer.issuer) });
  for (let attempt = 0; attempt < 31; attempt++)
    await deskVisitor(app).request("requestSignInLink", { body: { email: "dana@firm.example" } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 101; attempt++)
    statuses.push(await deskVisitor(app).status("startSingleSignOn"));
  expect(statuses).toEqual([...Array(100).fill(302), 429]);
});

test("an answer of the issuer counts only in the browser that asked for it, once, and unchanged", async () => {
  const issuer = await provider();
  const app = await appFor(issuer);
  const { cookie, path } = await comeBack(app, issuer, "dana");
  const other = await comeBack(app, issuer, "dana");
  const wrong = [
    deskVisitor(app).ask("GET", path),
    deskVisitor(app, other.cookie).ask("GET", path),
    deskVisitor(app, cookie).ask("GET", path.replace(/code=[^&]+/, "code=another")),
    deskVisitor(app, cookie).request("finishSingleSignOn", { query: "error=access_denied" }),
    deskVisitor(app, cookie).request("finishSingleSignOn"),
  ];
  for (const response of await Promise.all(wrong)) {
    expect(response.status).toBe(400);
    expect(response.headers.get("set-cookie") ?? "").not.toContain("desk_session");
  }
  expect((await deskVisitor(app, cookie).ask("GET", path)).status).toBe(200);
  expect((await deskVisitor(app, cookie).ask("GET", path)).status).toBe(400);
});

test("the site starts without the issuer, and sign-in works once it answers", async () => {
  const port = await freePort();
  const app = await appFor({ issuer: `http://127.0.0.1:${port}` });
  const response = await deskVisitor(app).request("startSingleSignOn");
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("link by e-mail");
  const issuer = await provider({ port });
  const { cookie, path } = await comeBack(app, issuer, "dana");
  expect((await deskVisitor(app, cookie).ask("GET", path)).status).toBe(200);
});

test("without single sign-on its endpoints are 404", async () => {
  const without = await startApp();
  expect(await deskVisitor(without).status("startSingleSignOn")).toBe(404);
  expect(await deskVisitor(without).status("finishSingleSignOn")).toBe(404);
});
