import { randomUUID } from "node:crypto";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";
import { sqliteFile } from "#server/storage/storage.ts";

/** The settings that say where a server keeps its data. */
export type Database = { DATA_DIR: string; DATABASE_URL?: string };

type Value = string | number | null;
type Row = Record<string, Value>;

/** The rows as our server stored them. */
export type StoredRows = { lead: Row; messages: Row[] };

/** As many as our server has. SQLite has one writer anyway. */
const postgresConnections = 10;

type Connection = {
  placeholder(index: number): string;
  query(statement: string, values?: Value[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** The one lead of this database, and its messages. */
export async function storedRows(database: Database): Promise<StoredRows> {
  const connection = await connect(database);
  const [lead] = await connection.query("SELECT * FROM leads");
  const messages = await connection.query("SELECT * FROM outbox");
  await connection.close();
  if (!lead || messages.length === 0) throw new Error("The server stored no lead or no message.");
  return { lead, messages };
}

/** The peer, which only commits a lead and its messages durably. */
export async function bareInserts(database: Database, rows: StoredRows) {
  const length = database.DATABASE_URL ? postgresConnections : 1;
  const connections = await Promise.all(Array.from({ length }, () => connect(database)));
  return {
    async perSecond(milliseconds: number): Promise<number> {
      const began = performance.now();
      let inserted = 0;
      await Promise.all(
        connections.map(async (connection) => {
          while (performance.now() - began < milliseconds) {
            await insertOnce(connection, rows);
            inserted += 1;
          }
        }),
      );
      return (inserted * 1000) / (performance.now() - began);
    },
    async close(): Promise<void> {
      await Promise.all(connections.map((connection) => connection.close()));
    },
  };
}

async function insertOnce(connection: Connection, { lead, messages }: StoredRows): Promise<void> {
  const insert = (table: string, row: Row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => connection.placeholder(index));
    const statement = `INSERT INTO ${table} (${columns}) VALUES (${places})`;
    return connection.query(statement, Object.values(row));
  };
  const id = randomUUID();
  await connection.query("BEGIN");
  await insert("leads", { ...lead, id, idempotency_hash: randomUUID() });
  for (const message of messages)
    await insert("outbox", { ...message, id: randomUUID(), lead_id: id });
  await connection.query("COMMIT");
}

async function connect({ DATA_DIR, DATABASE_URL }: Database): Promise<Connection> {
  return DATABASE_URL ? connectToPostgres(DATABASE_URL) : openSqlite(sqliteFile(DATA_DIR));
}

function openSqlite(file: string): Connection {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = FULL");
  const prepared = new Map<string, StatementSync>();
  return {
    placeholder: () => "?",
    async query(statement, values = []) {
      const ready = prepared.get(statement) ?? database.prepare(statement);
      prepared.set(statement, ready);
      return ready.all(...values) as Row[];
    },
    close: async () => database.close(),
  };
}

async function connectToPostgres(databaseUrl: string): Promise<Connection> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return {
    placeholder: (index) => `$${index + 1}`,
    async query(text, values = []) {
      // A named statement is prepared once.
      return (await client.query({ name: text.slice(0, 40), text, values })).rows;
    },
    close: () => client.end(),
  };
}
