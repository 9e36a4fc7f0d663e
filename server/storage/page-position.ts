import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Where a page of a list ended. Lists are read newest first, after (created_at, id) instead of from
 * an offset, so that the next page repeats and skips nothing when rows are added meanwhile.
 */
export type PagePosition = { at: number; id: string };

/** As pageOf writes it. An invalid position starts from the top. */
export function readPosition(after: string | undefined): PagePosition | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(after ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** The rows of a table after the page that ended there. `sign` is `>` where the oldest come first. */
export function isAfter(
  table: string,
  position: PagePosition | undefined,
  { time = "created_at", sign = "<" }: { time?: string; sign?: "<" | ">" } = {},
): RawBuilder<SqlBool> {
  if (position === undefined) return sql`1 = 1`;
  const columns = sql`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.id`)})`;
  return sql`${columns} ${sql.raw(sign)} (${position.at}, ${position.id})`;
}

const rowsAtATime = 500;

/** All pages of a list, so that a hundred thousand rows need no more memory than a few hundred. */
export async function* pagesOf<Row extends { created_at: number; id: string }>(
  read: (page: { after: PagePosition | undefined; limit: number }) => Promise<Row[]>,
  timeOf: (row: Row) => number = (row) => row.created_at,
): AsyncGenerator<Row[]> {
  for (let after: PagePosition | undefined; ; ) {
    const rows = await read({ after, limit: rowsAtATime });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = { at: timeOf(last), id: last.id };
  }
}

/** One more row than the page holds means that there is a next page. */
export function pageOf<Row extends { created_at: number; id: string }>(
  rows: readonly Row[],
  size: number,
  timeOf: (row: Row) => number = (row) => row.created_at,
): { rows: readonly Row[]; after: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: page, after: last ? `${timeOf(last)}_${last.id}` : null };
}
