import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newsletterIssue as issueWords } from "#content/newsletter-issue.ts";
import { deskApi } from "#contracts/desk/api.ts";
import { fillIn } from "#wording/fill-in.ts";
import { startApp, type TestApp } from "../../../tests/support/app.ts";
import { type DeskVisitor, signInAs } from "../../../tests/support/desk.ts";
import { addReaders, sampleArticles } from "../../../tests/support/newsletter.ts";
import {
  appWithSmtp,
  auditOf,
  completeIssue,
  writeIssue,
} from "../../../tests/support/newsletter-at-desk.ts";
import { waiting } from "../../../tests/support/patience.ts";

describe("an issue at the desk", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ keep: true });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.storage.run((queries) => queries.deleteFrom("newsletter_issues").execute());
    await app.storage.run((queries) => queries.deleteFrom("people").execute());
  });

  test("is written, changed, copied and deleted by staff", async () => {
    const staff = await signInAs(app, "staff");
    const { issue } = await writeIssue(staff);
    const { subject, opening } = completeIssue;
    const draft = { status: "draft", slug: null, version: 2, counts: null };
    expect(issue).toMatchObject({ subject, opening, ...draft });
    expect(issue.articles.map(({ id, title }) => [id, title])).toEqual([
      ["article-8", sampleArticles[1]?.title],
      ["article-9", sampleArticles[0]?.title],
    ]);
    const copy = await staff.said("addIssue", { body: { copyOf: issue.id } });
    expect(copy.status).toBe(201);
    const { issue: copied } = deskApi.addIssue.answer.parse(copy);
    expect(copied).toMatchObject({ subject: issue.subject, articles: issue.articles, version: 1 });
    expect(await staff.status("removeIssue", { id: copied.id })).toBe(200);
    const list = await staff.answer("newsletter");
    expect(list.issues.map(({ id }) => id)).toEqual([issue.id]);
    expect(list.articles.map(({ isNew }) => isNew)).toEqual([true, true, true]);
    expect(await auditOf(app, copied.id)).toMatchObject([
      {
        action: "newsletter-deleted",
        by: { email: staff.email },
        details: { name: issue.subject },
      },
    ]);
    expect(await staff.status("issue", { id: copied.id })).toBe(404);
    expect(await staff.status("addIssue", { body: { copyOf: copied.id } })).toBe(404);
  });

  test("is not overwritten by the second of two who change it", async () => {
    const [one, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
    const { issue } = await writeIssue(one);
    const change = (by: DeskVisitor, subject: string) =>
      by.said("changeIssue", { id: issue.id, body: { version: issue.version, subject } });
    expect(await change(one, "Mine")).toMatchObject({ status: 200 });
    const refused = await change(other, "Theirs");
    expect(refused).toMatchObject({ status: 409 });
    expect(deskApi.issue.answer.parse(refused).issue.subject).toBe("Mine");
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
    const { issue } = await writeIssue(staff, {});
    const request = { version: issue.version, [field]: value };
    const refused = await staff.said("changeIssue", { id: issue.id, body: request });
    expect(refused).toMatchObject({ status: 422, field: expect.stringContaining(field) });
  });

  test.each([
    ["subject", "a".repeat(78)],
    ["previewLine", "a".repeat(120)],
    ["opening", `${"a\n".repeat(999)}aa`],
  ])("takes the longest %s", async (field, value) => {
    const staff = await signInAs(app, "staff");
    const { issue } = await writeIssue(staff, { [field]: value });
    expect(issue).toMatchObject({ [field]: value });
  });

  test("may be incomplete as a draft, but is not sent, scheduled or tested like that", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 1);
    for (const [field, missing] of [
      ["subject", { subject: "" }],
      ["articleIds", { articleIds: [] }],
    ] as const) {
      const { issue } = await writeIssue(admin, { ...completeIssue, ...missing });
      const { version } = issue;
      for (const refused of [
        await admin.said("sendIssue", { id: issue.id, body: { version, readers: 1 } }),
        await admin.said("scheduleIssue", { id: issue.id, body: { version, at: inAWeek() } }),
        await admin.said("testIssue", { id: issue.id }),
      ])
        expect(refused).toMatchObject({ status: 422, field });
    }
  });

  test("is not sent if it or the number of readers is not what was confirmed", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 2);
    const { issue } = await writeIssue(admin);
    const { id, version } = issue;
    for (const body of [
      { version: version - 1, readers: 2 },
      { version, readers: 3 },
    ])
      expect(await admin.said("sendIssue", { id, body })).toMatchObject({
        ...{ status: 409, readers: 2, issue: { status: "draft", version } },
      });
    expect(await auditOf(app, issue.id)).toEqual([]);
  });

  test("that was sent cannot be changed, deleted, sent again or scheduled", async () => {
    const admin = await signInAs(app, "admin");
    await addReaders(app.storage, 1);
    const { issue } = await writeIssue(admin);
    const send = (version: number) =>
      admin.said("sendIssue", { id: issue.id, body: { version, readers: 1 } });
    const { version } = deskApi.issue.answer.parse(await send(issue.version)).issue;
    for (const refused of [
      await admin.said("changeIssue", { id: issue.id, body: { version, subject: "Other" } }),
      await admin.said("removeIssue", { id: issue.id }),
      await send(version),
      await admin.said("scheduleIssue", { id: issue.id, body: { version, at: inAWeek() } }),
    ])
      expect(refused).toMatchObject({ status: 409, issue: { subject: completeIssue.subject } });
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
    const { issue } = await writeIssue(admin);
    const request = { version: issue.version, at: "2026-10-20T09:00" };
    const scheduled = await admin.answer("scheduleIssue", { id: issue.id, body: request });
    const { version, scheduledAt, status } = scheduled.issue;
    expect(status).toBe("scheduled");
    expect(scheduledAt).toBe(Date.parse("2026-10-20T15:00:00Z"));
    const change = { version, subject: "Other" };
    expect(await admin.status("changeIssue", { id: issue.id, body: change })).toBe(409);
    const now = { version, readers: 1 };
    await addReaders(app.storage, 1);
    expect(await admin.status("sendIssue", { id: issue.id, body: now })).toBe(409);
    const unscheduled = await admin.answer("unscheduleIssue", { id: issue.id });
    expect(unscheduled.issue).toMatchObject({ status: "draft", scheduledAt: null });
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
    ["2026-02-30T09:00", ""],
    ["2026-11-20T24:00", ""],
    ["2026-11-20", ""],
    ["tomorrow", ""],
  ])("is refused for %s in the firm's time zone, and says why: %s", async (at, why) => {
    const { issue } = await writeIssue(admin);
    const request = { version: issue.version, at };
    const refused = await admin.said("scheduleIssue", { id: issue.id, body: request });
    expect(refused).toMatchObject({
      ...{ status: 422, field: "at", error: expect.stringContaining(why) },
    });
  });
});

test("a test goes to the signed-in user only and is marked as one", async () => {
  const { app, smtp, admin } = await appWithSmtp(startApp);
  await addReaders(app.storage, 3);
  const { issue } = await writeIssue(admin);
  await admin.answer("testIssue", { id: issue.id });
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), waiting);
  expect(smtp.received[0]?.to).toEqual([admin.email]);
  const [mail] = await smtp.parsed();
  expect(mail?.subject).toBe(fillIn(issueWords.test.subject, { subject: completeIssue.subject }));
});

test("tests are limited by user", async () => {
  const app = await startApp();
  const [one, other] = [await signInAs(app, "staff"), await signInAs(app, "staff")];
  const { issue } = await writeIssue(one);
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push(await one.status("testIssue", { id: issue.id }));
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  expect(await other.status("testIssue", { id: issue.id })).toBe(200);
});
