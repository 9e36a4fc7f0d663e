import type { Queries } from "./tables.ts";

/**
 * Lets one transaction at a time change calls or the team, or merge people. PostgreSQL would run
 * several at once, so each first updates the same row, which locks it. Limits, such as calls a day,
 * then count what is really there. A double booking is refused without this too, by the key of the cells.
 */
export async function takeTurns(queries: Queries) {
  await queries
    .updateTable("desk_users")
    .set(({ ref }) => ({ email: ref("email") }))
    .where("id", "=", ({ selectFrom, fn }) =>
      selectFrom("desk_users").select(fn.min("id").as("first")),
    )
    .execute();
}
