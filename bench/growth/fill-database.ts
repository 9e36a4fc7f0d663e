import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { openDeskSession } from "#server/desk/sessions.ts";
import { addMember } from "#server/desk/users.ts";
import { silentLog } from "#server/log.ts";
import { mailboxFolder } from "#server/mail/mailbox-folder.ts";
import { openStorage, sqliteFile } from "#server/storage/storage.ts";
import { seedLeads } from "../../tests/support/seed-leads.ts";

export type Database = { DATA_DIR: string; DATABASE_URL?: string };

const seeds = 1000;
const copiesAtATime = 50;
const day = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with so many leads, each with a message that was sent, and one in ten with
 * its copy in the mailbox folder. A thousand are written one by one; the others are copies of them
 * with another id, address and time, made by the database itself. Half are older than 150 days.
 */
export async function fillDatabase(database: Database, leads: number) {
  const now = Date.now();
  const cookie = await seed(database, now);
  const sql = await connect(database);
  await sql.run(
    "CREATE TABLE seeds AS SELECT *, row_number() OVER (ORDER BY created_at) AS place FROM leads",
  );
  const columns = Object.keys((await sql.rows("SELECT * FROM leads LIMIT 1"))[0] ?? {});
  const changed: Record<string, string> = {
    // UUIDs that follow the time, as ours do: what is purged together stands together.
    id: "(10000000 + number) || '-' || (1000 + place) || substr(id, 14)",
    email: "number || '.' || email",
    created_at: `(CASE WHEN number < ${leads / seeds / 2} THEN ${now - 200 * day} ELSE ${now - 100 * day} END)
      + (number * ${seeds} + place) * 1000`,
  };
  const values = columns.map((column) => changed[column] ?? column);
  for (let first = 1; first < leads / seeds; first += copiesAtATime) {
    const last = Math.min(first + copiesAtATime, leads / seeds) - 1;
    await sql.run(`
      WITH RECURSIVE copies (number) AS (
        SELECT ${first} UNION ALL SELECT number + 1 FROM copies WHERE number < ${last}
      )
      INSERT INTO leads (${columns}) SELECT ${values} FROM copies, seeds ORDER BY number, place`);
  }
  await sql.run("DROP TABLE seeds");
  await sql.run(`
    INSERT INTO outbox (id, lead_id, channel, purpose, content, recipients, state, attempts,
      available_at, created_at, finished_at)
    SELECT id, id, 'mail', 'results', '{}', '[]', 'done', 1, created_at, created_at, created_at
    FROM leads`);
  const withFiles = await sql.rows(`SELECT id FROM leads ORDER BY id LIMIT ${leads / 10}`);
  const folder = mailboxFolder(database.DATA_DIR);
  mkdirSync(folder, { recursive: true });
  for (const { id } of withFiles) writeFileSync(join(folder, `2026-results-${id}.eml`), "");
  const [late] = await sql.rows(
    `SELECT created_at, id FROM leads ORDER BY created_at, id LIMIT 1 OFFSET ${leads / 20}`,
  );
  await sql.tidy();
  await sql.close();
  // One lead in twenty is older.
  return { cookie, latePosition: `${late?.created_at}_${late?.id}` };
}

/** Returns the cookie of an admin who is signed in. */
async function seed({ DATA_DIR, DATABASE_URL }: Database, now: number): Promise<string> {
  const storage = await openStorage({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, silentLog);
  const { user, token } = await storage.transaction(async (queries) => {
    const member = await addMember(queries, "bench@firm.example", "admin", now);
    if (member === undefined) throw new Error("The database is not empty.");
    return { user: member, token: await openDeskSession(queries, member.id, now) };
  });
  await seedLeads(storage, { count: seeds, now, owners: [user.id], withMessages: 0 });
  await storage.close();
  return `desk_session=${token}`;
}

/** A connection without the durability that only filling would pay for. */
async function connect({ DATA_DIR, DATABASE_URL }: Database) {
  if (DATABASE_URL === undefined) {
    const database = new DatabaseSync(sqliteFile(DATA_DIR));
    database.exec("PRAGMA synchronous = OFF");
    return {
      run: async (sql: string) => database.exec(sql),
      rows: async (sql: string) => database.prepare(sql).all(),
      tidy: async () => database.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
      close: async () => database.close(),
    };
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query("SET synchronous_commit = off");
  return {
    run: (sql: string) => client.query(sql),
    rows: async (sql: string): Promise<Record<string, unknown>[]> => (await client.query(sql)).rows,
    // What PostgreSQL does by itself some time after so many rows were stored.
    tidy: () => client.query("VACUUM ANALYZE"),
    close: () => client.end(),
  };
}
