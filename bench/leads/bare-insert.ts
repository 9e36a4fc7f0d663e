import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import { silentLog } from "#server/log.ts";
import { newId } from "#server/storage/ids.ts";
import { openPostgres, openSqlite } from "#server/storage/storage.ts";

/** The peer: the same two rows, lead and message, in one durable commit, and nothing else. */
export type BareInsert = {
  perSecond(milliseconds: number): Promise<number>;
  close(): Promise<void>;
};

/** Rows as the server stored them; each insert gives them new ids. */
export type StoredRows = { lead: Row; message: Row };
type Row = Record<string, string | number | null>;

function newRows({ lead, message }: StoredRows): [Row, Row] {
  const id = newId();
  return [
    { ...lead, id, idempotency_hash: randomUUID() },
    { ...message, id: newId(), lead_id: id },
  ];
}

function insertInto(table: string, row: Row, placeholder: (index: number) => string): string {
  const columns = Object.keys(row);
  return `INSERT INTO ${table} (${columns}) VALUES (${columns.map((_, n) => placeholder(n))})`;
}

export async function bareInsertIntoSqlite(folder: string, rows: StoredRows): Promise<BareInsert> {
  const file = join(folder, "bare.sqlite");
  // Opening it once makes the tables and indexes that the server has.
  await (await openSqlite(file)).close();
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const insertLead = database.prepare(insertInto("leads", rows.lead, () => "?"));
  const insertMessage = database.prepare(insertInto("outbox", rows.message, () => "?"));
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  return {
    async perSecond(milliseconds) {
      const started = performance.now();
      let count = 0;
      for (; performance.now() - started < milliseconds; count++) {
        const [lead, message] = newRows(rows);
        begin.run();
        insertLead.run(...(Object.values(lead) as SQLInputValue[]));
        insertMessage.run(...(Object.values(message) as SQLInputValue[]));
        commit.run();
      }
      return (count * 1000) / (performance.now() - started);
    },
    close: async () => database.close(),
  };
}

/** On as many connections at once as the server has. */
export async function bareInsertIntoPostgres(
  databaseUrl: string,
  connections: number,
  rows: StoredRows,
): Promise<BareInsert> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  await (await openPostgres(databaseUrl, silentLog)).close();
  const leadSql = insertInto("leads", rows.lead, (index) => `$${index + 1}`);
  const messageSql = insertInto("outbox", rows.message, (index) => `$${index + 1}`);
  return {
    async perSecond(milliseconds) {
      const started = performance.now();
      let count = 0;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          const client = await pool.connect();
          while (performance.now() - started < milliseconds) {
            const [lead, message] = newRows(rows);
            await client.query("BEGIN");
            await client.query({ name: "lead", text: leadSql, values: Object.values(lead) });
            await client.query({ name: "mail", text: messageSql, values: Object.values(message) });
            await client.query("COMMIT");
            count += 1;
          }
          client.release();
        }),
      );
      return (count * 1000) / (performance.now() - started);
    },
    close: () => pool.end(),
  };
}
