import { expect, test } from "vitest";
import type { Answer } from "#contracts/desk/api.ts";
import { appOnSqlite } from "../tests/support/app.ts";
import { type DeskVisitor, deskVisitor, openSession, signInAs } from "../tests/support/desk.ts";
import { readAudit, recordAudit, removeOldAudit } from "./audit.ts";

const monday = Date.parse("2026-11-16T08:00:00Z");

async function auditSeenBy(visitor: DeskVisitor, query = ""): Promise<Answer<"audit">> {
  const response = await visitor.request("audit", { query });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer<"audit">;
}

appOnSqlite("the audit log", (start) => {
  test("shows who did what to which object, newest first", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now++ } });
    const admin = await signInAs(app, "admin", undefined, monday);
    await admin.request("inviteMember", { body: { email: "dana@firm.example", role: "staff" } });
    const { entries: invited } = await auditSeenBy(admin);
    const id = invited[0]?.subject ?? "";
    await admin.request("changeRole", { id, body: { role: "admin" } });
    await admin.request("removeMember", { id });
    const { entries, after } = await auditSeenBy(admin);
    expect(entries.map(({ action }) => action)).toEqual([
      "user-removed",
      "user-role-changed",
      "user-invited",
    ]);
    expect(entries[1]).toMatchObject({
      userEmail: admin.email,
      action: "user-role-changed",
      subject: id,
      details: { email: "dana@firm.example", role: "admin" },
    });
    expect(after).toBeNull();
    expect((await auditSeenBy(admin, `?subject=${id}`)).entries).toHaveLength(3);
    expect((await auditSeenBy(admin, "?subject=another")).entries).toEqual([]);
  });

  test("has one entry per user and day for reading the list of leads, with the number of pages", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now } });
    const admin = await signInAs(app, "admin", undefined, now);
    const staff = await signInAs(app, "staff", undefined, now);
    for (let page = 0; page < 3; page++) await staff.request("leads");
    now += 1;
    await admin.request("leads");
    now += 24 * 60 * 60_000;
    const tomorrow = deskVisitor(app, await openSession(app, staff.id, { now }));
    await tomorrow.request("leads", { query: "search=ada" });
    const reader = deskVisitor(app, await openSession(app, admin.id, { now }));
    const { entries } = await auditSeenBy({ ...admin, ...reader });
    expect(entries.map(({ action, userEmail, details }) => [action, userEmail, details])).toEqual([
      ["leads-listed", staff.email, { pages: 1 }],
      ["leads-listed", admin.email, { pages: 1 }],
      ["leads-listed", staff.email, { pages: 3 }],
    ]);
  });

  test("is read page by page, each entry once, also where many have the same time", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    await app.storage.transaction(async (queries) => {
      for (let index = 0; index < 250; index++) {
        const now = 1000 + Math.floor(index / 90);
        const subject = `${index}`;
        await recordAudit(queries, { user: admin, action: "lead-viewed", subject, now });
      }
    });
    const seen: Answer<"audit">["entries"] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page = await auditSeenBy(admin, `?after=${after}`);
      seen.push(...page.entries);
      after = page.after;
    }
    expect(new Set(seen.map(({ subject }) => subject)).size).toBe(250);
    expect(seen.map(({ at }) => at)).toEqual(
      Array.from({ length: 250 }, (_, index) => 1000 + Math.floor((249 - index) / 90)),
    );
    const fromTheTop = await auditSeenBy(admin, "?after=nonsense");
    expect(fromTheTop.entries[0]).toEqual(seen[0]);
  });

  test("keeps entries for 25 months", async () => {
    const { storage } = await start();
    const ends = Date.parse("2024-10-16T08:00:00Z");
    await storage.transaction(async (queries) => {
      for (const now of [ends - 1, ends, ends + 1])
        await recordAudit(queries, { user: undefined, action: "lead-erased", now });
    });
    await storage.run((queries) => removeOldAudit(queries, monday));
    const { entries } = await storage.run((queries) => readAudit(queries, {}));
    expect(entries.map(({ at }) => at)).toEqual([ends + 1, ends]);
  });
});
