import { type ExpressionBuilder, type Insertable, type RawBuilder, sql } from "kysely";
import type { Queries, Tables } from "./tables.ts";

type OneOf<Value> = Value | readonly Value[];

/** By their ids, or by the value that each of these columns has: of a list, one of its values. */
type RowFilter<Table extends keyof Tables> =
  | { [Column in keyof Tables[Table]]?: OneOf<Tables[Table][Column]> }
  | (Tables[Table] extends { id: infer Id } ? OneOf<Id> : never);

function matching(filter: unknown) {
  const isColumns = typeof filter === "object" && !Array.isArray(filter);
  const columns = Object.entries<string | null>(isColumns ? Object(filter) : { id: filter });
  return (eb: ExpressionBuilder<Tables, "leads">) =>
    eb.and(
      columns.map(([name, value]) => {
        const column = name as "id";
        if (value === null) return eb(column, "is", null);
        return eb(column, Array.isArray(value) ? "in" : "=", value);
      }),
    );
}

/** In the order of these columns. */
export async function findRows<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
  ...order: readonly (keyof Tables[Table] & string)[]
): Promise<Tables[Table][]> {
  const rows = queries
    .selectFrom(table as "leads")
    .selectAll()
    .where(matching(filter));
  const sorted = order.reduce((query, column) => query.orderBy(column as "id"), rows);
  return (await sorted.execute()) as never;
}

export async function findRow<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
): Promise<Tables[Table] | undefined> {
  return (await findRows(queries, table, filter))[0];
}

/** A row that is there because another refers to it. */
export async function knownRow<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
): Promise<Tables[Table]> {
  const row = await findRow(queries, table, filter);
  if (row === undefined) throw new Error(`A row of ${table} is missing.`);
  return row;
}

export async function countRows<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
): Promise<number> {
  const rows = queries.selectFrom(table as "leads").where(matching(filter));
  const { count } = await rows
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False, and nothing is added, if there is one with the same key. */
export async function addRow<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const add = queries.insertInto(table as "leads").values(row as never);
  const { numInsertedOrUpdatedRows = 0n } = await add
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The row with this key has these values from now on. It is added if there is none. */
export async function putRow<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  key: Partial<Tables[Table]>,
  values: Partial<Tables[Table]>,
) {
  await queries
    .insertInto(table as "leads")
    .values({ ...key, ...values } as never)
    .onConflict((conflict) =>
      conflict.columns(Object.keys(key) as "id"[]).doUpdateSet(values as object),
    )
    .execute();
}

/** For changeRows: what the column has, and so many more. */
export const more = (column: string, by = 1) => sql<number>`${sql.ref(column)} + ${by}`;

/** Returns the rows as they are now. */
export async function changeRows<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
  values: { [Column in keyof Tables[Table]]?: Tables[Table][Column] | RawBuilder<number> },
): Promise<Tables[Table][]> {
  const change = queries.updateTable(table as "leads").set(values as object);
  return (await change.where(matching(filter)).returningAll().execute()) as never;
}

/** Returns the rows as they were. */
export async function deleteRows<Table extends keyof Tables>(
  queries: Queries,
  table: Table,
  filter: RowFilter<Table>,
): Promise<Tables[Table][]> {
  const gone = queries.deleteFrom(table as "leads").where(matching(filter));
  return (await gone.returningAll().execute()) as never;
}

/** Whether a column contains this text, in which % and _ are letters like any other. */
export const contains = (column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`${column} LIKE ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`;

type InAnswer<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<InAnswer<Rest>>}`
  : Column;

/** Columns of a row by the names that answers give them: `created_at` is `createdAt` there. */
export function columnsOf<Row extends object, Column extends keyof Row & string>(
  row: Row,
  ...columns: readonly Column[]
): { [Name in Column as InAnswer<Name>]: Row[Name] } {
  const inAnswer = (column: string) =>
    column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(columns.map((column) => [inAnswer(column), row[column]])) as never;
}

/** A damaged row must not keep its screen from opening. */
export function jsonOrUndefined(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
