import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type AppSettings,
  appOnSqlite,
  startApp,
  type TestApp,
} from "../../../tests/support/app.ts";
import {
  type DeskBrowser,
  deskBrowser,
  deskVisitor,
  invited,
  linkFor,
  openLink,
  openSession,
  signInAs,
} from "../../../tests/support/desk.ts";
import { waiting } from "../../../tests/support/patience.ts";
import { changeRows, rowsIn } from "../../../tests/support/rows.ts";
import { type SmtpSink, startSmtp } from "../../../tests/support/smtp.ts";
import { createLog, silentLog } from "../../log.ts";
import { newToken } from "../../storage/ids.ts";
import type { Storage } from "../../storage/storage.ts";
import { createSignInLinkSender } from "./links/sign-in-link-sender.ts";
import { removeExpiredLinks } from "./links/sign-in-links.ts";

const minutes = 60_000;
const monday = Date.parse("2026-11-16T08:00:00Z");

const askForLink = (
  app: TestApp,
  email: string,
  browser: Pick<DeskBrowser, "request"> = deskVisitor(app),
) => browser.request("requestSignInLink", { body: { email } });

const signInWith = (app: TestApp, token: string) => openLink(deskVisitor(app), token, true);

/** An app with Dana in its team, and the mail server that gets her links. */
async function appWithMail(start: typeof startApp, settings: AppSettings = {}) {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  const app = await start({ ...settings, env: { SMTP_URL: smtp.url, ...settings.env } });
  return { app, smtp, user: await invited(app) };
}

/** The token of the newest link that arrived, once there are that many messages. */
async function mailedToken(smtp: SmtpSink, count = 1): Promise<string> {
  await vi.waitFor(() => expect(smtp.received).toHaveLength(count), waiting);
  return tokenIn((await smtp.parsed()).at(-1)?.text);
}

const tokenIn = (text = "") => /\/desk\/sign-in#([\w-]{43})/.exec(text)?.[1] ?? `none in: ${text}`;

const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? "";
const statusWith = async (app: TestApp, cookie: string) =>
  await deskVisitor(app, cookie.split(";")[0]).status("session");
const linksOf = (app: TestApp) =>
  app.storage.run((queries) =>
    queries.selectFrom("desk_sign_in_links").selectAll().where("user_id", "is not", null).execute(),
  );

appOnSqlite("signing in at the desk", (start) => {
  test("takes an e-mailed link and the press of a button", async () => {
    const { app, smtp } = await appWithMail(start);
    expect((await askForLink(app, " Dana@Firm.example ")).status).toBe(200);
    const response = await signInWith(app, await mailedToken(smtp));
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toMatch(/^desk_session=[\w-]{43}; /);
    expect(cookieOf(response).split("; ").slice(1).sort()).toEqual(
      ["Max-Age=43200", "Path=/", "HttpOnly", "SameSite=Strict"].sort(),
    );
    const [cookie] = cookieOf(response).split(";");
    expect(await deskVisitor(app, cookie).answer("session")).toMatchObject({
      user: { id: expect.any(String), email: "dana@firm.example", role: "staff" },
      signedInBy: "link",
      confirmedUntil: expect.any(Number),
      confirmBy: ["link"],
      mustAddPasskey: false,
    });
    expect(smtp.received[0]?.to).toEqual(["dana@firm.example"]);
    const { user } = await deskVisitor(app, cookie).answer("signInOptions");
    expect(user?.email).toBe("dana@firm.example");
  });

  test("says the same about used, expired, unknown and removed links", async () => {
    let now = monday;
    const { app, smtp, user } = await appWithMail(start, { options: { now: () => now } });
    await askForLink(app, "dana@firm.example");
    const used = await mailedToken(smtp);
    now += 10 * minutes - 1;
    expect((await signInWith(app, used)).status, "in the tenth minute").toBe(200);
    await askForLink(app, "dana@firm.example");
    const expired = await mailedToken(smtp, 2);
    now += 10 * minutes;
    const answers = [await signInWith(app, used), await signInWith(app, expired)];
    await askForLink(app, "dana@firm.example");
    const removed = await mailedToken(smtp, 3);
    await changeRows(app.storage, "desk_users", { removed_at: now }, user.id);
    for (const token of [removed, newToken(), "", "x"]) answers.push(await signInWith(app, token));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("This link does not work any more.");
    for (const answer of answers) {
      expect(answer.status).toBe(410);
      expect(cookieOf(answer)).toBe("");
    }
  });

  test("answers an unknown address as a known one, and sends it nothing", async () => {
    const { app, smtp } = await appWithMail(start);
    const unknown = await askForLink(app, "stranger@elsewhere.example");
    const known = await askForLink(app, "dana@firm.example");
    expect(unknown.status).toBe(known.status);
    // Each sets the cookie that ties a link to the browser. Its value is random but always of the
    // same length.
    const headers = (response: Response) =>
      [...response.headers].map(([name, value]) => [
        name,
        value.replace(/=[\w-]{43};/, "=random;"),
      ]);
    expect(headers(unknown)).toEqual(headers(known));
    expect(cookieOf(known)).toMatch(
      /^desk_link_request=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; /,
    );
    expect(await unknown.text()).toBe(await known.text());
    await mailedToken(smtp);
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(["dana@firm.example"]);
  });

  test("replaces a browser's own oldest link by its sixth, and no other browser's", async () => {
    const { app, smtp } = await appWithMail(start, { env: { RATE_LIMIT: "off" } });
    const member = deskBrowser(app);
    await askForLink(app, "dana@firm.example", member);
    const own = await mailedToken(smtp);
    const stranger = deskBrowser(app);
    const strangers: string[] = [];
    for (let request = 2; request <= 7; request++) {
      await askForLink(app, "dana@firm.example", stranger);
      strangers.push(await mailedToken(smtp, request));
    }
    expect(await linksOf(app)).toHaveLength(6);
    expect((await signInWith(app, strangers[0] ?? "")).status).toBe(410);
    expect((await openLink(member, own)).status).toBe(200);
  });

  test("stores links as hashes only, and deletes messages that are sent or expired", async () => {
    let now = monday;
    const lines: string[] = [];
    const log = createLog((text) => lines.push(text));
    const { app, smtp } = await appWithMail(start, { options: { now: () => now, log } });
    await askForLink(app, "dana@firm.example");
    const token = await mailedToken(smtp);
    const links = await linksOf(app);
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    const mails = () => rowsIn(app.storage, "outbox");
    await vi.waitFor(
      async () => expect(await mails()).toMatchObject([{ status: "sent" }]),
      waiting,
    );
    await app.storage.run((queries) => removeExpiredLinks(queries, now));
    expect(await mails()).toEqual([]);

    smtp.behave({ recipient: () => ({ code: 450, text: "later" }) });
    await askForLink(app, "dana@firm.example");
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), waiting);
    await app.storage.run((queries) => removeExpiredLinks(queries, now + 10 * minutes - 1));
    expect(await mails()).toHaveLength(1);
    now += 10 * minutes;
    await app.storage.run((queries) => removeExpiredLinks(queries, now));
    expect(await mails()).toEqual([]);
    expect(lines.join("")).not.toContain(token);
  });

  test("works at once in the browser that asked; another browser has to confirm first", async () => {
    const app = await start();
    await invited(app);
    const asking = deskBrowser(app);
    await askForLink(app, "stranger@elsewhere.example", asking);
    const cookie = asking.cookie();
    await askForLink(app, "dana@firm.example", asking);
    expect(asking.cookie(), "one cookie for all links the browser asks for").toBe(cookie);
    const token = tokenIn((await app.mails(1))[0]?.text);
    const other = deskBrowser(app);
    await askForLink(app, "stranger@elsewhere.example", other);
    for (const browser of [deskBrowser(app), other]) {
      const refused = await browser.said("signInWithLink", { body: { token } });
      expect(refused).toMatchObject({ status: 409, code: "other-browser" });
      expect(browser.cookie()).not.toContain("desk_session");
    }
    expect((await openLink(asking, token)).status).toBe(200);

    await askForLink(app, "dana@firm.example", asking);
    const second = tokenIn(
      (await app.mails(2)).map(({ text }) => text).find((text) => !text?.includes(token)),
    );
    expect((await openLink(other, second, true)).status).toBe(200);
  });

  test("needs no confirmation for a link from the terminal", async () => {
    const app = await start();
    const user = await invited(app);
    const browser = deskBrowser(app);
    expect((await openLink(browser, await linkFor(app, user.id))).status).toBe(200);
    expect(await browser.answer("session")).toMatchObject({ signedInBy: "terminal-link" });
  });

  test("ends the browser's previous session, but not the user's others", async () => {
    const app = await start();
    const dana = await signInAs(app, "staff", "dana@firm.example");
    const elsewhere = await openSession(app, dana.id);
    await askForLink(app, "dana@firm.example");
    const token = tokenIn((await app.mails(1))[0]?.text);
    const browser = deskBrowser(app, dana.cookie);
    await openLink(browser, token, true);
    expect(browser.cookie()).not.toContain(dana.cookie);
    expect(await statusWith(app, browser.cookie())).toBe(200);
    expect(await statusWith(app, dana.cookie)).toBe(401);
    expect(await statusWith(app, elsewhere)).toBe(200);
  });

  test("that fails is logged without the address or the link", async () => {
    const lines: string[] = [];
    const app = await start({ options: { log: createLog((line) => lines.push(line)) } });
    const token = newToken();
    await signInWith(app, token);
    await deskVisitor(app).ask("POST", "/desk/api/first-admin", {
      token,
      email: "dana@firm.example",
    });
    const logged = lines.map((line) => JSON.parse(line));
    for (const way of ["link", "first-admin"])
      expect(logged).toContainEqual(
        expect.objectContaining({ level: "warn", event: "desk-sign-in-failed", way }),
      );
    expect(lines.join()).not.toContain(token);
    expect(lines.join()).not.toContain("dana@");
  });
});

describe("attempts at the desk", () => {
  const guess = (app: TestApp, network: string) =>
    deskVisitor(app).request("signInWithLink", {
      body: { token: newToken() },
      headers: { "x-forwarded-for": network },
    });

  test("are refused after ten wrong links from one network, but not from others", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "9" } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++)
      statuses.push((await guess(app, "203.0.113.7")).status);
    expect(statuses).toEqual([...Array(10).fill(410), 429]);
    const stopped = await guess(app, "203.0.113.7");
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess(app, "198.51.100.7")).status).toBe(410);
  });

  test("never block a valid link, even after many wrong ones from the same network", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "9" } });
    await invited(app);
    for (let host = 0; host < 310; host++) {
      const network = `198.${host % 200}.${Math.floor(host / 200)}.1`;
      expect((await guess(app, network)).status).toBe(410);
    }
    const from = { "x-forwarded-for": "203.0.113.7" };
    const browser = deskBrowser(app);
    await browser.request("requestSignInLink", {
      body: { email: "dana@firm.example" },
      headers: from,
    });
    const token = tokenIn((await app.mails(1))[0]?.text);
    for (let attempt = 0; attempt < 11; attempt++) await guess(app, "203.0.113.7");
    expect((await guess(app, "203.0.113.7")).status).toBe(429);
    expect(await browser.status("signInWithLink", { body: { token }, headers: from })).toBe(200);
  });

  const askFrom = (
    app: TestApp,
    network: string,
    browser: Pick<DeskBrowser, "request"> = deskVisitor(app),
    email = "dana@firm.example",
  ) =>
    browser.request("requestSignInLink", {
      body: { email },
      headers: { "x-forwarded-for": network },
    });

  test("to get links keep no member out: neither a new browser nor one used before", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "9" } });
    await invited(app);
    const mails = async () => (await linksOf(app)).length;
    const laptop = deskBrowser(app);
    await askFrom(app, "203.0.113.7", laptop);
    const token = tokenIn((await app.mails(1))[0]?.text);
    await openLink(laptop, token);

    const fromStrangers = async (networks: number) => {
      for (let network = 0; network < networks; network++)
        for (let host = 0; host < 6; host++) await askFrom(app, `45.9.${network}.${host}`);
    };
    await fromStrangers(14);
    await expect.poll(mails).toBe(14 * 5);
    expect((await askFrom(app, "198.51.100.7")).status).toBe(200);
    await expect.poll(mails).toBe(14 * 5 + 1);

    // Their mail is bounded by the hour. What the member's own browser asks for is not.
    await fromStrangers(60);
    await expect.poll(mails).toBe(99);
    expect((await askFrom(app, "198.51.100.8")).status).toBe(429);
    for (const network of ["198.51.100.8", "45.9.0.1"])
      expect((await askFrom(app, network, laptop)).status).toBe(200);
    await expect.poll(mails).toBe(101);
    // Being known for one address is of no use for another.
    await invited(app, "bo@firm.example");
    for (let host = 0; host < 5; host++)
      await askFrom(app, `45.9.1.${host}`, undefined, "bo@firm.example");
    expect((await askFrom(app, "45.9.1.1", laptop, "bo@firm.example")).status).toBe(429);
  });

  test("to get links are limited too, in the same way for every address", async () => {
    const app = await startApp();
    await invited(app);
    for (const email of ["dana@firm.example", "stranger@elsewhere.example"]) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt++)
        statuses.push((await askForLink(app, email)).status);
      expect(statuses).toEqual([...Array(5).fill(200), 429]);
    }
  });
});

test("an address is looked up only some time after the request for its link was answered", async () => {
  const lookUps: string[] = [];
  const storage = {
    transaction: async () => {
      lookUps.push("looked up");
    },
  } as unknown as Storage;
  const app = await startApp();
  const delay = Promise.withResolvers<void>();
  const links = createSignInLinkSender({
    environment: app.environment,
    storage,
    outbox: { wake() {} },
    log: silentLog,
    databaseNow: async () => monday,
    delay: () => delay.promise,
  });
  links.request("dana@firm.example", newToken());
  // Enough microtasks for any look-up that does not wait for the delay.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(lookUps).toEqual([]);
  delay.resolve();
  await links.settled();
  expect(lookUps).toEqual(["looked up"]);
});
