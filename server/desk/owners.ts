import type { DeskPerson } from "#contracts/desk/leads.ts";
import type { Queries } from "../storage/tables.ts";

/** Who can own a lead. */
export function presentUsers(queries: Queries): Promise<DeskPerson[]> {
  return users(queries).where("removed_at", "is", null).execute();
}

/** Also who was removed since: their leads must be found and given to somebody else. */
export function everyUser(queries: Queries): Promise<DeskPerson[]> {
  return users(queries).execute();
}

function users(queries: Queries) {
  return queries.selectFrom("desk_users").select(["id", "email"]).orderBy("email");
}
