import { expect, test } from "vitest";
import type { Answer } from "#contracts/desk/api.ts";
import { appOnSqlite } from "../../tests/support/app.ts";
import {
  allPages,
  type DeskVisitor,
  deskVisitor,
  openSession,
  signInAs,
} from "../../tests/support/desk.ts";
import { seedBooking } from "../../tests/support/seed-bookings.ts";
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
    await admin.answer("removeMember", { id, body: { callsTo: null } });
    const { entries, after } = await auditSeenBy(admin);
    expect(entries.map(({ action }) => action)).toEqual([
      "user-removed",
      "user-role-changed",
      "user-invited",
    ]);
    expect(entries[1]).toMatchObject({
      by: { email: admin.email, name: null },
      action: "user-role-changed",
      subject: id,
      details: { email: "dana@firm.example", role: "admin" },
    });
    expect(after).toBeNull();
    expect((await auditSeenBy(admin, `?subject=${id}`)).entries).toHaveLength(3);
    expect((await auditSeenBy(admin, "?subject=another")).entries).toEqual([]);
  });

  test("has one entry per user and day for reading the list of people, with the number of pages", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now } });
    const admin = await signInAs(app, "admin", undefined, now);
    const staff = await signInAs(app, "staff", undefined, now);
    for (let page = 0; page < 3; page++) await staff.request("people");
    now += 1;
    await admin.request("people");
    now += 24 * 60 * 60_000;
    const tomorrow = deskVisitor(app, await openSession(app, staff.id, { now }));
    await tomorrow.request("people", { query: "search=ada" });
    const reader = deskVisitor(app, await openSession(app, admin.id, { now }));
    const { entries } = await auditSeenBy({ ...admin, ...reader });
    expect(entries.map(({ action, by, details }) => [action, by?.email, details])).toEqual([
      ["people-listed", staff.email, { pages: 1 }],
      ["people-listed", admin.email, { pages: 1 }],
      ["people-listed", staff.email, { pages: 3 }],
    ]);
  });

  test("is filtered by day, user and action, exported, and says whose it is", async () => {
    let now = monday;
    const app = await start({ options: { now: () => now } });
    const admin = await signInAs(app, "admin", undefined, monday);
    const dana = await signInAs(app, "staff", undefined, monday);
    const { person } = await seedBooking(app.storage, dana.id, { starts_at: monday });
    await dana.request("person", { id: person });
    now += 24 * 60 * 60_000;
    const later = deskVisitor(app, await openSession(app, admin.id, { now }));
    await later.request("person", { id: person });
    for (const [query, count] of [
      ["action=person-viewed", 2],
      [`action=person-viewed&user=${dana.id}`, 1],
      ["action=person-viewed&from=2026-11-16&to=2026-11-16", 1],
      ["from=2026-11-18", 0],
    ] as const) {
      const { entries } = await later.answer("audit", { query });
      expect(entries.map(({ whose }) => whose)).toEqual(Array(count).fill("Ada Lind"));
    }
    const csv = await (await later.request("auditCsv", { query: `user=${dana.id}` })).text();
    expect(csv.trim().split("\r\n").slice(1)).toEqual([
      `2026-11-16T08:00:00.000Z,${dana.email},person-viewed,Ada Lind,${person},{}`,
    ]);
  });

  test("is read page by page, each entry once, also where many have the same time", async () => {
    const app = await start();
    const admin = await signInAs(app, "admin");
    await app.storage.transaction(async (queries) => {
      for (let index = 0; index < 250; index++) {
        const now = 1000 + Math.floor(index / 90);
        const subject = `${index}`;
        await recordAudit(queries, { user: admin, now }, "person-viewed", subject);
      }
    });
    const seen = (await allPages(admin, "audit")).flatMap(({ entries }) => entries);
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
        await recordAudit(queries, { now }, "person-erased");
    });
    await storage.run((queries) => removeOldAudit(queries, monday));
    const { entries } = await storage.run((queries) => readAudit(queries, {}));
    expect(entries.map(({ at }) => at)).toEqual([ends + 1, ends]);
  });
});
