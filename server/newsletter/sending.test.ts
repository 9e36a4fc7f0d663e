import { expect, test, vi } from "vitest";
import { firm } from "#content/firm.ts";
import { issuePagePath, sendEmailPath, unsubscribePath } from "#contracts/endpoints.ts";
import { appOnEveryEngine, startApp, type TestApp } from "../../tests/support/app.ts";
import { signInAs } from "../../tests/support/desk.ts";
import { addReaders } from "../../tests/support/newsletter.ts";
import {
  appWithSmtp,
  auditOf,
  completeIssue,
  writeIssue,
} from "../../tests/support/newsletter-at-desk.ts";
import { waiting } from "../../tests/support/patience.ts";
import { resultsRequest } from "../../tests/support/requests.ts";
import { rowsIn } from "../../tests/support/rows.ts";

/** The request of a mail program (RFC 8058). */
function oneClick({ environment }: TestApp, token: string): Request {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  const address = `${environment.publicOrigin}${unsubscribePath}?token=${token}`;
  return new Request(address, { method: "POST", body });
}

appOnEveryEngine("sending an issue", (start) => {
  test("reaches every reader once, each with a link to unsubscribe", async () => {
    const { app, smtp, until, send, addresses, admin } = await appWithSmtp(start);
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
      expect(mail?.subject).toBe(completeIssue.subject);
      expect(mail?.text).toContain(link);
      expect(mail?.html).toContain(token);
      expect(mail?.html).not.toContain(email);
    }
    expect(await auditOf(app, id)).toMatchObject([
      {
        action: "newsletter-sent",
        by: { email: admin.email },
        details: { name: completeIssue.subject, readers: 12 },
      },
    ]);
    expect(await rowsIn(app.storage, "outbox")).toEqual([]);
  });

  test("suppresses a mailbox that refuses for good, and shows what its server said", async () => {
    const { app, admin, until, send } = await appWithSmtp(start, {
      recipient: (address) =>
        address.startsWith("reader-1@") ? { code: 550, text: "no such user" } : undefined,
      // A server that dislikes the text says nothing about the mailbox.
      data: ([to]) => (to?.startsWith("reader-2@") ? { code: 554, text: "spam" } : undefined),
    });
    await addReaders(app.storage, 4);
    const id = await send(4);
    await until(id, { status: "sent", counts: { readers: 4, delivered: 2, refused: 2 } });
    const { subscribers } = await admin.answer("subscribers");
    expect(subscribers.filter(({ refused }) => refused)).toMatchObject([
      {
        email: "reader-1@practice.example",
        refusal: expect.stringContaining("no such user"),
      },
    ]);
    expect(await rowsIn(app.storage, "outbox")).toEqual([]);
    const { readers } = await admin.answer("newsletter");
    expect(readers).toBe(3);
  });

  test("tries a full mailbox again, and does not list it under Mail", async () => {
    let full = true;
    const { app, admin, until, send } = await appWithSmtp(start, {
      recipient: (address) =>
        full && address.startsWith("reader-1@") ? { code: 452, text: "full" } : undefined,
    });
    await addReaders(app.storage, 3);
    const id = await send(3);
    await until(id, { status: "sending", counts: { delivered: 2, waiting: 1 } });
    expect(await admin.answer("mail")).toMatchObject({
      messages: [],
      counts: { waiting: 0, failed: 0 },
    });
    full = false;
    await until(id, { status: "sent", counts: { delivered: 3, refused: 0 } });
  });

  test("stops with what has not left, and resumes with the others", async () => {
    let closed = false;
    const { app, admin, smtp, until, read, send, addresses } = await appWithSmtp(start, {
      recipient: () => (closed ? { code: 451, text: "later" } : undefined),
      data: () => {
        if (smtp.received.length >= 5) closed = true;
        return undefined;
      },
    });
    await addReaders(app.storage, 25);
    const id = await send(25);
    await vi.waitFor(() => expect(closed).toBe(true), waiting);
    expect((await admin.answer("stopIssue", { id })).issue.status).toBe("stopped");
    expect(await admin.status("stopIssue", { id })).toBe(409);
    // What was in hand is settled, and back in the issue.
    await vi.waitFor(async () => expect(await rowsIn(app.storage, "outbox")).toEqual([]), waiting);
    const { counts } = await read(id);
    expect(counts?.delivered).toBe(smtp.received.length);
    expect((counts?.delivered ?? 0) + (counts?.waiting ?? 0)).toBe(25);
    closed = false;
    smtp.behave({});
    const sentBefore = smtp.received.length;
    await admin.answer("resumeIssue", { id });
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

  test("goes on while many readers unsubscribe at once and an admin stops and resumes it", async () => {
    const { app, admin, until, read, send, addresses } = await appWithSmtp(start);
    const readers = await addReaders(app.storage, 60);
    const id = await send(60);
    const leaving = readers.filter((_, n) => n % 3 === 0);
    const answers = await Promise.all([
      ...leaving.map(({ token }) => app.ask(oneClick(app, token))),
      admin.request("stopIssue", { id }),
    ]);
    for (const { status } of answers) expect(status).toBe(200);
    await admin.answer("resumeIssue", { id });
    await until(id, { status: "sent", counts: { readers: 60, waiting: 0, unsubscribed: 20 } });
    const { counts } = await read(id);
    expect(addresses()).toHaveLength(new Set(addresses()).size);
    expect(counts?.delivered).toBeGreaterThanOrEqual(40);
    const staying = readers.filter((_, n) => n % 3 !== 0);
    for (const { email } of staying) expect(addresses()).toContain(email);
  });

  test("leaves room for a result while every newsletter hangs", async () => {
    const { app, smtp, send } = await appWithSmtp(start, {
      recipient: (address) => (address.startsWith("reader-") ? "hang" : undefined),
    });
    await addReaders(app.storage, 50);
    await send(50);
    await vi.waitFor(async () => {
      const inHand = (await rowsIn(app.storage, "outbox")).filter((row) => row.lease_token);
      expect(inHand).toHaveLength(3);
    }, waiting);
    await app.post(sendEmailPath, resultsRequest());
    await vi.waitFor(
      () => expect(smtp.received.flatMap(({ to }) => to)).toContain("ada@practice.example"),
      waiting,
    );
  });

  test("shows markup of every field as text, in the mail and on the page", async () => {
    const { app, smtp, until, read, send } = await appWithSmtp(start);
    await addReaders(app.storage, 1);
    const contents = {
      subject: 'Hi <b>you</b> & "all" =?utf-8?q?x?=',
      previewLine: "<i>preview</i> & more",
      opening: "<script>alert(1)</script>\nA line\n\n[x](javascript:alert(1)) **bold** <img src=x>",
      articleIds: ["article-9"],
    };
    const id = await send(1, contents);
    await until(id, { status: "sent" });
    const [mail] = await smtp.parsed();
    expect(mail?.subject).toBe(contents.subject);
    const { slug } = await read(id);
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
  const { issue } = await writeIssue(admin);
  const body = { version: issue.version, readers: 2 };
  await admin.answer("sendIssue", { id: issue.id, body });
  await app.mails(2);
  expect((await app.ask(oneClick(app, reader?.token ?? ""))).status).toBe(200);
  const [left, ...others] = await app.mails(1);
  expect(others).toEqual([]);
  expect(left?.to?.[0]?.address).toBe("reader-1@practice.example");
});
