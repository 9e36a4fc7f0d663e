import type { DeskRole } from "#contracts/desk/session.ts";
import { newId } from "../../storage/ids.ts";
import { changeRows, findRow } from "../../storage/rows.ts";
import type { DeskUserRow, Queries } from "../../storage/tables.ts";

export function findMember(queries: Queries, address: string): Promise<DeskUserRow | undefined> {
  return findRow(queries, "desk_users", {
    email: address.trim().toLowerCase(),
    removed_at: null,
  });
}

/**
 * An account at the provider. Its subject never changes, but its address may be given to another
 * person.
 */
export type OidcAccount = { issuer: string; subject: string; email: string };

/**
 * The member with the account's address. The first account that signs in with the address is
 * remembered, and after that no other account is accepted for it.
 */
export async function memberOfAccount(queries: Queries, { issuer, subject, email }: OidcAccount) {
  const member = await findMember(queries, email);
  if (member === undefined) return undefined;
  if (member.oidc_subject !== null)
    return member.oidc_issuer === issuer && member.oidc_subject === subject ? member : undefined;
  // If two accounts are the first at the same moment, only one is remembered.
  const first = { id: member.id, oidc_subject: null };
  const account = { oidc_issuer: issuer, oidc_subject: subject };
  return (await changeRows(queries, "desk_users", first, account))[0];
}

/**
 * Allows an address to sign in with this role. A user who was removed becomes the same user again,
 * so that their notes stay theirs. Undefined if the address is already in the team.
 */
export async function addMember(queries: Queries, address: string, role: DeskRole, now: number) {
  const email = address.trim().toLowerCase();
  const added = { role, created_at: now, last_seen_at: null, removed_at: null };
  return queries
    .insertInto("desk_users")
    .values({ id: newId(), email, ...added })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(added).where("desk_users.removed_at", "is not", null),
    )
    .returningAll()
    .executeTakeFirst();
}
