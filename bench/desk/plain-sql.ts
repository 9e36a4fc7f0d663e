import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";

/** A statement in the SQL that both engines understand, with `?` for each value. */
export type Statement = { sql: string; values: readonly (string | number)[] };

/** The peer: the statements and their rows, without a server around them. */
export type PlainSql = {
  run(statements: readonly Statement[]): Promise<void>;
  /** What the database does by itself some time after so many rows were stored. */
  tidy(): Promise<void>;
  close(): Promise<void>;
};

/** Each statement is prepared once, as the server does. */
export async function plainSqlite(file: string): Promise<PlainSql> {
  const database = new DatabaseSync(file);
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  return {
    async run(statements) {
      for (const { sql, values } of statements) {
        const statement = prepared.get(sql) ?? database.prepare(sql);
        prepared.set(sql, statement);
        statement.all(...(values as SQLInputValue[]));
      }
    },
    tidy: async () => {},
    close: async () => database.close(),
  };
}

export async function plainPostgres(databaseUrl: string): Promise<PlainSql> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return {
    async run(statements) {
      for (const { sql, values } of statements) {
        let number = 0;
        const text = sql.replaceAll("?", () => `$${++number}`);
        await client.query(text, [...values]);
      }
    },
    tidy: async () => {
      await client.query("VACUUM ANALYZE");
    },
    close: () => client.end(),
  };
}
