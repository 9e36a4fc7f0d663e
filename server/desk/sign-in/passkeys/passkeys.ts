import type { Passkey } from "#contracts/desk/passkeys.ts";
import { changeRows, columnsOf, findRows } from "../../../storage/rows.ts";
import type { DeskPasskeyRow, Queries } from "../../../storage/tables.ts";

/** A user's passkeys, oldest first. */
export function passkeysOf(queries: Queries, userId: string): Promise<DeskPasskeyRow[]> {
  return findRows(queries, "desk_passkeys", { user_id: userId }, "created_at", "id");
}

export async function hasPasskey(queries: Queries, userId: string): Promise<boolean> {
  return (await passkeysOf(queries, userId)).length > 0;
}

/** How many each user has. */
export async function passkeyCounts(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom("desk_passkeys")
    .select(({ fn }) => ["user_id", fn.countAll().as("count")])
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, Number(count)]));
}

export type PasskeyOfMember = DeskPasskeyRow & { email: string };

/** The passkey with its owner's address, if the owner is still in the team. */
export function findPasskey(queries: Queries, credentialId: string) {
  return queries
    .selectFrom("desk_passkeys")
    .innerJoin("desk_users", "desk_users.id", "desk_passkeys.user_id")
    .selectAll("desk_passkeys")
    .select("email")
    .where("credential_id", "=", credentialId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Returns false if the passkey is gone or was used with this counter meanwhile. */
export async function notePasskeyUse(
  queries: Queries,
  { id, counter }: DeskPasskeyRow,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const used = { counter: newCounter, last_used_at: now };
  return (await changeRows(queries, "desk_passkeys", { id, counter }, used)).length > 0;
}

export function asPasskey(row: DeskPasskeyRow): Passkey {
  return columnsOf(row, "id", "name", "created_at", "last_used_at");
}
