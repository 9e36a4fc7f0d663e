import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { firm } from "#content/firm.ts";
import { newsletterIssue as issueWords } from "#content/newsletter-issue.ts";
import {
  deskIssuePath,
  deskIssueResumePath,
  deskIssueSchedulePath,
  deskIssueSendPath,
  deskIssueStopPath,
  deskIssueTestPath,
  deskIssueUnschedulePath,
  deskNewsletterPath,
  type IssueAnswer,
  issueAnswer,
  issueConflict,
  newsletterAnswer,
} from "#contracts/desk/newsletter.ts";
import { deskRefusal } from "#contracts/desk/session.ts";
import { issuePagePath, sendEmailPath, unsubscribePath } from "#contracts/endpoints.ts";
import { fillIn } from "#wording/fill-in.ts";
import { appOnEveryEngine, startApp, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { addReaders, sampleArticles } from "../../../tests/support/newsletter.ts";
import { waiting } from "../../../tests/support/patience.ts";
import { resultsRequest } from "../../../tests/support/requests.ts";
import { type SmtpBehaviour, startSmtp } from "../../../tests/support/smtp.ts";
import { readAudit } from "../../audit/audit.ts";

const firstArticle = sampleArticles[0];
const complete = {
  subject: "What changed this fall",
  previewLine: "Three changes",
  opening: "Dear reader,\n\nread **this** and [that](https://www.irs.gov/).",
  articleIds: ["article-8", "article-9"],
};

const answerOf = async (response: Response, status = 200): Promise<IssueAnswer> => {
  expect(response.status).toBe(status);
  return issueAnswer.parse(await response.json());
};

async function draft(visitor: DeskVisitor, contents: object = complete): Promise<IssueAnswer> {
  const { issue } = await answerOf(await visitor.ask("POST", deskNewsletterPath, {}), 201);
  const request = { version: issue.version, ...contents };
  return answerOf(await visitor.ask("PATCH", deskIssuePath(issue.id), request));
}

const auditOf = async (app: TestApp, subject: string) =>
  (await app.storage.run((queries) => readAudit(queries, { subject }))).entries;

async function withSmtp(start: typeof startApp, behaviour: SmtpBehaviour = {}) {
  const smtp = await startSmtp({ behaviour });
  onTestFinished(() => smtp.stop());
  const env = { SMTP_URL: smtp.url, NEWSLETTER_PER_SECOND: "1000", RATE_LIMIT: "off" };
  const app = await start({ env });
  const admin = await signInAs(app, "admin");
  const read = async (id: string) => {
    const response = await admin.ask("GET", deskIssuePath(id));
    return (await answerOf(response)).issue;
  };
  const until = (id: string, facts: object) =>
    vi.waitFor(async () => expect(await read(id)).toMatchObject(facts), {
      ...waiting,
      interval: 100,
    });
  const send = async (readers: number) => {
    const { issue } = await draft(admin);
    const request = { version: issue.version, readers };
    await answerOf(await admin.ask("POST", deskIssueSendPath(issue.id), request));
    return issue.id;
  };
  const addresses = () => smtp.received.flatMap(({ to }) => to);
  return { app, admin, smtp, read, until, send, addresses };
}

/** The request of a mail program (RFC 8058). */
function oneClick({ environment }: TestApp, token: string): Request {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const address = `${environment.publicOrigin}${unsubscribePath}?token=${token}`;
  return new Request(address, { method: "POST", body });
}

describe("an issue at the desk", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ keep: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.storage.run((queries) => queries.deleteFrom("newsletter_issues").execute());
    await app.storage.run((queries) => queries.deleteFrom("subscriptions").execute());
  });

  test("is written, changed, copied and deleted by staff", async () => {
    const staff = await signInAs(app, "staff");
    const { issue } = await draft(staff);
    expect(issue).toMatchObject({
      ...{ subject: complete.subject, opening: complete.opening, status: "draft", slug: null },
      ...{ version: 2, counts: null },
    });
    expect(issue.articles.map(({ id, title }) => [id, title])).toEqual([
      ["article-8", sampleArticles[1]?.title],
      ["article-9", firstArticle?.title],
    ]);
    const copy = await staff.ask("POST", deskNewsletterPath, { copyOf: issue.id });
    const { issue: copied } = await answerOf(copy, 201);
    expect(copied).toMatchObject({ subject: issue.subject, articles: issue.articles, version: 1 });
    expect((await staff.ask("DELETE", deskIssuePath(copied.id))).status).toBe(200);
    const list = newsletterAnswer.parse(await (await staff.ask("GET", deskNewsletterPath)).json());
    expect(list.issues.map(({ id }) => id)).toEqual([issue.id]);
    expect(list.articles.map(({ isNew }) => isNew)).toEqual([true, true, true]);
    expect(await auditOf(app, copied.id)).toMatchObject([
      { action: "newsletter-deleted", userEmail: staff.email, details: { name: issue.subject } },
    ]);
    expect((await staff.ask("GET", deskIssuePath(copied.id))).status).toBe(404);
    const nothing = await staff.ask("POST", deskNewsletterPath, { copyOf: copied.id });
    expect(nothing.status).toBe(404);
  });

  test("is not overwritten by the second of two who change it", async () => {
    const [one, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
    const { issue } = await draft(one);
    const change = (by: DeskVisitor, subject: string) =>
      by.ask("PATCH", deskIssuePath(issue.id), { version: issue.version, subject });
    await answerOf(await change(one, "Mine"));
    const refused = await change(other, "Theirs");
    expect(refused.status).toBe(409);
    expect(issueConflict.parse(await refused.json()).issue.subject).toBe("Mine");
  });

  test.each([
    ["subject", "a".repeat(79)],
    ["subject", "Two\nlines"],
    ["subject", "Two\r\nBcc: all@practice.example"],
    ["subject", "Two\u2028lines"],
    ["previewLine", "a".repeat(121)],
    ["previewLine", "Two\nlines"],
    ["opening", "a".repeat(2001)],
    ["articleIds", ["article-9", "article-9"]],
    ["articleIds", ["nothing"]],
    ["articleIds", Array.from({ length: 9 }, (_, n) => `article-${n}`)],
  ])("is refused with the %s %j", async (field, value) => {
    const staff = await signInAs(app, "staff");
    const { issue } = await draft(staff, {});
    const request = { version: issue.version, [field]: value };
    const response = await staff.ask("PATCH", deskIssuePath(issue.id), request);
    expect(response.status).toBe(422);
    expect(deskRefusal.parse(await response.json()).field).toContain(field);
  });

  test.each([
    ["subject", "a".repeat(78)],
    ["previewLine", "a".repeat(120)],
    ["opening", `${"a\n".repeat(999)}aa`],
  ])("takes the longest %s", async (field, value) => {
    const staff = await signInAs(app, "staff");
    const { issue } = await draft(staff, { [field]: value });
    expect(issue).toMatchObject({ [field]: value });
  });

  test("may be incomplete as a draft, but is not sent, scheduled or tested like that", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 1);
    for (const [field, missing] of [
      ["subject", { subject: "" }],
      ["articleIds", { articleIds: [] }],
    ] as const) {
      const { issue } = await draft(admin, { ...complete, ...missing });
      const { version } = issue;
      for (const response of [
        await admin.ask("POST", deskIssueSendPath(issue.id), { version, readers: 1 }),
        await admin.ask("POST", deskIssueSchedulePath(issue.id), { version, at: inAWeek() }),
        await admin.ask("POST", deskIssueTestPath(issue.id)),
      ]) {
        expect(response.status).toBe(422);
        expect(deskRefusal.parse(await response.json()).field).toBe(field);
      }
    }
  });

  test("is not sent if it or the number of readers is not what was confirmed", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 2);
    const { issue } = await draft(admin);
    const path = deskIssueSendPath(issue.id);
    for (const request of [
      { version: issue.version - 1, readers: 2 },
      { version: issue.version, readers: 3 },
    ]) {
      const refused = await admin.ask("POST", path, request);
      expect(refused.status).toBe(409);
      expect(issueConflict.parse(await refused.json())).toMatchObject({
        ...{ readers: 2, issue: { status: "draft", version: issue.version } },
      });
    }
    expect(await auditOf(app, issue.id)).toEqual([]);
  });

  test("that was sent cannot be changed, deleted, sent again or scheduled", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 1);
    const { issue } = await draft(admin);
    const send = (version: number) =>
      admin.ask("POST", deskIssueSendPath(issue.id), { version, readers: 1 });
    const { version } = (await answerOf(await send(issue.version))).issue;
    for (const refused of [
      await admin.ask("PATCH", deskIssuePath(issue.id), { version, subject: "Other" }),
      await admin.ask("DELETE", deskIssuePath(issue.id)),
      await send(version),
      await admin.ask("POST", deskIssueSchedulePath(issue.id), { version, at: inAWeek() }),
    ]) {
      expect(refused.status).toBe(409);
      expect(issueConflict.parse(await refused.json()).issue.subject).toBe(complete.subject);
    }
  });
});

const inAWeek = () => `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T09:00`;

describe("a scheduled issue", () => {
  const now = Date.parse("2026-10-15T15:00:00Z");
  let app: TestApp;
  let admin: DeskVisitor;
  beforeAll(async () => {
    app = await startApp({ keep: true, options: { now: () => now } });
    admin = await signInAs(app, "admin", undefined, now);
  });
  afterAll(() => app.close());

  test("cannot be changed until it is a draft again", async () => {
    const { issue } = await draft(admin);
    const request = { version: issue.version, at: "2026-10-20T09:00" };
    const scheduled = await admin.ask("POST", deskIssueSchedulePath(issue.id), request);
    const { version, scheduledAt, status } = (await answerOf(scheduled)).issue;
    expect(status).toBe("scheduled");
    expect(scheduledAt).toBe(Date.parse("2026-10-20T15:00:00Z"));
    const change = { version, subject: "Other" };
    expect((await admin.ask("PATCH", deskIssuePath(issue.id), change)).status).toBe(409);
    const now = { version, readers: 1 };
    await addReaders(app.storage, 1);
    expect((await admin.ask("POST", deskIssueSendPath(issue.id), now)).status).toBe(409);
    const unscheduled = await admin.ask("POST", deskIssueUnschedulePath(issue.id));
    expect((await answerOf(unscheduled)).issue).toMatchObject({
      ...{ status: "draft", scheduledAt: null },
    });
    expect((await auditOf(app, issue.id)).map(({ action }) => action).toSorted()).toEqual([
      "newsletter-scheduled",
      "newsletter-unscheduled",
    ]);
  });

  test.each([
    ["2027-03-14T02:30", "forward"],
    ["2026-11-01T01:30", "twice"],
    ["2026-10-15T08:59", "passed"],
    ["2027-11-01T09:00", "year"],
  ])(
    "is refused for %s in the firm's time zone, with a sentence that says why",
    async (at, why) => {
      const now = Date.parse("2026-10-15T15:00:00Z");
      const app = await startApp({ options: { now: () => now } });
      const admin = await signInAs(app, "admin", undefined, now);
      const { issue } = await draft(admin);
      const request = { version: issue.version, at };
      const response = await admin.ask("POST", deskIssueSchedulePath(issue.id), request);
      expect(response.status).toBe(422);
      const { field, error } = deskRefusal.parse(await response.json());
      expect(field).toBe("at");
      expect(error).toContain(why);
    },
  );

  test.each(["2026-02-30T09:00", "2026-11-20T24:00", "2026-11-20", "tomorrow"])(
    "is refused for %s",
    async (at) => {
      const { issue } = await draft(admin);
      const request = { version: issue.version, at };
      const response = await admin.ask("POST", deskIssueSchedulePath(issue.id), request);
      expect(response.status).toBe(422);
    },
  );
});

test("a test goes to the signed-in user only and is marked as one", async () => {
  const { app, smtp, admin } = await withSmtp(startApp);
  await addReaders(app.storage, 3);
  const { issue } = await draft(admin);
  await answerOf(await admin.ask("POST", deskIssueTestPath(issue.id)));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), waiting);
  expect(smtp.received[0]?.to).toEqual([admin.email]);
  const [mail] = await smtp.parsed();
  expect(mail?.subject).toBe(fillIn(issueWords.test.subject, { subject: complete.subject }));
});

test("tests are limited by user", async () => {
  const app = await startApp();
  const [one, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
  const { issue } = await draft(one);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await one.ask("POST", deskIssueTestPath(issue.id))).status);
  }
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await other.ask("POST", deskIssueTestPath(issue.id))).status).toBe(200);
});

appOnEveryEngine("sending an issue", (start) => {
  test("reaches every reader once, each with a link to unsubscribe", async () => {
    const { app, smtp, until, send, addresses, admin } = await withSmtp(start);
    const readers = await addReaders(app.storage, 12);
    const id = await send(12);
    await until(id, {
      status: "sent",
      counts: { readers: 12, waiting: 0, delivered: 12, refused: 0, unsubscribed: 0 },
    });
    expect(addresses().toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
    const mails = await smtp.parsed();
    const origin = app.environment.publicOrigin;
    for (const { id: readerId, email, token } of readers) {
      const mail = mails.find(({ to }) => to?.[0]?.address === email);
      const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
      const link = `${origin}${unsubscribePath}?token=${token}`;
      expect(header("list-unsubscribe")).toBe(`<${link}>`);
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(header("list-id")).toBe(`<newsletter.${firm.domain}>`);
      expect(mail?.messageId).toBe(`<newsletter-issue-${id}-${readerId}@${firm.domain}>`);
      expect(mail?.replyTo?.[0]?.address).toBe(firm.email);
      expect(mail?.subject).toBe(complete.subject);
      expect(mail?.text).toContain(link);
      expect(mail?.html).toContain(token);
      expect(mail?.html).not.toContain(email);
    }
    expect(await auditOf(app, id)).toMatchObject([
      {
        action: "newsletter-sent",
        userEmail: admin.email,
        details: { name: complete.subject, readers: 12 },
      },
    ]);
    const rows = await app.storage.run((queries) =>
      queries.selectFrom("outbox").selectAll().execute(),
    );
    expect(rows).toEqual([]);
  });

  test("suppresses a mailbox that refuses for good, and shows what its server said", async () => {
    const { app, admin, until, send } = await withSmtp(start, {
      recipient: (address) =>
        address.startsWith("reader-1@") ? { code: 550, text: "no such user" } : undefined,
      // A server that dislikes the text says nothing about the mailbox.
      data: ([to]) => (to?.startsWith("reader-2@") ? { code: 554, text: "spam" } : undefined),
    });
    await addReaders(app.storage, 4);
    const id = await send(4);
    await until(id, { status: "sent", counts: { readers: 4, delivered: 2, refused: 2 } });
    const answer = await admin.ask("GET", "/desk/api/subscribers");
    const { subscribers } = (await answer.json()) as {
      subscribers: { email: string; refused: boolean; refusal: string | null }[];
    };
    expect(subscribers.filter(({ refused }) => refused)).toMatchObject([
      {
        email: "reader-1@practice.example",
        refusal: expect.stringContaining("no such user"),
      },
    ]);
    const mails = await app.storage.run((queries) =>
      queries.selectFrom("outbox").select("purpose").execute(),
    );
    expect(mails).toEqual([]);
    const { readers } = newsletterAnswer.parse(
      await (await admin.ask("GET", deskNewsletterPath)).json(),
    );
    expect(readers).toBe(3);
  });

  test("tries a full mailbox again, and does not list it under Mail", async () => {
    let full = true;
    const { app, admin, until, send } = await withSmtp(start, {
      recipient: (address) =>
        full && address.startsWith("reader-1@") ? { code: 452, text: "full" } : undefined,
    });
    await addReaders(app.storage, 3);
    const id = await send(3);
    await until(id, { status: "sending", counts: { delivered: 2, waiting: 1 } });
    const mail = (await (await admin.ask("GET", "/desk/api/mail")).json()) as object;
    expect(mail).toMatchObject({ messages: [], counts: { waiting: 0, failed: 0 } });
    full = false;
    await until(id, { status: "sent", counts: { delivered: 3, refused: 0 } });
  });

  test("stops with what has not left, and resumes with the others", async () => {
    let closed = false;
    const { app, admin, smtp, until, read, send, addresses } = await withSmtp(start, {
      recipient: () => (closed ? { code: 451, text: "later" } : undefined),
      data: () => {
        if (smtp.received.length >= 5) closed = true;
        return undefined;
      },
    });
    await addReaders(app.storage, 25);
    const id = await send(25);
    await vi.waitFor(() => expect(closed).toBe(true), waiting);
    const stopped = await admin.ask("POST", deskIssueStopPath(id));
    expect((await answerOf(stopped)).issue.status).toBe("stopped");
    expect((await admin.ask("POST", deskIssueStopPath(id))).status).toBe(409);
    // What was in hand is settled, and back in the issue.
    await vi.waitFor(async () => {
      const rows = await app.storage.run((queries) =>
        queries.selectFrom("outbox").selectAll().execute(),
      );
      expect(rows).toEqual([]);
    }, waiting);
    const { counts } = await read(id);
    expect(counts?.delivered).toBe(smtp.received.length);
    expect((counts?.delivered ?? 0) + (counts?.waiting ?? 0)).toBe(25);
    closed = false;
    smtp.behave({});
    const sentBefore = smtp.received.length;
    await answerOf(await admin.ask("POST", deskIssueResumePath(id)));
    await until(id, { status: "sent", counts: { delivered: 25, waiting: 0 } });
    expect(sentBefore).toBeLessThan(25);
    expect(new Set(addresses()).size).toBe(25);
    expect(addresses()).toHaveLength(25);
    expect((await auditOf(app, id)).map(({ action }) => action).toSorted()).toEqual([
      "newsletter-resumed",
      "newsletter-sent",
      "newsletter-stopped",
    ]);
  });

  test("sends nothing more to a reader who unsubscribes meanwhile", async () => {
    let open = false;
    const { app, until, send, addresses } = await withSmtp(start, {
      recipient: () => (open ? undefined : { code: 451, text: "later" }),
    });
    const readers = await addReaders(app.storage, 20);
    const id = await send(20);
    const leaving = readers.slice(0, 7);
    for (const { token } of leaving) {
      expect((await app.ask(oneClick(app, token))).status).toBe(200);
    }
    open = true;
    await until(id, {
      ...{ status: "sent", counts: { readers: 20, delivered: 13, unsubscribed: 7, waiting: 0 } },
    });
    for (const { email } of leaving) expect(addresses()).not.toContain(email);
    const tables = await app.storage.snapshot(async (queries) => [
      await queries.selectFrom("outbox").selectAll().execute(),
      await queries.selectFrom("newsletter_recipients").selectAll().execute(),
      await queries.selectFrom("newsletter_issues").selectAll().execute(),
      await queries.selectFrom("subscriptions").selectAll().execute(),
      await queries.selectFrom("suppressions").selectAll().execute(),
    ]);
    for (const { id: readerId, email } of leaving) {
      expect(JSON.stringify(tables)).not.toContain(email);
      expect(JSON.stringify(tables)).not.toContain(readerId);
    }
  });

  test("goes on while many readers unsubscribe at once and an admin stops and resumes it", async () => {
    const { app, admin, until, read, send, addresses } = await withSmtp(start);
    const readers = await addReaders(app.storage, 60);
    const id = await send(60);
    const leaving = readers.filter((_, n) => n % 3 === 0);
    const answers = await Promise.all([
      ...leaving.map(({ token }) => app.ask(oneClick(app, token))),
      admin.ask("POST", deskIssueStopPath(id)),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    await answerOf(await admin.ask("POST", deskIssueResumePath(id)));
    await until(id, { status: "sent", counts: { readers: 60, waiting: 0, unsubscribed: 20 } });
    const { counts } = await read(id);
    expect(addresses()).toHaveLength(new Set(addresses()).size);
    expect(counts?.delivered).toBeGreaterThanOrEqual(40);
    const staying = readers.filter((_, n) => n % 3 !== 0);
    for (const { email } of staying) expect(addresses()).toContain(email);
  });

  test("leaves room for a result while every newsletter hangs", async () => {
    const { app, smtp, send } = await withSmtp(start, {
      recipient: (address) => (address.startsWith("reader-") ? "hang" : undefined),
    });
    await addReaders(app.storage, 50);
    await send(50);
    await vi.waitFor(async () => {
      const inHand = await app.storage.run((queries) =>
        queries.selectFrom("outbox").select("id").where("lease_token", "is not", null).execute(),
      );
      expect(inHand).toHaveLength(3);
    }, waiting);
    await app.post(sendEmailPath, resultsRequest());
    await vi.waitFor(
      () => expect(smtp.received.flatMap(({ to }) => to)).toContain("ada@practice.example"),
      waiting,
    );
  });

  test("shows markup of every field as text, in the mail and on the page", async () => {
    const { app, admin, smtp, until } = await withSmtp(start);
    await addReaders(app.storage, 1);
    const { issue } = await draft(admin, {
      subject: 'Hi <b>you</b> & "all" =?utf-8?q?x?=',
      previewLine: "<i>preview</i> & more",
      opening: "<script>alert(1)</script>\nA line\n\n[x](javascript:alert(1)) **bold** <img src=x>",
      articleIds: ["article-9"],
    });
    const request = { version: issue.version, readers: 1 };
    await answerOf(await admin.ask("POST", deskIssueSendPath(issue.id), request));
    await until(issue.id, { status: "sent" });
    const [mail] = await smtp.parsed();
    expect(mail?.subject).toBe(issue.subject);
    const { slug } = (await answerOf(await admin.ask("GET", deskIssuePath(issue.id)))).issue;
    const page = await (await app.get(issuePagePath(slug ?? ""))).text();
    for (const html of [mail?.html ?? "", page]) {
      expect(html).not.toMatch(/<script>alert|<img src=x|<b>you|<i>preview|href="javascript/);
      expect(html).toContain("&lt;script&gt;alert(1)");
      expect(html).toContain("<strong>bold</strong>");
    }
  });
});

test("the copy of an issue in the mail folder is removed when its reader unsubscribes", async () => {
  const app = await startApp({ env: { NEWSLETTER_PER_SECOND: "1000" } });
  const admin = await signInAs(app, "admin");
  const [reader] = await addReaders(app.storage, 2);
  const { issue } = await draft(admin);
  const request = { version: issue.version, readers: 2 };
  await answerOf(await admin.ask("POST", deskIssueSendPath(issue.id), request));
  await app.mails(2);
  expect((await app.ask(oneClick(app, reader?.token ?? ""))).status).toBe(200);
  const [left, ...others] = await app.mails(1);
  expect(others).toEqual([]);
  expect(left?.to?.[0]?.address).toBe("reader-1@practice.example");
});

describe("the page of an issue", () => {
  test("shows what was sent without anything of a reader, and is not listed", async () => {
    const { app, until, read, send } = await withSmtp(startApp);
    const [reader] = await addReaders(app.storage, 1);
    const id = await send(1);
    await until(id, { status: "sent" });
    const { slug } = await read(id);
    expect(slug).toMatch(/^\d{4}-\d\d-\d\d-what-changed-this-fall$/);
    const response = await app.get(issuePagePath(slug ?? ""));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = await response.text();
    expect(page).toContain(`<h1>${complete.subject}</h1>`);
    expect(page).toContain("<strong>this</strong>");
    expect(page).toContain(`utm_campaign=${slug}`);
    expect(page).not.toContain(reader?.email);
    expect(page).not.toContain(reader?.token);
    expect(page).not.toContain(unsubscribePath);
  });

  test("is the not-found page for another address, and for a draft", async () => {
    const app = await startApp({ options: { notFoundPage: "<p>Not found</p>" } });
    await draft(await signInAs(app, "staff"));
    for (const slug of ["nothing", "2026-11-16-what-changed-this-fall", "%00", "null", "..%2f"]) {
      const response = await app.get(issuePagePath(slug));
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("<p>Not found</p>");
    }
  });

  test("has another name for each issue with the same subject", async () => {
    const { app, read, send } = await withSmtp(startApp);
    await addReaders(app.storage, 1);
    const slugs = [await send(1), await send(1), await send(1)].map(async (id) => {
      const { slug } = await read(id);
      return slug?.slice("2026-11-16-".length);
    });
    expect(await Promise.all(slugs)).toEqual([
      "what-changed-this-fall",
      "what-changed-this-fall-2",
      "what-changed-this-fall-3",
    ]);
  });
});
