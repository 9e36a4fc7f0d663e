import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { readIssueRow } from "../../tests/support/newsletter.ts";
import { rowsIn } from "../../tests/support/rows.ts";
import { onPostgres, patientLimits } from "../../tests/support/storages.ts";
import { addCounts, countId } from "../funnel/write-counts.ts";
import { leadRow } from "../leads/record-lead.ts";
import { silentLog } from "../log.ts";
import { createDraft } from "../newsletter/drafts.ts";
import { outboxRow } from "../outbox/queue.ts";
import { firstTables } from "./migrations/0001-first-tables.ts";
import { openPostgres, openSqlite, openSqliteUnchanged, type Storage } from "./storage.ts";
import type { CountRow, LeadRow, OutboxRow, Queries, Tables } from "./tables.ts";

const author = { id: "user", email: "a@firm.example", role: "admin", created_at: 1 } as const;
/** Without the columns that later migrations add. */
const {
  estimated_credit: _,
  search_more: __,
  placement: ____,
  ...lead
}: LeadRow = leadRow({
  id: "lead",
  kind: "contact",
  idempotencyHash: null,
  email: "ada@practice.example",
  sourcePage: "/contact",
  createdAt: 1,
});
const about = { id: "1", lead_id: "lead", created_at: 1 };
const note = { ...about, author_id: "user", text: "Called." };
const event = { ...about, author_id: "user", kind: "status", details: "{}" };
const { set_aside_at: ___, ...message }: OutboxRow = {
  ...outboxRow({
    outgoing: { channel: "webhook", purpose: "lead", connection: { id: "c", name: "c" }, body: "" },
    leadId: "lead",
    now: 1,
  }),
  connection_id: null,
};

const today = { day: "2026-11-18", event: "page-view", path: "/", partner: "fortune" } as const;
const columns = { ...today, utm_source: "", device: "phone", placement: "" } as const;
const count: CountRow = { id: countId(columns), ...columns, count: 2 };

/** Makes the tables of release 1.0.0 and writes a draft, a lead and a count there. Returns the draft's id. */
async function writeWithFirstRelease(queries: Queries): Promise<string> {
  const provider = { getMigrations: async () => ({ "0001-first-tables": firstTables }) };
  const { error } = await new Migrator({ db: queries, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await queries.insertInto("desk_users").values(author).execute();
  await queries
    .insertInto("leads")
    .values(lead as LeadRow)
    .execute();
  await queries.insertInto("lead_notes").values(note).execute();
  await queries.insertInto("lead_events").values(event).execute();
  // One is about no lead, as a sign-in link.
  const messages = [message, { ...message, id: "other", lead_id: null }];
  await queries.insertInto("outbox").values(messages).execute();
  const { placement: _, ...counted } = count;
  await queries
    .insertInto("counts")
    .values(counted as CountRow)
    .execute();
  return createDraft(queries, undefined, 1);
}

async function hasItsRows(storage: Storage, id: string): Promise<void> {
  onTestFinished(() => storage.close());
  expect(await rowsIn(storage, "leads")).toMatchObject([lead]);
  expect(await rowsIn(storage, "lead_notes")).toMatchObject([note]);
  expect(await rowsIn(storage, "lead_events")).toEqual([event]);
  expect(await rowsIn(storage, "outbox")).toHaveLength(2);
  await addCounts(storage, [count]);
  expect(await rowsIn(storage, "counts")).toEqual([{ ...count, count: 4 }]);
  const draft = await readIssueRow(storage, id);
  expect(draft).toMatchObject({ id, status: "draft", created_at: 1, withdrawn_at: null });
  const insert = (kind: string) =>
    storage.run((queries) =>
      queries
        .insertInto("leads")
        .values({ ...lead, id: kind, kind: kind as LeadRow["kind"] })
        .execute(),
    );
  for (const kind of ["booking", "plan"]) await insert(kind);
  await expect(insert("unheard-of")).rejects.toThrow(/check/i);
  await storage.run((queries) => queries.deleteFrom("leads").execute());
  for (const table of ["lead_notes", "lead_events"] as const)
    expect(await rowsIn(storage, table), "still deleted with its lead").toEqual([]);
  expect(await rowsIn(storage, "outbox")).toMatchObject([{ id: "other" }]);
}

test("an SQLite database of release 1.0.0 is opened with its rows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "migrate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "leads.sqlite");
  writeFileSync(file, "");
  const old = await openSqliteUnchanged(file);
  const id = await old.run(writeWithFirstRelease);
  await old.close();
  await hasItsRows(await openSqlite(file), id);
});

onPostgres("a database of release 1.0.0", (createDatabase) => {
  test("is opened with its rows", async () => {
    const url = await createDatabase();
    const pool = new pg.Pool({ connectionString: url });
    const old = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const id = await writeWithFirstRelease(old);
    await old.destroy();
    await hasItsRows(await openPostgres(url, silentLog, patientLimits), id);
  });
});
