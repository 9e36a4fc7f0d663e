import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onPostgres } from "../../tests/support/storages.ts";
import { recordAudit } from "../desk/audit.ts";
import { openDeskSession } from "../desk/sessions.ts";
import { makeSignInLink } from "../desk/sign-in-links.ts";
import { addMember } from "../desk/users.ts";
import { type NewLead, recordLead } from "../leads/record-lead.ts";
import { silentLog } from "../log.ts";
import { addEndpoint } from "../webhooks/endpoints.ts";
import { copyRows, fingerprintsOf } from "./copy-database.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { openPostgres, openSqlite, type Storage } from "./storage.ts";

onPostgres("moving an embedded database", (createDatabase) => {
  let folder: string;
  let from: Storage;
  let to: Storage;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "move-"));
    from = await openSqlite(join(folder, "leads.sqlite"));
    to = await openPostgres(await createDatabase(), silentLog);
    await from.transaction((queries) =>
      addEndpoint(queries, { name: "CRM", url: "https://crm.example", now: 1 }),
    );
    for (let lead = 0; lead < 300; lead++) await store(from);
  });
  afterEach(async () => {
    await from.close();
    await to.close();
    rmSync(folder, { recursive: true });
  });

  const store = (storage: Storage) => {
    const lead: NewLead = {
      id: randomUUID(),
      kind: "contact",
      idempotencyHash: null,
      email: "ada@practice.example",
      message: 'Grüße, "quoted", 100%\n\t\u{1f600}',
      sourcePage: "/contact",
      createdAt: Date.now(),
    };
    return recordLead(storage, lead, []);
  };

  test("copies the desk too: people, sessions, who owns which lead, notes, audit log", async () => {
    await from.transaction(async (queries) => {
      const user = await addMember(queries, "dana@firm.example", "admin", 1);
      const by = user?.id ?? "";
      await openDeskSession(queries, by, 1);
      await makeSignInLink(queries, by, 1);
      await recordAudit(queries, { user, action: "lead-viewed", subject: "1", now: 1 });
      const lead = await queries
        .updateTable("leads")
        .set({ owner_id: by, status: "meeting", version: 2 })
        .returning("id")
        .executeTakeFirstOrThrow();
      const about = { id: "1", lead_id: lead.id, author_id: by, created_at: 1 };
      await queries
        .insertInto("lead_notes")
        .values({ ...about, text: "Called." })
        .execute();
      await queries
        .insertInto("lead_events")
        .values({ ...about, kind: "status", details: "{}" })
        .execute();
    });
    const moved = await moveToPostgres(from, to);
    expect(await to.run(fingerprintsOf)).toEqual(moved);
    for (const table of [
      "desk_users",
      "desk_sessions",
      "desk_sign_in_links",
      "desk_audit",
      "lead_notes",
      "lead_events",
    ] as const) {
      expect(moved[table].rows).toBe(1);
    }
    const owned = await to.run((queries) =>
      queries.selectFrom("leads").select("id").where("owner_id", "is not", null).execute(),
    );
    expect(owned).toHaveLength(300);
  });

  test("copies every row, checked by counts and content hashes", async () => {
    const moved = await moveToPostgres(from, to);
    expect(moved.leads.rows).toBe(300);
    expect(moved.outbox.rows).toBe(300);
    expect(await to.run(fingerprintsOf)).toEqual(moved);
  });

  test("closes the old one: a server still running on it cannot store a lead unseen", async () => {
    await moveToPostgres(from, to);
    await expect(store(from)).rejects.toThrow();
    await expect(openSqlite(join(folder, "leads.sqlite"))).rejects.toThrow(/moved to PostgreSQL/);
    await store(to);
  });

  test("refuses a database that holds something else, and changes nothing", async () => {
    await store(to);
    await expect(moveToPostgres(from, to)).rejects.toThrow();
    expect((await to.run(fingerprintsOf)).leads.rows).toBe(1);
    await store(from);
  });

  test("can be run again after it was interrupted before the old one was closed", async () => {
    await to.transaction((target) => from.run((source) => copyRows(source, target)));
    await moveToPostgres(from, to);
    expect((await to.run(fingerprintsOf)).leads.rows).toBe(300);
    await expect(store(from)).rejects.toThrow();
  });
});
