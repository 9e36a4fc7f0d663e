/**
 * Where a page of a list ended. Lists are read newest first, after (created_at, id) rather than
 * from a row number: whatever is stored meanwhile, the next page repeats and skips nothing.
 */
export type PagePosition = { at: number; id: string };

function writePosition({ at, id }: PagePosition): string {
  return `${at}_${id}`;
}

/** A position that cannot be read starts from the top. */
export function readPosition(after: string | undefined): PagePosition | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(after ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Of rows that were read with one more than the page holds: the page, and where the next begins. */
export function pageOf<Row extends { created_at: number; id: string }>(
  rows: readonly Row[],
  size: number,
): { rows: readonly Row[]; after: string | null } {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return { rows: page, after: last ? writePosition({ at: last.created_at, id: last.id }) : null };
}
