import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  deskSessionPath,
  deskSignInLinkPath,
  deskSignInOptionsPath,
  deskSignInPath,
  deskSignOutEverywherePath,
  deskSignOutPath,
} from "#contracts/desk/endpoints.ts";
import { appOnSqlite, startApp, type TestApp } from "../../tests/support/app.ts";
import { deskVisitor, signInAs } from "../../tests/support/desk.ts";
import { waiting } from "../../tests/support/patience.ts";
import { type SmtpSink, startSmtp } from "../../tests/support/smtp.ts";
import { createLog, silentLog } from "../log.ts";
import { newToken } from "../storage/ids.ts";
import type { Storage } from "../storage/storage.ts";
import { createSignInLinkSender } from "./sign-in-link-sender.ts";
import { removeExpiredLinks } from "./sign-in-links.ts";
import { addMember } from "./users.ts";

const minutes = 60_000;
const hours = 60 * minutes;
const monday = Date.parse("2026-11-16T08:00:00Z");

const invited = (app: TestApp, email = "dana@firm.example") =>
  app.storage.run((queries) => addMember(queries, email, "staff", monday));

const askForLink = (app: TestApp, email: string) =>
  deskVisitor(app).ask("POST", deskSignInLinkPath, { email });

const signInWith = (app: TestApp, token: string) =>
  deskVisitor(app).ask("POST", deskSignInPath, { token });

async function smtpSink(): Promise<SmtpSink> {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  return smtp;
}

/** The token of the newest link that arrived, once there are that many messages. */
async function mailedToken(smtp: SmtpSink, count = 1): Promise<string> {
  await vi.waitFor(() => expect(smtp.received).toHaveLength(count), waiting);
  return tokenIn((await smtp.parsed()).at(-1)?.text);
}

const tokenIn = (text = "") => /\/desk\/sign-in#([\w-]{43})/.exec(text)?.[1] ?? `none in: ${text}`;

const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";
const statusWith = async (app: TestApp, cookie: string) =>
  (await deskVisitor(app, cookie.split(";")[0]).ask("GET", deskSessionPath)).status;

appOnSqlite("signing in at the desk", (start) => {
  test("takes an e-mailed link and the press of a button", async () => {
    const smtp = await smtpSink();
    const app = await start({ env: { SMTP_URL: smtp.url } });
    await invited(app);
    expect((await askForLink(app, " Dana@Firm.example ")).status).toBe(200);
    const response = await signInWith(app, await mailedToken(smtp));
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toMatch(/^desk_session=[\w-]{43}; /);
    expect(cookieOf(response).split("; ").slice(1).sort()).toEqual(
      ["Max-Age=43200", "Path=/desk", "HttpOnly", "SameSite=Strict"].sort(),
    );
    const [cookie] = cookieOf(response).split(";");
    const session = await deskVisitor(app, cookie).ask("GET", deskSessionPath);
    expect(await session.json()).toMatchObject({
      user: { id: expect.any(String), email: "dana@firm.example", role: "staff" },
      expiresAt: expect.any(Number),
    });
    expect(smtp.received[0]?.to).toEqual(["dana@firm.example"]);
    const options = await deskVisitor(app, cookie).ask("GET", deskSignInOptionsPath);
    expect(await options.json()).toMatchObject({ user: { email: "dana@firm.example" } });
  });

  test("says the same about used, expired, unknown and removed links", async () => {
    let now = monday;
    const smtp = await smtpSink();
    const app = await start({ env: { SMTP_URL: smtp.url }, options: { now: () => now } });
    const user = await invited(app);
    await askForLink(app, "dana@firm.example");
    const used = await mailedToken(smtp);
    expect((await signInWith(app, used)).status).toBe(200);
    await askForLink(app, "dana@firm.example");
    const expired = await mailedToken(smtp, 2);
    now += 15 * minutes;
    const answers = [await signInWith(app, used), await signInWith(app, expired)];
    await askForLink(app, "dana@firm.example");
    const removed = await mailedToken(smtp, 3);
    await app.storage.run((queries) =>
      queries
        .updateTable("desk_users")
        .set({ removed_at: now })
        .where("id", "=", user?.id ?? "")
        .execute(),
    );
    for (const token of [removed, newToken(), "", "x"]) answers.push(await signInWith(app, token));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain("This link does not work any more.");
    for (const answer of answers) {
      expect(answer.status).toBe(410);
      expect(cookieOf(answer)).toBe("");
    }
  });

  test("works until the fifteenth minute is over, whoever else asked meanwhile", async () => {
    let now = monday;
    const smtp = await smtpSink();
    const app = await start({ env: { SMTP_URL: smtp.url }, options: { now: () => now } });
    await invited(app);
    await askForLink(app, "dana@firm.example");
    const token = await mailedToken(smtp);
    now += 15 * minutes - 1;
    expect((await signInWith(app, token)).status).toBe(200);
  });

  test("answers an unknown address as a known one, and sends it nothing", async () => {
    const smtp = await smtpSink();
    const app = await start({ env: { SMTP_URL: smtp.url } });
    await invited(app);
    const unknown = await askForLink(app, "stranger@elsewhere.example");
    const known = await askForLink(app, "dana@firm.example");
    expect(unknown.status).toBe(known.status);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(await unknown.text()).toBe(await known.text());
    await mailedToken(smtp);
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(["dana@firm.example"]);
  });

  test("fills nobody's mailbox: five open links are enough", async () => {
    const smtp = await smtpSink();
    const app = await start({ env: { SMTP_URL: smtp.url, RATE_LIMIT: "off" } });
    await invited(app);
    await invited(app, "another@firm.example");
    for (let request = 0; request < 9; request++) await askForLink(app, "dana@firm.example");
    await askForLink(app, "another@firm.example");
    // Links are made one after the other: with the last one's message, all are there.
    const recipients = async () => {
      const rows = await app.storage.run((queries) =>
        queries.selectFrom("outbox").select("recipients").execute(),
      );
      return rows.map((row) => JSON.parse(row.recipients)[0].address).sort();
    };
    await vi.waitFor(
      async () => expect(await recipients()).toContain("another@firm.example"),
      waiting,
    );
    expect(await recipients()).toEqual([
      "another@firm.example",
      ...Array(5).fill("dana@firm.example"),
    ]);
  });

  test("leaves no link in the database: hashes only, and no message once it is sent or too old", async () => {
    let now = monday;
    const smtp = await smtpSink();
    const lines: string[] = [];
    const log = createLog((text) => lines.push(text));
    const app = await start({ env: { SMTP_URL: smtp.url }, options: { now: () => now, log } });
    await invited(app);
    await askForLink(app, "dana@firm.example");
    const token = await mailedToken(smtp);
    const links = await app.storage.run((queries) =>
      queries
        .selectFrom("desk_sign_in_links")
        .selectAll()
        .where("user_id", "is not", null)
        .execute(),
    );
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    const mails = () =>
      app.storage.run((queries) => queries.selectFrom("outbox").select("state").execute());
    await vi.waitFor(async () => expect(await mails()).toEqual([{ state: "done" }]), waiting);
    await app.storage.run((queries) => removeExpiredLinks(queries, now));
    expect(await mails()).toEqual([]);

    smtp.behave({ recipient: () => ({ code: 450, text: "later" }) });
    await askForLink(app, "dana@firm.example");
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), waiting);
    await app.storage.run((queries) => removeExpiredLinks(queries, now + 15 * minutes - 1));
    expect(await mails()).toHaveLength(1);
    now += 15 * minutes;
    await app.storage.run((queries) => removeExpiredLinks(queries, now));
    expect(await mails()).toEqual([]);
    expect(lines.join("")).not.toContain(token);
  });
});

describe("a session at the desk", () => {
  test("lasts twelve hours, and its cookie is Secure where the site is", async () => {
    let now = monday;
    const env = { PUBLIC_ORIGIN: "https://www.firm.example" };
    const app = await startApp({ env, options: { now: () => now } });
    await invited(app);
    await askForLink(app, "dana@firm.example");
    const [mail] = await app.mails(1);
    const cookie = cookieOf(await signInWith(app, tokenIn(mail?.text)));
    expect(cookie).toContain("; Secure");
    now += 12 * hours - 1;
    expect(await statusWith(app, cookie)).toBe(200);
    now += 1;
    expect(await statusWith(app, cookie)).toBe(401);
  });

  test("is not opened by what stands in the database", async () => {
    const app = await startApp();
    await signInAs(app, "admin");
    const { token_hash } = await app.storage.run((queries) =>
      queries.selectFrom("desk_sessions").selectAll().executeTakeFirstOrThrow(),
    );
    expect(await statusWith(app, `desk_session=${token_hash}`)).toBe(401);
  });

  test("ends with Sign out, which leaves the others", async () => {
    const app = await startApp();
    const here = await signInAs(app, "staff");
    const there = await signInAs(app, "staff");
    const response = await here.ask("POST", deskSignOutPath);
    expect(response.status).toBe(200);
    expect(cookieOf(response)).toMatch(/^desk_session=; Max-Age=0; Path=\/desk/);
    expect(await statusWith(app, here.cookie)).toBe(401);
    expect(await statusWith(app, there.cookie)).toBe(200);
  });

  test("ends with Sign out everywhere on every device, and for nobody else", async () => {
    const app = await startApp();
    await invited(app);
    const cookies: string[] = [];
    for (let device = 1; device <= 2; device++) {
      await askForLink(app, "dana@firm.example");
      for (const { text } of await app.mails(device)) {
        const response = await signInWith(app, tokenIn(text));
        if (response.ok) cookies.push(cookieOf(response).split(";")[0] ?? "");
      }
    }
    const other = await signInAs(app, "staff");
    expect(cookies).toHaveLength(2);
    await deskVisitor(app, cookies[0]).ask("POST", deskSignOutEverywherePath);
    for (const cookie of cookies) expect(await statusWith(app, cookie)).toBe(401);
    expect(await statusWith(app, other.cookie)).toBe(200);
  });
});

describe("attempts at the desk", () => {
  const guess = (app: TestApp, network: string) =>
    deskVisitor(app).ask(
      "POST",
      deskSignInPath,
      { token: newToken() },
      { "x-forwarded-for": network },
    );

  test("are stopped after ten wrong links from one network, and nobody else is", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "9" } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await guess(app, "203.0.113.7")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(410), 429]);
    const stopped = await guess(app, "203.0.113.7");
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await guess(app, "198.51.100.7")).status).toBe(410);
  });

  test("are stopped overall after three hundred from many networks", async () => {
    const app = await startApp({ env: { TRUST_PROXY: "9" } });
    let answered = 0;
    for (let host = 0; host < 310; host++) {
      const { status } = await guess(app, `198.${host % 200}.${Math.floor(host / 200)}.1`);
      if (status === 410) answered++;
      else expect(status).toBe(429);
    }
    expect(answered).toBe(300);
  });

  test("to be sent links are stopped too, the same way for every address", async () => {
    const app = await startApp();
    await invited(app);
    for (const email of ["dana@firm.example", "stranger@elsewhere.example"]) {
      for (let attempt = 0; attempt < 15; attempt++) {
        expect((await askForLink(app, email)).status).toBe(200);
      }
    }
    expect((await askForLink(app, "dana@firm.example")).status).toBe(429);
    expect((await askForLink(app, "stranger@elsewhere.example")).status).toBe(429);
  });
});

test("an address is looked up only after the request for its link was answered", async () => {
  const lookUps: string[] = [];
  const storage = {
    transaction: async () => {
      lookUps.push("looked up");
    },
  } as unknown as Storage;
  const app = await startApp();
  const links = createSignInLinkSender({
    environment: app.environment,
    storage,
    outbox: { wake() {} },
    log: silentLog,
    databaseNow: async () => monday,
  });
  links.request("dana@firm.example");
  // Everything an answer could wait for without a pause.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  expect(lookUps).toEqual([]);
  await links.settled();
  expect(lookUps).toEqual(["looked up"]);
});
